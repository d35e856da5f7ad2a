import { type Database, inTransaction } from "#kit/db.ts";
import { newKey } from "#kit/files/storage.ts";
import { assertAllowed, conflict } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { lockCompany } from "#people/companies/commands/edit.ts";
import { type PageContent, replacePage } from "#people/companies/commands/page.ts";
import { mayEdit } from "#people/company-settings/policy.ts";
import { type Content, draftImages, draftRow, type LivePage, livePage } from "../queries/page.ts";
import type { ImageKind } from "../terms.ts";
import { assertPageVersion, removeDraft } from "./draft.ts";

const folders = { photo: "photo", logo: "client", picture: "picture" } as const satisfies Record<
  ImageKind,
  string
>;

/**
 * Publishes the draft. Its pictures are copied to files of the page, so that each can be deleted without the
 * other.
 * @throws Problem 403, 409 `page_no_draft`, `page_edited`, `gallery_or_video`
 */
export async function publishPage(
  { database, services: { storage } }: { database: Database; services: Services },
  actor: CompanyActor,
  { version, asOf }: { version: number; asOf: Date },
): Promise<void> {
  assertAllowed(mayEdit(actor));
  const { page_version: before } = await livePage(database.db, actor);
  const draft = await draftRow(database.db, actor);
  if (!draft) throw conflict("page_no_draft", 0);
  const content = draft.content as unknown as Content;
  const wanted = new Set<string>(
    [
      ...content.team.map(({ photo }) => photo),
      ...content.clients.map(({ logo }) => logo),
      ...content.gallery.map(({ picture }) => picture),
    ].filter((token) => token !== null && token !== undefined),
  );
  const copied = new Map<string, string>();
  try {
    for (const { id, kind, image_key } of await draftImages(database.db, actor)) {
      if (!wanted.has(`image:${id}`)) continue;
      const key = newKey(folders[kind as ImageKind]);
      copied.set(`image:${id}`, key);
      const contentType = kind === "logo" ? "image/png" : "image/webp";
      await storage.put(key, await storage.get(image_key), { contentType });
    }
    await inTransaction(database, async (tx) => {
      const company = await lockCompany(tx, actor);
      // The content read before the lock is published only if it has not changed since.
      const read = before === company.page_version ? version : before;
      await assertPageVersion(tx, read, company, () => []);
      const { video_url } = company;
      if (video_url && content.gallery.length > 0) throw conflict("gallery_or_video", "video");
      await replacePage(tx, actor, pageOf(content, await livePage(tx, actor), copied), asOf);
      await removeDraft(tx, actor);
    });
  } catch (error) {
    for (const key of copied.values()) await storage.remove(key).catch(() => {});
    throw error;
  }
}

/** Returns the draft with the keys of its pictures; a picture that the page has lost since is left out. */
function pageOf(content: Content, live: LivePage, copied: ReadonlyMap<string, string>): PageContent {
  const keys = new Map<string, string | null>([
    ...copied,
    ...live.people.map(({ id, photo_key }) => [`photo:${id}`, photo_key] as const),
    ...live.clients.map(({ id, logo_key }) => [`logo:${id}`, logo_key] as const),
    ...live.pictures.map(({ id, image_key }) => [`picture:${id}`, image_key] as const),
  ]);
  const keyOf = (token: string | null | undefined) => (token && keys.get(token)) || null;
  const kept = new Set<string>();
  /** An open editor refers to a picture of the page by its row id, so the id must stay the same. */
  const rowOf = (token: string | null | undefined) => {
    const id =
      token && keys.has(token) && !kept.has(token) && /^(?:photo|logo|picture):(\d+)$/.exec(token)?.[1];
    if (!id) return {};
    kept.add(token);
    return { id: Number(id) };
  };
  return {
    about: content.about,
    values: content.values,
    people: content.team.map(({ photo, ...person }) => ({
      ...rowOf(photo),
      ...person,
      photo_key: keyOf(photo),
    })),
    clients: content.clients.map(({ logo, name }) => ({ ...rowOf(logo), name, logo_key: keyOf(logo) })),
    pictures: content.gallery.flatMap(({ picture, caption }) => {
      const image_key = keyOf(picture);
      return image_key ? [{ ...rowOf(picture), image_key, caption }] : [];
    }),
  };
}
