import { reserveIds } from "#kit/bulk.ts";
import { hour } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { languageNumber } from "#kit/i18n.ts";
import { companyBlocked } from "#market/job-review/mails.ts";
import { roles, userTypes } from "#people/accounts/terms.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { administration } from "../../administration.ts";
import { plusDays } from "../../calendar.ts";
import { inventedTaxCode } from "../../companies/make.ts";

/** Attempts after which a mail is given up. */
const attempts = 17;

/**
 * Adds a blocked company with its administrator, and the mail about the block, which could not be sent.
 * @returns the id of the mail
 */
export async function addBlockedCompany(tx: Tx, passwordHash: string, asOf: Date): Promise<number> {
  const { name, address, website, taxCode, person, reason, mailError } = administration.blocked;
  const [company] = (await reserveIds(tx, "companies", 1)) as [number];
  const createdAt = plusDays(asOf, -12);
  const blockedAt = plusDays(asOf, -2);
  await tx
    .insertInto("companies")
    .values({
      id: company,
      name,
      name_key: fold(name),
      slug: slugify(name),
      address,
      website,
      tax_code: inventedTaxCode(taxCode),
      created_at: createdAt,
      blocked_at: blockedAt,
      block_reason: reason,
    })
    .execute();
  await openPipelines(tx, [{ company }]);
  await tx
    .insertInto("accounts")
    .values({
      user_type: userTypes.recruiter,
      role_id: roles.recruiter_admin,
      company_id: company,
      full_name: person.fullName,
      email: person.email,
      password_hash: passwordHash,
      language: languageNumber.vi,
      email_verified_at: createdAt,
      created_at: createdAt,
    })
    .execute();
  const { id } = await tx
    .insertInto("mails")
    .values({
      template: companyBlocked.name,
      lane: companyBlocked.lane,
      language: languageNumber.vi,
      to_email: person.email,
      to_name: person.fullName,
      props: JSON.stringify({ company: name, reason }),
      state: "failed",
      attempts,
      run: attempts,
      error: mailError,
      created_at: blockedAt,
      send_at: new Date(blockedAt.getTime() + 36 * hour),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
