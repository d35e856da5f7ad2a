import { activeToCandidate } from "#hiring/applications/queries/shared/known.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { jobForMail } from "#market/jobs/queries/shared/mail-job.ts";
import type { linkedRepresentation } from "../contract-link.ts";
import { representationLife } from "../lifecycle.ts";
import { linkEnded } from "../link.ts";
import { industryIn } from "./industry.ts";
import { representations } from "./rows.ts";

/**
 * Returns the request of a signed link as its person reads it, in the language of the page, which may differ from that of the email.
 * @throws Problem 410 if the person was erased
 */
export async function linkedView(
  db: Reader,
  id: number,
  { language, asOf }: { language: Language; asOf: Date },
): Promise<ReplyOf<typeof linkedRepresentation>["data"]> {
  const row = await representations(db)
    .innerJoin("agencies as g", "g.id", "r.agency_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["g.name as agency", "c.name as company"])
    .select((eb) => [
      industryIn(language).as("industry"),
      eb
        .exists(
          eb
            .selectFrom("representations as first")
            .select("first.id")
            .whereRef("first.applicant_id", "=", "r.applicant_id")
            .where("first.names_client", "=", false),
        )
        .as("is_named_later"),
    ])
    .where("r.id", "=", id)
    .executeTakeFirst();
  if (!row || row.erased_at) throw linkEnded();
  const { title, place, pay } = await jobForMail(db, row.job_id, language);
  const facts = { named: row.names_client, requests: 0, active: true };
  const can = representationLife.can("person", row.status, facts);
  const answerable =
    row.expires_at > asOf && (await activeToCandidate(db, [row.applicant_id], asOf)).size > 0;
  return {
    id: String(id),
    type: "own_representation",
    attributes: {
      status: row.status,
      agency: row.agency,
      consultant: row.asker,
      company: row.names_client ? row.company : null,
      industry: row.industry,
      second: row.names_client && Boolean(row.is_named_later),
      job: { title, place, pay },
      asked_at: row.asked_at,
      expires_at: row.expires_at,
      can: { agree: can.agree && answerable, refuse: can.refuse && answerable, revoke: can.revoke },
    },
  };
}
