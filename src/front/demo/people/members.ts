import { z } from "zod";
import { administration } from "../administration.ts";
import { agencySeeds } from "../agency/seeds.ts";
import { plusDays } from "../calendar.ts";
import { inBoth, readData, text, texts } from "../data.ts";
import { randomOf } from "../random.ts";
import { genders } from "../terms.ts";
import type { DemoCompany, DemoMember } from "../types.ts";
import { addressing, dialling, dottedName, naming } from "./names.ts";

/** The key of the demo company, to which `recruiter@sen.test` and `member@sen.test` belong. */
export const showcaseCompany = "maytrang";

const person = z.strictObject({ fullName: text, gender: z.literal(genders) });
const data = readData(
  "members",
  z.strictObject({
    /** The demo accounts, in the order in which the API documents them. */
    accounts: z.array(
      person.extend({
        key: text,
        kind: z.enum(["recruiter", "consultant", "admin"]),
        companyKey: text.nullable(),
        admin: z.boolean(),
        email: text,
        title: text,
      }),
    ),
    /** Job titles of a company's members, by their index in the team. */
    titles: inBoth(z.array(texts)),
    newcomers: z.array(person.extend({ local: text })),
    /** Open invites of the demo company. */
    invited: z.array(z.strictObject({ email: text, days: z.int() })),
  }),
);
export const { newcomers, invited } = data;
const { accounts, titles } = data;

/** Names that are reserved for fixed accounts, so that no generated person gets them. */
export const fixedNames: readonly string[] = [...accounts.map((member) => member.fullName), "Trần Minh Khôi"];

/** Returns the consultants and the administrator besides those of the demo accounts. Their phone numbers change none of other people. */
function colleaguesOf(createdAt: Date): DemoMember[] {
  const phone = dialling(randomOf("consultants"));
  const consultants = agencySeeds.colleagues.map(
    (colleague): DemoMember => ({
      ...colleague,
      kind: "consultant",
      companyKey: null,
      phone: phone(),
      language: "vi",
      createdAt,
    }),
  );
  const { colleague } = administration;
  return [...consultants, { ...colleague, phone: phone(), language: "vi", createdAt }];
}

/** Returns the recruiters of the companies, the consultants and the administrators. The demo accounts come first. */
export function makeMembers(companies: readonly DemoCompany[]): DemoMember[] {
  const random = randomOf("members");
  const name = naming(random);
  const phone = dialling(random);
  const address = addressing();
  const created = new Map(companies.map((company) => [company.key, company.createdAt]));
  const first = new Date(Math.min(...companies.map((company) => company.createdAt.getTime())));
  const members: DemoMember[] = accounts.map((member) => ({
    ...member,
    phone: phone(),
    language: "vi",
    createdAt: (member.companyKey && created.get(member.companyKey)) || plusDays(first, -30),
  }));
  for (const company of companies) {
    const fixedCount = members.filter((member) => member.companyKey === company.key).length;
    const count =
      company.key === showcaseCompany ? 4 : 1 + random.int(company.size > 1 ? 1 : 0, company.size);
    for (let i = fixedCount; i < count; i++) {
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
  return [...members, ...colleaguesOf(plusDays(first, -30))];
}
