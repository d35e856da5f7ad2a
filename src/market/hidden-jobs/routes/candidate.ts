import { type Bound, on } from "#kit/http/handle.ts";
import { hideCompany, hideJob, showCompany, showJob } from "../commands.ts";
import * as contract from "../contract.ts";
import { companiesByName, hiddenCompanyList, hiddenJobList } from "../queries/lists.ts";

/** Endpoints for jobs and companies that a candidate hides. */
export function candidateHiddenJobs(): Bound[] {
  return [
    on(contract.hideJob, async ({ tx, actor, params, asOf }) => {
      await hideJob(tx, actor, params.id, asOf);
      return undefined;
    }),
    on(contract.showJob, async ({ tx, actor, params }) => {
      await showJob(tx, actor, params.id);
      return undefined;
    }),
    on(contract.hideCompany, async ({ tx, actor, params, asOf }) => {
      await hideCompany(tx, actor, params.id, asOf);
      return undefined;
    }),
    on(contract.showCompany, async ({ tx, actor, params }) => {
      await showCompany(tx, actor, params.id);
      return undefined;
    }),
    on(contract.hiddenJobs, ({ tx, actor, asOf }) => hiddenJobList(tx, actor, asOf)),
    on(contract.hiddenCompanies, ({ tx, actor }) => hiddenCompanyList(tx, actor)),
    on(contract.companiesToHide, ({ tx, actor, query }) => companiesByName(tx, actor, query.keyword)),
  ];
}
