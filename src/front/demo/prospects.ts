import type { ProspectSource } from "#hiring/talent-pools/terms.ts";
import { showcaseJobKey } from "./jobs/showcase.ts";

/** Somebody whom the demo company has added; `pool` is an index of `pools`, `onJob` names the job whose board they are on, and `invited` the one that they are invited to apply for. */
export interface DemoProspect {
  name: string;
  title: string;
  location: number;
  born: number;
  skills: string[];
  source: ProspectSource;
  /** Days ago. */
  ago: number;
  pool?: number;
  onJob?: string;
  invited?: string;
  email?: string;
  phone?: string;
}

export const pools = [
  { name: "Kỹ sư phần mềm tiềm năng", category: 6 },
  { name: "Quản lý kinh doanh khu vực phía Nam", category: 61 },
  { name: "Ứng viên vòng cuối năm nay", category: null },
] as const;

const hcm = 27;
const hanoi = 22;
const danang = 14;

/** People whom the recruiters of the demo company know from elsewhere. */
export const prospects: readonly DemoProspect[] = [
  {
    name: "Phạm Ngọc Ánh Dương",
    title: "Senior Backend Engineer",
    location: hcm,
    born: 1992,
    source: "linkedin",

    skills: ["Go", "PostgreSQL", "Kafka"],
    ago: 0,
    pool: 0,
    onJob: showcaseJobKey,
    email: "anhduong.pham@example.com",
  },
  {
    name: "Trương Vĩnh Khang",
    title: "Kỹ sư DevOps",
    location: hanoi,
    born: 1990,
    source: "referral",

    skills: ["Kubernetes", "Terraform", "AWS"],
    ago: 4,
    pool: 0,
    email: "vkhang.truong@example.com",
    invited: "maytrang-07",
  },
  {
    name: "Đặng Thùy Linh",
    title: "Product Designer",
    location: hcm,
    born: 1995,
    source: "event",

    skills: ["Figma", "UI Design", "Design System"],
    ago: 0,
    onJob: "maytrang-06",
    phone: "+84903111222",
  },
  {
    name: "Hoàng Minh Quân",
    title: "Giám đốc Kinh doanh khu vực",
    location: hcm,
    born: 1984,
    source: "linkedin",
    skills: ["B2B", "Quản lý đội nhóm", "CRM"],
    ago: 9,
    pool: 1,
    email: "quan.hoang@example.com",
  },
  {
    name: "Bùi Thị Kim Oanh",
    title: "Trưởng nhóm Kinh doanh",
    location: danang,
    born: 1989,
    source: "job_site",
    skills: ["Bán hàng", "Đàm phán"],
    ago: 11,
    pool: 1,
    email: "kimoanh.bui@example.com",
  },
  {
    name: "Lý Gia Huy",
    title: "Lập trình viên Frontend",
    location: hcm,
    born: 1997,
    source: "facebook",

    skills: ["React", "TypeScript"],
    ago: 15,
    pool: 0,
    email: "giahuy.ly@example.com",
    invited: "maytrang-02",
  },
  {
    name: "Lý Gia Huy",
    title: "Frontend Developer",
    location: hcm,
    born: 1997,
    source: "added",
    skills: ["Vue", "CSS"],
    ago: 21,
    phone: "+84904555666",
  },
  {
    name: "Vũ Hải Yến",
    title: "Chuyên viên Tuyển dụng",
    location: hanoi,
    born: 1993,
    source: "referral",
    skills: ["Tuyển dụng IT", "Phỏng vấn"],
    ago: 24,
    email: "haiyen.vu@example.com",
  },
  {
    name: "Ngô Đức Thịnh",
    title: "Data Engineer",
    location: hcm,
    born: 1991,
    source: "linkedin",
    skills: ["Python", "Spark", "Airflow"],
    ago: 30,
    pool: 2,
    email: "thinh.ngo@example.com",
  },
  {
    name: "Mai Phương Thảo",
    title: "Kế toán tổng hợp",
    location: hcm,
    born: 1988,
    source: "event",
    skills: ["MISA", "Excel", "Thuế"],
    ago: 45,
    pool: 2,
    email: "phuongthao.mai@example.com",
  },
];
