import type { Tx } from "#kit/db.ts";
import { createAlert } from "#market/job-alerts/commands/alerts.ts";
import { plusDays } from "../calendar.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import type { DemoCandidate } from "../types.ts";
import type { Ids } from "./people.ts";

const wanted = [
  {
    keyword: "Backend",
    locationIds: [22, 27],
    categoryIds: [],
    salaryMin: null,
    remote: false,
    frequency: "daily",
  },
  {
    keyword: null,
    locationIds: [],
    categoryIds: [6],
    salaryMin: 40_000_000,
    remote: true,
    frequency: "weekly",
  },
] as const;

/** Creates the job alerts of the demo candidate. */
export async function addAlerts(
  tx: Tx,
  candidates: readonly DemoCandidate[],
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const person = candidates.find(({ key }) => key === demoCandidateKey)!;
  const { email, fullName, language } = person;
  const actor = {
    ...({ kind: "candidate", email, fullName, language, emailVerified: true } as const),
    accountId: ids.accounts.get(person.key)!,
    candidateId: ids.candidates.get(person.key)!,
  };
  for (const { locationIds, categoryIds, ...criteria } of wanted)
    await createAlert(
      tx,
      actor,
      {
        ...criteria,
        locationIds: [...locationIds],
        categoryIds: [...categoryIds],
        jobTypes: [],
        jobLevels: [],
        experience: [],
        companyId: null,
        email,
        language,
      },
      plusDays(asOf, -1),
    );
}
