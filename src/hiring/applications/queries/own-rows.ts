import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { type StageKindId, stageKinds } from "#people/companies/pipeline.ts";
import { hasAcceptedOffer, unreadMessages } from "../contributions.ts";
import { kindsOf, type ShownOutcome } from "../lifecycle.ts";
import { type CandidateStatus, reasonsOfTime } from "../terms.ts";
import { unannounced } from "./shared/find.ts";

/** SQL: the outcome of an application that its candidate may see, as `shownOutcome` (lifecycle.ts) returns it. */
export function outcomeShown(asOf: Date) {
  return sql<ShownOutcome>`CASE WHEN ${unannounced(asOf)} THEN 'active'
    WHEN a.outcome = 'rejected' AND r.reason_id = ANY (${reasonsOfTime}) THEN 'no_response' ELSE a.outcome END`;
}

/** Selects a candidate's applications. A rejection that can still be undone, and its changes, are not visible. */
export function ownApplications(db: Reader, actor: CandidateActor, asOf: Date, status?: CandidateStatus) {
  const isHidden = unannounced(asOf);
  const outcome = outcomeShown(asOf);
  return db
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("cv_files as f", "f.id", "a.cv_file_id")
    .leftJoin("accounts as p", (join) =>
      join
        .on("p.id", "=", (eb) => eb.fn.coalesce("j.contact_member_id", "a.owner_id", "j.owner_id"))
        .on("p.deleted_at", "is", null),
    )
    .leftJoin("applicant_rejections as r", (join) =>
      join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
    )
    .select(["a.id", "a.applied_at", "a.viewed_at", "a.clock_step", outcome.as("outcome")])
    .select(
      sql<Date | null>`CASE WHEN ${isHidden} AND a.responded_at >= r.rejected_at THEN NULL ELSE a.responded_at END`.as(
        "responded_at",
      ),
    )
    .select(["a.stage_changed_at", "a.consent_at", "a.warned_at", "a.erased_at", "a.kept_days"])
    .select(["a.cover_letter", "s.kind", "r.reason_id", "r.words", "f.id as cv_id", "f.name as cv_name"])
    .select(["j.id as job_id", "j.title", "j.slug", "j.status", "j.sen_status", "j.location_ids"])
    .select(["p.full_name as contact_name", "p.email as contact_email"])
    .select([
      shownCompany.id.as("company_id"),
      shownCompany.name.as("company_name"),
      shownCompany.slug.as("company_slug"),
    ])
    .select(shownCompany.logoKey.as("logo_key"))
    .select([unreadMessages("employer").as("unread_messages"), hasAcceptedOffer().as("offer_accepted")])
    .where("a.candidate_id", "=", actor.candidateId)
    .where("s.kind", "<>", stageKinds.sourced)
    .$if(status !== undefined, (query) => {
      const kinds: StageKindId[] = kindsOf(status ?? "applied");
      return kinds.length > 0
        ? query.where(outcome, "=", "active").where("s.kind", "in", kinds)
        : query.where(outcome, "=", (status ?? "") as ShownOutcome);
    });
}

export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownApplications>["execute"]>>[number];
