import { plusDays } from "../calendar.ts";
import { randomOf } from "../random.ts";
import type { DemoCompany, DemoMember, Language } from "../types.ts";
import { addressing, dialling, dottedName, naming } from "./names.ts";

/** The company of `recruiter@sen.test` and `member@sen.test`. */
export const showcaseCompany = "maytrang";

const titles: Record<Language, readonly (readonly string[])[]> = {
  vi: [
    ["Trưởng phòng Nhân sự", "Giám đốc Nhân sự", "Trưởng phòng Hành chính nhân sự"],
    ["Chuyên viên Tuyển dụng", "Chuyên viên Nhân sự", "Nhân viên Tuyển dụng"],
    ["Trưởng nhóm Kỹ thuật", "Trưởng phòng Kinh doanh", "Quản lý Vận hành"],
    ["Trợ lý Nhân sự", "Chuyên viên Thương hiệu tuyển dụng"],
  ],
  en: [
    ["HR Manager", "Head of People", "People & Culture Manager"],
    ["Talent Acquisition Specialist", "Recruiter", "HR Executive"],
    ["Engineering Manager", "Sales Manager", "Operations Manager"],
    ["People Assistant", "Employer Branding Specialist"],
  ],
};

type Fixed = Pick<
  DemoMember,
  "key" | "kind" | "companyKey" | "admin" | "fullName" | "email" | "title" | "gender"
>;
const fixed: readonly Fixed[] = [
  {
    key: "admin",
    kind: "admin",
    companyKey: null,
    admin: true,
    fullName: "Đỗ Thanh Hà",
    email: "admin@sen.test",
    title: "Quản trị hệ thống",
    gender: 2,
  },
  {
    key: "consultant",
    kind: "consultant",
    companyKey: null,
    admin: true,
    fullName: "Lê Quang Vinh",
    email: "consultant@sen.test",
    title: "Chuyên viên Tư vấn tuyển dụng",
    gender: 1,
  },
  {
    key: "maytrang-1",
    kind: "recruiter",
    companyKey: showcaseCompany,
    admin: true,
    fullName: "Phạm Thu Hương",
    email: "recruiter@sen.test",
    title: "Trưởng phòng Nhân sự",
    gender: 2,
  },
  {
    key: "maytrang-2",
    kind: "recruiter",
    companyKey: showcaseCompany,
    admin: false,
    fullName: "Vũ Hoàng Nam",
    email: "member@sen.test",
    title: "Chuyên viên Tuyển dụng",
    gender: 1,
  },
];

/** Names no generated person may get. */
export const fixedNames: readonly string[] = [...fixed.map((member) => member.fullName), "Trần Minh Khôi"];

/** The recruiters of the companies, the consultant and the administrator; the demo accounts come first. */
export function makeMembers(companies: readonly DemoCompany[]): DemoMember[] {
  const random = randomOf("members");
  const name = naming(random);
  const phone = dialling(random);
  const address = addressing();
  const created = new Map(companies.map((company) => [company.key, company.createdAt]));
  const first = new Date(Math.min(...companies.map((company) => company.createdAt.getTime())));
  const members: DemoMember[] = fixed.map((member) => ({
    ...member,
    phone: phone(),
    language: "vi",
    createdAt: (member.companyKey && created.get(member.companyKey)) || plusDays(first, -30),
  }));
  for (const company of companies) {
    const known = members.filter((member) => member.companyKey === company.key).length;
    const count =
      company.key === showcaseCompany ? 4 : 1 + random.int(company.size > 1 ? 1 : 0, company.size);
    for (let i = known; i < count; i++) {
      let person = name();
      while (fixedNames.includes(person.fullName)) person = name();
      members.push({
        key: `${company.key}-${i + 1}`,
        kind: "recruiter",
        companyKey: company.key,
        admin: i === 0,
        fullName: person.fullName,
        email: address(dottedName(person.fullName), `${company.key}.test`),
        phone: phone(),
        title: random.pick(titles[company.language][i] ?? titles[company.language][1]!),
        gender: person.gender,
        language: company.language,
        createdAt: plusDays(company.createdAt, i * random.int(1, 12)),
      });
    }
  }
  return members;
}
