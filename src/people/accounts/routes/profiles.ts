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

/** The signed-in account and its company, at the address of each kind of account; the prefix is the guard. */
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
