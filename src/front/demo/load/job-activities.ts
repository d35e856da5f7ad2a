import type { Insertable } from "kysely";
import type { JobActivity } from "#market/jobs/terms.ts";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { addedTo } from "../hiring-teams.ts";
import { earlier, type Moderated } from "./moderation.ts";
import type { Ids } from "./people.ts";

type Row = Insertable<DB["activities"]>;

/** Returns the activity log's rows about the jobs. */
export function jobActivities({ jobs, suspended, resubmitted }: Moderated, ids: Ids): Row[] {
  return jobs.flatMap((job) => {
    const rows: Row[] = [];
    const log = (kind: JobActivity, at: Date | null, by: string | null, data: Row["data"] = {}) => {
      if (!at) return;
      const type = by === "admin" ? userTypes.admin : by === "consultant" ? userTypes.consultant : null;
      rows.push({
        kind,
        at,
        company_id: ids.companies.get(job.companyKey)!,
        job_id: ids.jobs.get(job.key)!,
        applicant_id: null,
        actor_id: by === null ? null : ids.accounts.get(by)!,
        actor_type: by === null ? null : (type ?? userTypes.recruiter),
        data,
      });
    };
    log("job_create", job.createdAt, job.ownerKey, { state: "draft" });
    if (resubmitted.has(job.key) && job.submittedAt) {
      log("job_reject", earlier(job.submittedAt), "consultant", { reason_id: 3 });
      log("job_submit", job.submittedAt, job.ownerKey, { from: "rejected" });
    } else log("job_submit", job.submittedAt, job.ownerKey, { from: "draft" });
    const changes = addedTo(job.key).map(({ member, role }) => ({
      account_id: ids.accounts.get(member)!,
      from: null,
      to: role,
    }));
    if (changes.length > 0) log("job_team", job.submittedAt, job.ownerKey, { changes });
    log("job_approve", job.approvedAt, job.approvedBy);
    log("job_reject", job.rejectedAt, "admin", { reason_id: job.rejectReasonId });
    const suspension = suspended.get(job.key);
    if (suspension) log("job_freeze", suspension.at, "admin", { reason_id: suspension.reasonId });
    log("job_close", job.closedAt, job.ownerKey, { from: "published" });
    if (job.state === "expired") log("job_expire", job.expiresAt, null);
    return rows;
  });
}
