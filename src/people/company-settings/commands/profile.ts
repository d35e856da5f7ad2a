import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { htmlToText } from "#kit/markup.ts";
import { assertAllowed, type FieldError, Problem } from "#kit/problem.ts";
import { richText } from "#kit/rich-text.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import { type CompanyChange, editCompany, lockCompany } from "#people/companies/commands/edit.ts";
import { yearOf } from "#platform/reference/calendar.ts";
import type { companyUpdate } from "../contract.ts";
import { mayEdit } from "../policy.ts";
import { caps } from "../terms.ts";

/**
 * Changes the details of the actor's company.
 * @throws Problem 403, 409 `company_edited`, `company_fixed`, `gallery_or_video`, 422 per wrong field
 */
export async function updateCompany(
  tx: Tx,
  actor: CompanyActor,
  { version, ...given }: BodyOf<typeof companyUpdate>,
  asOf: Date,
): Promise<void> {
  assertAllowed(mayEdit(actor));
  await assertKnown(tx, given, asOf);
  const { about, phone, industry_ids, ...plain } = given;
  const change: CompanyChange = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  );
  if (industry_ids) change.industry_ids = [...new Set(industry_ids)];
  if (phone !== undefined) change.phone = parsePhone(phone) ?? null;
  if (about !== undefined) change.about = about === null ? null : await aboutOf(tx, actor, about);
  if (Object.keys(change).length === 0) return;
  const company = await lockCompany(tx, actor);
  await assertVersion(tx, "company_edited", version ?? undefined, company, () =>
    namesOfDiffering(change, company),
  );
  await editCompany(tx, actor, { change, asOf });
}

/** Returns the text about the company for storage. Plain text with the stored words changes nothing: forms without the editor send it. */
async function aboutOf(tx: Tx, actor: CompanyActor, about: string): Promise<string | null> {
  const stored = await tx
    .selectFrom("companies")
    .select("about")
    .where("id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  const html = richText(about, stored.about ?? "");
  if (htmlToText(html).length > caps.about)
    throw new Problem(422, { code: "length_range", pointer: "/about", values: { min: 0, max: caps.about } });
  return html || null;
}

/** Checks that depend on reference lists and on the calendar. */
async function assertKnown(tx: Tx, given: BodyOf<typeof companyUpdate>, asOf: Date): Promise<void> {
  const errors: FieldError[] = [];
  const wanted = [...new Set(given.industry_ids ?? [])];
  if (wanted.length > 0) {
    const found = await tx.selectFrom("industries").select("id").where("id", "in", wanted).execute();
    if (found.length < wanted.length) errors.push({ code: "industry_unknown", pointer: "/industry_ids" });
  }
  if (given.location_id) {
    const found = await tx
      .selectFrom("locations")
      .select("id")
      .where("id", "=", given.location_id)
      .executeTakeFirst();
    if (!found) errors.push({ code: "company_location_unknown", pointer: "/location_id" });
  }
  if (given.founded_year && given.founded_year > yearOf(asOf))
    errors.push({ code: "founded_later", pointer: "/founded_year" });
  if (errors.length > 0) throw new Problem(422, errors);
}
