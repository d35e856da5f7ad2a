import type { Database } from "#kit/db.ts";
import type { RawAd } from "../../bench/several/raw-ads.ts";
import { wordsOf } from "../../bench/several/words.ts";

const kindNames: Record<number, string> = {
  0: "full time",
  1: "part time",
  2: "internship, thực tập",
  5: "freelancer",
  6: "hybrid",
  9: "remote",
};
const levelNames = ["intern", "junior", "senior", "supervisor", "manager", "director"];
const experienceNames = [
  "không yêu cầu",
  "dưới 1 năm",
  "1 - 3 năm",
  "3 - 5 năm",
  "5 - 10 năm",
  "trên 10 năm",
];

/** Returns the published jobs as ads that the judge of several things reads; their ids are those of the jobs. */
export async function demoAds({ db }: Database): Promise<RawAd[]> {
  const places = await db.selectFrom("locations").select(["id", "state_vn"]).execute();
  const nameOf = new Map(places.map(({ id, state_vn }) => [id, state_vn]));
  const rows = await db
    .selectFrom("job_search as s")
    .innerJoin("jobs as j", "j.id", "s.job_id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["j.id", "j.title", "c.name", "j.skills", "j.description", "j.requirement", "j.remote"])
    .select(["j.location_ids", "j.job_type", "j.job_level", "j.experience_id"])
    .select(["j.salary_type", "j.salary_min", "j.salary_max"])
    .execute();
  return rows.map((job) => {
    const title = wordsOf(job.title);
    const company = wordsOf(job.name);
    const body = wordsOf(`${job.description} ${job.requirement}`.replace(/<[^>]*>/g, " "));
    const million = (sum: number | null) => Math.round((sum ?? 0) / 100_000) / 10;
    return {
      id: String(job.id),
      title,
      company,
      body,
      all: [title, company, ...job.skills.map(wordsOf), body].join("|"),
      place: wordsOf(job.location_ids.map((id) => nameOf.get(id)).join(", ")),
      level: wordsOf(levelNames[job.job_level ?? -1] ?? ""),
      experience: wordsOf(experienceNames[job.experience_id ?? -1] ?? ""),
      category: "",
      kind: wordsOf([kindNames[job.job_type ?? -1] ?? "", job.remote ? "remote" : ""].join(", ")),
      // A private range is no statement of the ad.
      pay: job.salary_type === 1 ? "" : `${million(job.salary_min)} - ${million(job.salary_max)} triệu`,
    };
  });
}
