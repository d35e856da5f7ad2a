import { type Bound, on } from "#kit/http/handle.ts";
import {
  adminCompany,
  adminCompanyAsSpecified,
  adminMe,
  candidateCompany,
  candidateMe,
  companyCompany,
  companyMe,
  consultantCompany,
  consultantMe,
} from "../contract-profile.ts";
import { companyOf } from "../queries/shared/company.ts";
import { accountDetail } from "../queries.ts";

/** Binds the endpoints of the signed-in account and its company. Each kind of account has its own prefix, which decides the access. */
export function accountProfiles(): Bound[] {
  return [
    ...[candidateMe, companyMe, consultantMe, adminMe].map((endpoint) =>
      on(endpoint, async ({ tx, actor }) => ({ data: await accountDetail(tx, actor.accountId) })),
    ),
    ...[candidateCompany, companyCompany, consultantCompany, adminCompany, adminCompanyAsSpecified].map(
      (endpoint) => on(endpoint, ({ tx, actor }) => companyOf(tx, actor)),
    ),
  ];
}
