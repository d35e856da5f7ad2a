import { plusDays } from "../calendar.ts";
import { newcomers as names, showcaseCompany } from "../people/members.ts";
import type { DemoMarket, DemoMember } from "../types.ts";

/**
 * Returns recruiters who have just joined and not yet verified their email. Each owns one of the jobs that wait for review, so that a reviewer sees “email not verified”.
 */
export function newcomers(market: DemoMarket): { members: DemoMember[]; ownerOf: Map<string, string> } {
  const waiting = new Map(
    market.jobs
      .filter((job) => job.state === "reviewing" && job.companyKey !== showcaseCompany)
      .map((job) => [job.companyKey, job]),
  );
  const ownerOf = new Map<string, string>();
  const members = [...waiting.values()].slice(0, names.length).map((job, index): DemoMember => {
    const { fullName, local, gender } = names[index]!;
    const key = `${job.companyKey}-new`;
    ownerOf.set(job.key, key);
    return {
      key,
      kind: "recruiter",
      companyKey: job.companyKey,
      admin: false,
      fullName,
      email: `${local}@${job.companyKey}.test`,
      phone: `+8490000000${index + 1}`,
      title: job.language === "vi" ? "Chuyên viên Tuyển dụng" : "Recruiter",
      gender,
      language: job.language,
      createdAt: plusDays(job.createdAt, -1),
    };
  });
  return { members, ownerOf };
}
