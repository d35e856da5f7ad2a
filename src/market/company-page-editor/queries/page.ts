import { sql } from "kysely";
import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { apiPrefix } from "#kit/inject.ts";
import { richText } from "#kit/rich-text.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { clientLogoUrl, photoUrl, pictureUrl } from "#people/companies/logo.ts";
import type { pageSave, pageShow } from "../contract.ts";

export type Content = Omit<BodyOf<typeof pageSave>, "version">;

interface Live {
  values: { title: string; description: string }[];
  people: { id: number; full_name: string; job_title: string | null; photo_key: string | null }[];
  clients: { id: number; name: string; logo_key: string | null }[];
  pictures: { id: number; image_key: string; caption: string | null }[];
}

/** Returns the published page of the actor's company. */
export function livePage(db: Reader, { companyId }: CompanyActor) {
  return db
    .selectFrom("companies as c")
    .select(["c.id", "c.slug", "c.about", "c.video_url", "c.page_version"])
    .select([
      sql<Live["values"]>`(SELECT coalesce(json_agg(v ORDER BY v.position, v.id), '[]')
        FROM company_values v WHERE v.company_id = c.id)`.as("values"),
      sql<Live["people"]>`(SELECT coalesce(json_agg(p ORDER BY p.position, p.id), '[]')
        FROM company_people p WHERE p.company_id = c.id)`.as("people"),
      sql<Live["clients"]>`(SELECT coalesce(json_agg(k ORDER BY k.position, k.id), '[]')
        FROM company_clients k WHERE k.company_id = c.id)`.as("clients"),
      sql<Live["pictures"]>`(SELECT coalesce(json_agg(p ORDER BY p.position), '[]')
        FROM company_pictures p WHERE p.company_id = c.id)`.as("pictures"),
    ])
    .where("c.id", "=", companyId)
    .executeTakeFirstOrThrow();
}

export type LivePage = Awaited<ReturnType<typeof livePage>>;

export function draftRow(db: Reader, { companyId }: CompanyActor) {
  return db
    .selectFrom("company_page_drafts as d")
    .leftJoin("accounts as a", "a.id", "d.saved_by")
    .select(["d.content", "d.saved_at", "a.full_name"])
    .where("d.company_id", "=", companyId)
    .executeTakeFirst();
}

/** Returns the pictures that were uploaded for the actor's draft. */
export function draftImages(db: Reader, { companyId }: CompanyActor) {
  return db
    .selectFrom("company_page_images")
    .select(["id", "kind", "image_key"])
    .where("company_id", "=", companyId)
    .execute();
}

/** Returns the draft of the actor's page, or the published content without a draft. */
export async function companyPageDraft(
  db: Reader,
  actor: CompanyActor,
): Promise<ReplyOf<typeof pageShow>["data"]> {
  const [live, draft, uploaded] = await Promise.all([
    livePage(db, actor),
    draftRow(db, actor),
    draftImages(db, actor),
  ]);
  const { id } = live;
  const images = [
    ...uploaded.map((image) => [`image:${image.id}`, imageUrl(image.id)]),
    ...live.people.map((person) => [`photo:${person.id}`, photoUrl(id, person.id, person.photo_key)]),
    ...live.clients.map((client) => [`logo:${client.id}`, clientLogoUrl(id, client.id, client.logo_key)]),
    ...live.pictures.map((shown) => [`picture:${shown.id}`, pictureUrl(id, shown.id, shown.image_key)]),
  ].filter(([, src]) => src !== null);
  return {
    id: String(id),
    type: "company_page",
    attributes: {
      ...(draft ? (draft.content as unknown as Content) : contentOf(live)),
      images: Object.fromEntries(images),
      has_video: live.video_url !== null,
      slug: live.slug,
      version: live.page_version,
      draft: draft ? { saved_at: draft.saved_at, saved_by: draft.full_name } : null,
    },
  };
}

/** Converts the published page to the content of the editor. */
export function contentOf({ about, values, people, clients, pictures }: LivePage): Content {
  return {
    // Sanitized again: older texts were stored unsanitized.
    about: about && richText(about),
    values: values.map(({ title, description }) => ({ title, description })),
    team: people.map(({ id, full_name, job_title, photo_key }) => ({
      full_name,
      job_title,
      photo: photo_key ? `photo:${id}` : "",
    })),
    clients: clients.map(({ id, name, logo_key }) => ({ name, logo: logo_key ? `logo:${id}` : "" })),
    gallery: pictures.map(({ id, caption }) => ({ picture: `picture:${id}`, caption })),
  };
}

export function imageUrl(id: number): string {
  return `${apiPrefix}/companies/page/images/${id}`;
}
