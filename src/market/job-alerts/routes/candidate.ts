import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { alertExists } from "../commands/address.ts";
import { changeAlert, createAlert, deleteAlert } from "../commands/alerts.ts";
import * as contract from "../contract.ts";
import { alertList, ownAlert } from "../queries.ts";
import { alertInputOf, type CriteriaBody } from "./alert-input.ts";

/** A candidate's job alerts. */
export function candidateJobAlerts(): Bound[] {
  return [
    on(contract.list, ({ tx, actor, query }) => alertList(tx, actor, query)),
    onDb(contract.create, async ({ database, actor, body, language, asOf }) => {
      const wanted = { ...alertInputOf(body), email: body.email ?? actor.email, language };
      const created = await inTransaction(database, (tx) => createAlert(tx, actor, wanted, asOf));
      if (created.outcome === "exists") throw alertExists(created, { owner: actor, email: wanted.email });
      return { data: await ownAlert(database.db, actor, created.id) };
    }),
    on(contract.update, async ({ tx, actor, params, body, asOf }) => {
      const { email, frequency, active } = body;
      await changeAlert(tx, actor, params.id, { ...changedCriteria(body), email, frequency, active }, asOf);
      return { data: await ownAlert(tx, actor, params.id) };
    }),
    on(contract.remove, async ({ tx, actor, params }) => {
      await deleteAlert(tx, actor, params.id);
      return undefined;
    }),
  ];
}

function changedCriteria(body: Partial<CriteriaBody>) {
  return {
    keyword: body.keyword,
    locationIds: body.location_id,
    categoryIds: body.category_id,
    jobTypes: body.job_type,
    jobLevels: body.job_level,
    experience: body.experience,
    companyId: body.company_id,
    salaryMin: body.salary_min,
    remote: body.remote,
  };
}
