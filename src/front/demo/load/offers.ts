import type { Insertable } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { hoursAMonth } from "#market/jobs/monthly-pay.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../db/types.ts";
import type { DemoJob, Stage } from "../types.ts";
import type { Facts, Numbered } from "./applicants.ts";

const minute = 60_000;

/** Inserts the offers, and attaches the files to the latest offers of a company. */
export async function addOffers(
  tx: Tx,
  numbered: readonly Numbered[],
  facts: Facts,
  attachments: { companyId: number; files: readonly { key: string; bytes: number }[] },
): Promise<void> {
  await insertMany(
    tx,
    "offers",
    numbered.flatMap((one) => offerOf(one, facts)),
  );
  await attachFiles(tx, attachments);
}

/** Returns the offer of an applicant who reached the offer stage: pending, accepted by a hire, canceled or declined. */
function offerOf({ application, id }: Numbered, { ids, jobs }: Facts): Insertable<DB["offers"]>[] {
  const made = application.events.find((event) => event.kind === "moved" && event.to === "offer");
  if (!made) return [];
  const job = jobs.get(application.jobKey)!;
  const statuses: Partial<Record<Stage, string>> = {
    offer: "pending",
    hired: "accepted",
    withdrawn: "canceled",
  };
  const status = statuses[application.stage] ?? "declined";
  const isAnswered = status === "accepted" || status === "declined";
  const last = application.events.at(-1)!.at;
  return [
    {
      applicant_id: id,
      job_id: ids.jobs.get(job.key)!,
      company_id: ids.companies.get(job.companyKey)!,
      valid_until: addDays(dayOf(made.at), 14),
      sent_at: made.at,
      status,
      answered_at: isAnswered ? new Date(last.getTime() - 30 * minute) : null,
      offer_date: dayOf(made.at),
      start_date: addDays(dayOf(made.at), 30),
      monthly_salary: monthly(job),
      currency: job.currency,
      created_by: ids.accounts.get(made.by) ?? null,
      created_at: made.at,
    },
  ];
}

function monthly(job: DemoJob): number | null {
  const pay =
    job.salaryMin !== null && job.salaryMax !== null
      ? (job.salaryMin + 2 * job.salaryMax) / 3
      : (job.salaryMax ?? job.salaryMin);
  if (pay === null) return null;
  const step = job.currency === "VND" ? 500_000 : 50;
  return Math.round((job.salaryPeriod === "hour" ? pay * hoursAMonth : pay) / step) * step;
}

/** Returns the activity log's rows about offers: sent at the move to the stage, answered half an hour before the last event. */
export function offerActivities(numbered: readonly Numbered[], facts: Facts): Insertable<DB["activities"]>[] {
  return numbered.flatMap((one) =>
    offerOf(one, facts).flatMap((offer) => {
      const { application, id } = one;
      const job = facts.jobs.get(application.jobKey)!;
      const about = { company_id: offer.company_id, job_id: offer.job_id, applicant_id: id };
      const sent = new Date(offer.created_at as Date);
      const { status, answered_at } = offer;
      return [
        {
          ...about,
          kind: "offer_send",
          at: new Date(sent.getTime() + 2 * minute),
          actor_id: offer.created_by ?? null,
          actor_type: userTypes.recruiter,
          data: { offer: 0, salary: offer.monthly_salary ?? 0, currency: job.currency },
        },
        ...(answered_at
          ? [
              {
                ...about,
                kind: "offer_status",
                at: new Date(answered_at as Date),
                actor_id: facts.ids.accounts.get(application.candidateKey) ?? null,
                actor_type: userTypes.candidate,
                data: { offer: 0, status },
              },
            ]
          : []),
      ];
    }),
  );
}

async function attachFiles(
  tx: Tx,
  { companyId, files }: { companyId: number; files: readonly { key: string; bytes: number }[] },
): Promise<void> {
  const latest = await tx
    .selectFrom("offers")
    .select("id")
    .where("company_id", "=", companyId)
    .orderBy("created_at", "desc")
    .limit(files.length)
    .execute();
  for (const [index, { id }] of latest.entries()) {
    const { key, bytes } = files[index]!;
    const file = { file_key: key, file_name: "Chế độ đãi ngộ.pdf", file_kind: "pdf", file_bytes: bytes };
    await tx.updateTable("offers").set(file).where("id", "=", id).execute();
  }
}
