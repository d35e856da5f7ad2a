import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { plusDays } from "../calendar.ts";
import { showcaseCompany } from "../people/members.ts";
import { refusals, revocation } from "../reviews.ts";
import type { DemoCompany, DemoMember } from "../types.ts";
import type { DemoFiles } from "./files.ts";
import type { Ids } from "./people.ts";

/** Returns the companies that have uploaded a licence: the demo company, which is verified, and unverified companies. */
export function licensed(companies: readonly DemoCompany[]): DemoCompany[] {
  return companies.filter(({ key, verified }) => key === showcaseCompany || !verified).slice(0, 7);
}

/** Inserts requests of companies for verification: pending ones (one of them repeated), refused, verified and revoked ones. */
export async function addVerifications(
  tx: Tx,
  { companies, members }: { companies: readonly DemoCompany[]; members: readonly DemoMember[] },
  ids: Ids,
  files: Pick<DemoFiles, "licences">,
  asOf: Date,
): Promise<void> {
  const admin = ids.accounts.get("admin")!;
  const asking = licensed(companies).filter(({ key }) => files.licences.has(key));
  const waiting = asking.filter(({ verified }) => !verified);
  const showcase = asking.find(({ verified }) => verified);
  if (!showcase) return;
  const row = (company: DemoCompany, requestedAt: Date) => {
    const boss = members.find(({ companyKey }) => companyKey === company.key)!;
    return {
      company_id: ids.companies.get(company.key)!,
      file_key: files.licences.get(company.key)!.key,
      file_name: "giay-phep-kinh-doanh.webp",
      file_type: "image/webp",
      requested_by: ids.accounts.get(boss.key)!,
      requested_at: requestedAt,
    };
  };
  const decided = (at: Date, state: "verified" | "refused") => ({
    status: state,
    decided_at: at,
    decided_by: admin,
  });
  const refused = refusals.map(({ reason, note }, index) => {
    const at = plusDays(asOf, -9 - index);
    return {
      ...row(waiting[index]!, plusDays(at, -1)),
      ...decided(at, "refused"),
      refuse_reason_id: reason,
      refuse_note: note,
    };
  });
  const verifiedAt = plusDays(showcase.createdAt, 2);
  const last = waiting.at(-1)!;
  const revokedAt = plusDays(asOf, -4);
  const revoked = {
    ...row(last, plusDays(asOf, -40)),
    decided_at: plusDays(asOf, -39),
    decided_by: admin,
    status: "revoked",
    revoked_at: revokedAt,
    revoked_by: admin,
    revoke_note: revocation,
  };
  const open = waiting
    .slice(1, -1)
    .map((company, index) => ({ ...row(company, plusDays(asOf, -3 + index / 2)), status: "pending" }));
  await insertMany(tx, "company_verifications", [
    { ...row(showcase, plusDays(showcase.createdAt, 1)), ...decided(verifiedAt, "verified") },
  ]);
  await insertMany(tx, "company_verifications", refused);
  await insertMany(tx, "company_verifications", [revoked]);
  await insertMany(tx, "company_verifications", open);
}
