import type { Selectable } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import type { DB } from "../../../db/types.ts";
import { imageUrl } from "./banner-image.ts";
import type { banner, banners, liveBanner } from "./contract.ts";
import { linkIn } from "./paths.ts";
import type { BannerState, BannerTone } from "./terms.ts";

type Row = Selectable<DB["site_banners"]>;

/** Returns the live banner; if several are live, the one that started last. */
function live(db: Reader, asOf: Date) {
  return db
    .selectFrom("site_banners")
    .selectAll()
    .where("active", "=", true)
    .where("starts_at", "<=", asOf)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", asOf)]))
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Returns the live banner for visitors, in one language. */
export async function bannerNow(
  db: Reader,
  language: Language,
  asOf: Date,
): Promise<ReplyOf<typeof liveBanner>> {
  const [row, next] = await Promise.all([
    live(db, asOf),
    db
      .selectFrom("site_banners")
      .where("active", "=", true)
      .where("starts_at", ">", asOf)
      .select(({ fn }) => fn.min("starts_at").as("at"))
      .executeTakeFirst(),
  ]);
  const moments = [row?.ends_at, next?.at].filter((at) => at != null).sort((a, b) => Number(a) - Number(b));
  const meta = { changes_at: moments[0] ?? null };
  if (!row) return { data: null, meta };
  const attributes = {
    title: row[`title_${language}`],
    text: row[`text_${language}`],
    link: linkIn(row.link, language),
    link_text: row[`link_text_${language}`],
    image: imageUrl(row.id, row.image_key),
    tone: row.tone as BannerTone,
  };
  return { data: { id: String(row.id), type: "banner", attributes }, meta };
}

/** Returns all banners, the latest first. */
export async function bannersOf(
  db: Reader,
  query: QueryOf<typeof banners>,
  asOf: Date,
): Promise<ReplyOf<typeof banners>> {
  const [rows, { total }, shown] = await Promise.all([
    db
      .selectFrom("site_banners")
      .selectAll()
      .orderBy("starts_at", "desc")
      .orderBy("id", "desc")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    db
      .selectFrom("site_banners")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    live(db, asOf),
  ]);
  return {
    data: rows.map((row) => resourceOf(row, shown?.id, asOf)),
    meta: { page: query.page, items: query.items, total },
  };
}

export async function bannerOf(db: Reader, id: number, asOf: Date): Promise<ReplyOf<typeof banner>["data"]> {
  const row = await db.selectFrom("site_banners").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const shown = await live(db, asOf);
  return resourceOf(row, shown?.id, asOf);
}

/** Returns the storage key of a banner's picture, or null. */
export async function bannerImageKey(db: Reader, id: number): Promise<string | null> {
  const row = await db.selectFrom("site_banners").select("image_key").where("id", "=", id).executeTakeFirst();
  return row?.image_key ?? null;
}

function stateOf(row: Row, shownId: number | undefined, asOf: Date): BannerState {
  if (row.id === shownId) return "live";
  if (!row.active) return "off";
  if (row.starts_at > asOf) return "scheduled";
  return row.ends_at && row.ends_at <= asOf ? "ended" : "covered";
}

function resourceOf(row: Row, shownId: number | undefined, asOf: Date) {
  const { id, image_key, created_by: _, tone, ...attributes } = row;
  return {
    id: String(id),
    type: "admin_banner" as const,
    attributes: {
      ...attributes,
      tone: tone as BannerTone,
      image: imageUrl(id, image_key),
      state: stateOf(row, shownId, asOf),
      can: { edit: true, delete: true },
    },
  };
}
