import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { htmlToText } from "#kit/markup.ts";
import { assertAllowed, type FieldError, notFound, Problem } from "#kit/problem.ts";
import { richText } from "#kit/rich-text.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import { countPageEdit, lockCompany } from "#people/companies/commands/edit.ts";
import { mayEdit } from "#people/company-settings/policy.ts";
import type { pageSave } from "../contract.ts";
import { type Content, contentOf, draftImages, draftRow, livePage } from "../queries/page.ts";
import { caps, type ImageKind } from "../terms.ts";

/**
 * Saves the draft of the actor's page.
 * @throws Problem 403, 409 `page_edited`, 422 per wrong field
 */
export async function savePage(
  tx: Tx,
  actor: CompanyActor,
  { version, ...given }: BodyOf<typeof pageSave>,
  asOf: Date,
): Promise<void> {
  assertAllowed(mayEdit(actor));
  const company = await lockCompany(tx, actor);
  const held = await shownInEditor(tx, actor);
  await assertPageVersion(tx, version, company, () => namesOfDiffering(given, held));
  const about = given.about === null ? null : richText(given.about, company.about ?? "") || null;
  const errors = await unknownPictures(tx, actor, given);
  if (about && htmlToText(about).length > caps.about)
    errors.push({ code: "length_range", pointer: "/about", values: { min: 0, max: caps.about } });
  if (errors.length > 0) throw new Problem(422, errors);
  const row = {
    content: JSON.stringify({ ...given, about }),
    saved_at: asOf,
    saved_by: actor.accountId,
  };
  await tx
    .insertInto("company_page_drafts")
    .values({ company_id: actor.companyId, ...row })
    .onConflict((conflicting) => conflicting.column("company_id").doUpdateSet(row))
    .execute();
  await countPageEdit(tx, actor, asOf);
}

/** Returns the present content for the editor. */
async function shownInEditor(tx: Tx, actor: CompanyActor): Promise<Content> {
  const draft = await draftRow(tx, actor);
  return draft ? (draft.content as unknown as Content) : contentOf(await livePage(tx, actor));
}

/** @throws Problem 409 `page_edited` when the page or its draft has changed since that version */
export async function assertPageVersion(
  tx: Tx,
  sent: number,
  company: Awaited<ReturnType<typeof lockCompany>>,
  differing: () => string[],
): Promise<void> {
  const { page_version: version, page_edited_by: edited_by, page_edited_at: edited_at } = company;
  await assertVersion(tx, "page_edited", sent, { version, edited_by, edited_at }, differing);
}

/** Returns errors for pictures in the content that are not the company's, or of the wrong kind. */
async function unknownPictures(tx: Tx, actor: CompanyActor, content: Content): Promise<FieldError[]> {
  const live = await livePage(tx, actor);
  const known = (kind: ImageKind, ids: readonly number[]) => ids.map((id) => `${kind} ${kind}:${id}`);
  const tokens = new Set([
    ...(await draftImages(tx, actor)).map(({ id, kind }) => `${kind} image:${id}`),
    ...known(
      "photo",
      live.people.map(({ id }) => id),
    ),
    ...known(
      "logo",
      live.clients.map(({ id }) => id),
    ),
    ...known(
      "picture",
      live.pictures.map(({ id }) => id),
    ),
  ]);
  const named = [
    ...content.team.map(({ photo }, at) => ({ kind: "photo", token: photo, pointer: `/team/${at}/photo` })),
    ...content.clients.map(({ logo }, at) => ({ kind: "logo", token: logo, pointer: `/clients/${at}/logo` })),
    ...content.gallery.map(({ picture }, at) => ({
      kind: "picture",
      token: picture,
      pointer: `/gallery/${at}/picture`,
    })),
  ];
  return named
    .filter(({ kind, token }) => token && !tokens.has(`${kind} ${token}`))
    .map(({ pointer }) => ({ code: "page_image_unknown", pointer }));
}

/** Discards the draft; a second call changes nothing. @throws Problem 403 */
export async function discardPage(tx: Tx, actor: CompanyActor, asOf: Date): Promise<void> {
  assertAllowed(mayEdit(actor));
  await lockCompany(tx, actor);
  if (await draftRow(tx, actor)) await countPageEdit(tx, actor, asOf);
  await removeDraft(tx, actor);
}

/** The pictures of a discarded draft stay for a day, because a colleague's unsaved work may use them (`pruneImages`). */
export async function removeDraft(tx: Tx, { companyId }: CompanyActor): Promise<void> {
  await tx.deleteFrom("company_page_drafts").where("company_id", "=", companyId).execute();
}

/** Returns the file of a picture of the draft. @throws Problem 404 */
export async function draftImage(
  db: Parameters<typeof draftImages>[0],
  actor: CompanyActor,
  id: number,
): Promise<{ key: string; type: string }> {
  const found = (await draftImages(db, actor)).find((image) => image.id === id);
  if (!found) throw notFound();
  return { key: found.image_key, type: found.kind === "logo" ? "image/png" : "image/webp" };
}
