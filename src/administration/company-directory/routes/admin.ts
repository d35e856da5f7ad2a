import { type Bound, on } from "#kit/http/handle.ts";
import { binCompany, changeStatus, verifyListed } from "../commands/directory.ts";
import * as contract from "../contract.ts";
import { companiesFound, companyList, companyOf, duplicateList } from "../queries/companies.ts";

/** Binds the company directory: /admins/company_directories. */
export function adminCompanies(): Bound[] {
  return [
    on(contract.companies, ({ tx, actor, query }) => companyList(tx, actor, query)),
    on(contract.duplicates, ({ tx, actor, query }) => duplicateList(tx, actor, query)),
    on(contract.searchAll, ({ tx, actor, query }) => companiesFound(tx, actor, query.search)),
    on(contract.companyDetail, async ({ tx, actor, params }) => ({
      data: await companyOf(tx, actor, params.id),
    })),
    on(contract.changeStatus, async ({ tx, actor, params, body, asOf, note }) => {
      const active = body.status === 1;
      await changeStatus(tx, actor, { id: params.id, active, reason: body.reason, asOf });
      note({ before: active ? "inactive" : "active", after: active ? "active" : "inactive" });
      return { data: await companyOf(tx, actor, params.id) };
    }),
    on(contract.verify, async ({ tx, actor, params, asOf, note }) => {
      await verifyListed(tx, actor, params.id, asOf);
      note({ before: "pending", after: "verified" });
      return { data: await companyOf(tx, actor, params.id) };
    }),
    on(contract.bin, async ({ tx, actor, params, body, asOf, note }) => {
      const { binned, reason } = body;
      await binCompany(tx, actor, { id: params.id, binned, reason, asOf });
      note({ before: binned ? "listed" : "binned", after: binned ? "binned" : "listed" });
      return { data: await companyOf(tx, actor, params.id) };
    }),
  ];
}
