import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { sectionNames } from "./terms.ts";

/** A row of each section, with every field. */
const entries = {
  work_experiences: {
    company_name: "Công ty Bếp",
    job_title: "Đầu bếp",
    employment_type: 1,
    job_level: 1,
    from: "2019-03",
    to: "2021-05",
    currently_working: false,
    description: "Nấu ăn",
  },
  educations: {
    university_name: "Đại học Huế",
    degree: 1,
    major: "Du lịch",
    from: "2015",
    to: "2019",
    description: "Học",
  },
  skills: { name: "Nấu chay", years: 1 },
  languages: { language: 2, proficiency: 2 },
  certificates: { name: "IELTS", issue_date: "2018-02", description: "7.5" },
  achievements: { name: "Giải nhất", description: "Thi nấu ăn" },
  work_references: { platform: "GitHub", link: "https://example.com/bep" },
  referencers: {
    name: "Trần Thị Bình",
    company: "Công ty Bếp",
    email: "binh@example.test",
    phone: "+84901234567",
    description: "Quản lý",
  },
} as const;
const own = { phone: "+84901234567" };

/** A current job has no end. */
const ended = () => ({ body: { currently_working: false } });
const byPhone = () => ({ body: own });
const linkOfPortfolio = () => ({ body: { link: "https://example.com/gioi-thieu" } });
export const ownRequests: OwnRequests = {
  "PUT /candidates/profile": () => ({
    body: { ...own, notice_days: 30, notice_of_availability: 30 },
  }),
  "PUT /candidates/privacy": () => ({ body: { visible_to_agencies: true } }),
  "POST /candidates/profile/import": () => ({
    body: { ...own, ...Object.fromEntries(sectionNames.map((name) => [name, [entries[name]]])) },
  }),
  "POST /candidates/profile/work_experiences": ended,
  "PUT /candidates/profile/work_experiences/:id": ended,
  "POST /candidates/profile/referencers": byPhone,
  "PUT /candidates/profile/referencers/:id": byPhone,
  "POST /candidates/profile/work_references": linkOfPortfolio,
  "PUT /candidates/profile/work_references/:id": linkOfPortfolio,
};

export const stored: Stored = {
  "PUT /candidates/profile/photo": "has a file alone (photo.test.ts)",
  ...Object.fromEntries(
    sectionNames.map((name) => [
      `PUT /candidates/profile/${name}/order`,
      "lists are compared without their order (profile.test.ts)",
    ]),
  ),
};

export const pages: Pages = () => ({
  candidate: {
    "my-profile": ["/my-profile"],
  },
});
