import type { Reader } from "#kit/db.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";

/** Makes a company with an administrator, in the bin or inactive on request. @returns the company's id as `id` */
export async function makeListed(db: Reader, given: { inactive?: boolean; binned?: boolean } = {}) {
  const { companyId: id } = await makeRecruiter(db, { companyVerified: false });
  const at = new Date(0);
  await db
    .updateTable("companies")
    .set({ inactive_at: given.inactive ? at : null, binned_at: given.binned ? at : null })
    .where("id", "=", id)
    .execute();
  return { id };
}
