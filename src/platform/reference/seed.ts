import { readFileSync } from "node:fs";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { addDays } from "./calendar.ts";
import { titleKeys } from "./job-titles.ts";
import type { LawData, LawRow, LawSeries } from "./law-rows.ts";
import type { Currency, LawKind, VatKind } from "./terms.ts";

export type CategoryRow = {
  id: number;
  parent_id: number | null;
  name: string;
  name_vn: string;
  slug: string;
  slug_vn: string;
  icon: string | null;
  position: number;
};
export type LocationRow = {
  id: number;
  state: string;
  state_vn: string;
  country: string | null;
  region: string | null;
  kind: string;
  admin: string;
  merged_into: number | null;
  slug: string;
  slug_vn: string;
  aliases: string[];
  members: number[];
};
export type IndustryRow = {
  id: number;
  name: string;
  name_vn: string;
  type: number;
  slug: string;
  slug_vn: string;
  position: number;
};
export type SkillRow = { id: number; name: string; name_vn: string; category_id: number; aliases: string[] };
type CurrencyRateRow = { currency: Currency; vnd: number; as_of: string; source: string };
type HolidayRow = { day: string; name: string; name_vn: string; source: string };
type VatRateRow = { kind: VatKind; from_day: string; to_day: string | null; bps: number; source: string };
type PayLawRow = { from: string; source: Record<string, string> } & Omit<LawData["gross_net"], "sources">;
type LawSeed = Omit<LawRow, "id" | "source_url"> & { kind: LawKind; series: string; seed_key: string };
type TitleRow = { name: string; name_vn: string; category_id: number; aliases: string[] };
type TitleSeed = TitleRow & { seed_key: string; keys: string[] };
export type ReferenceRows = {
  categories: CategoryRow[];
  locations: LocationRow[];
  industries: IndustryRow[];
  skills: SkillRow[];
  law_rows: LawSeed[];
  job_titles: TitleSeed[];
};

type Category = Omit<CategoryRow, "parent_id" | "position" | "icon">;
type TopCategory = Category & { icon: string; subs: Category[] };

/** Returns the rows of every reference table, from the data files beside this one. */
export function referenceRows(): ReferenceRows {
  const { locations } = load<{ locations: (LocationRow & { members: number[] | null })[] }>("locations");
  const { industries } = load<{ industries: Omit<IndustryRow, "position">[] }>("industries");
  return {
    categories: load<TopCategory[]>("categories").flatMap((top, index) => categoryRows(top, index)),
    locations: locations.map((row) => ({
      id: row.id,
      state: row.state,
      state_vn: row.state_vn,
      country: row.country,
      region: row.region,
      kind: row.kind,
      admin: row.admin,
      merged_into: row.merged_into,
      slug: row.slug,
      slug_vn: row.slug_vn,
      aliases: row.aliases,
      // A legacy unit is filtered by its own id only, so every row answers "which ids do I match" the same way.
      members: row.members ?? [row.id],
    })),
    industries: industries.map((row, position) => ({ ...row, position })),
    skills: load<{ skills: SkillRow[] }>("skills").skills,
    law_rows: lawSeeds(),
    job_titles: load<{ titles: TitleRow[] }>("job_titles").titles.map((title) => ({
      name: title.name,
      name_vn: title.name_vn,
      category_id: title.category_id,
      aliases: title.aliases,
      seed_key: title.name,
      keys: titleKeys(title),
    })),
  };
}

function lawSeeds(): LawSeed[] {
  const pay = load<{ rows: PayLawRow[] }>("gross_net").rows;
  return [
    ...pay.map(({ from, source: sources, ...values }, index) => {
      const next = pay[index + 1]?.from;
      const source = [...new Set(Object.values(sources))].join("; ");
      return lawSeed(
        "gross_net",
        "",
        { from_day: from, to_day: next ? addDays(next, -1) : null, source },
        { ...values, sources },
      );
    }),
    ...load<{ rates: VatRateRow[] }>("vat_rates").rates.map(({ kind, bps, ...row }) =>
      lawSeed("vat", kind, row, { percent: bps / 100 }),
    ),
    ...load<{ holidays: HolidayRow[] }>("holidays").holidays.map(({ day, source, name, name_vn }) =>
      lawSeed("holidays", "", { from_day: day, to_day: day, source }, { name, name_vn }),
    ),
    ...load<{ rates: CurrencyRateRow[] }>("currency_rates").rates.map(({ currency, as_of, source, vnd }) =>
      lawSeed("rates", currency, { from_day: as_of, to_day: null, source }, { vnd }),
    ),
  ];
}

function lawSeed<Kind extends LawKind>(
  kind: Kind,
  series: LawSeries[Kind],
  { from_day, to_day, source }: { from_day: string; to_day: string | null; source: string },
  data: LawData[Kind],
): LawSeed {
  return { kind, series, from_day, to_day, data, source, seed_key: `${kind} ${series} ${from_day}` };
}

/** The two-way groups of search synonyms. */
export function synonymGroups(): string[][] {
  return load<{ groups: string[][] }>("synonyms").groups;
}

/**
 * Brings the reference tables to the state of the data files; a second run changes nothing. Rows that administrators have edited
 * stay as they are. Rows of law stay, also canceled ones, and a row for days that another one has is left out. A job title with a
 * name that another one has is left out.
 */
export async function seedReference<DB>(db: Kysely<DB>): Promise<void> {
  const rows = referenceRows();
  for (const statement of statements(rows)) await statement.execute(db);
}

function statements(rows: ReferenceRows): RawBuilder<unknown>[] {
  return [
    sql`insert into categories (id, parent_id, name, name_vn, slug, slug_vn, icon, position)
      select * from json_to_recordset(${json(rows.categories)}::json) as r(id bigint, parent_id bigint, name text,
        name_vn text, slug text, slug_vn text, icon text, position int)
      on conflict (id) do update set parent_id = excluded.parent_id, name = excluded.name, name_vn = excluded.name_vn,
        slug = excluded.slug, slug_vn = excluded.slug_vn, icon = excluded.icon, position = excluded.position
      where categories.edited_at is null`,
    sql`insert into locations (id, state, state_vn, country, region, kind, admin, merged_into, slug, slug_vn, aliases, members)
      select * from json_to_recordset(${json(rows.locations)}::json) as r(id bigint, state text, state_vn text,
        country text, region text, kind text, admin text, merged_into bigint, slug text, slug_vn text, aliases text[],
        members int[])
      on conflict (id) do update set state = excluded.state, state_vn = excluded.state_vn, country = excluded.country,
        region = excluded.region, kind = excluded.kind, admin = excluded.admin, merged_into = excluded.merged_into,
        slug = excluded.slug, slug_vn = excluded.slug_vn, aliases = excluded.aliases, members = excluded.members
      where locations.edited_at is null`,
    sql`insert into industries (id, name, name_vn, type, slug, slug_vn, position)
      select * from json_to_recordset(${json(rows.industries)}::json) as r(id bigint, name text, name_vn text, type int,
        slug text, slug_vn text, position int)
      on conflict (id) do update set name = excluded.name, name_vn = excluded.name_vn, type = excluded.type,
        slug = excluded.slug, slug_vn = excluded.slug_vn, position = excluded.position
      where industries.edited_at is null`,
    sql`insert into skills (id, name, name_vn, category_id, aliases)
      select * from json_to_recordset(${json(rows.skills)}::json) as r(id bigint, name text, name_vn text,
        category_id bigint, aliases text[])
      on conflict (id) do update set name = excluded.name, name_vn = excluded.name_vn,
        category_id = excluded.category_id, aliases = excluded.aliases
      where skills.edited_at is null`,
    sql`insert into law_rows (kind, series, from_day, to_day, data, source, seed_key)
      select * from jsonb_to_recordset(${json(rows.law_rows)}::jsonb)
        as r(kind text, series text, from_day date, to_day date, data jsonb, source text, seed_key text)
      on conflict do nothing`,
    sql`with seeds as (
        select * from jsonb_to_recordset(${json(rows.job_titles)}::jsonb) as r(name text, name_vn text, category_id int,
          aliases text[], seed_key text, keys text[])
      ), added as (
        insert into job_titles (name, name_vn, category_id, aliases, seed_key)
        select name, name_vn, category_id, aliases, seed_key from seeds
        where not exists (select from job_title_keys k where k.key = any(seeds.keys))
        on conflict do nothing returning id, seed_key
      )
      insert into job_title_keys (key, title_id)
      select key, added.id from added join seeds using (seed_key) cross join unnest(seeds.keys) as key`,
  ];
}

function categoryRows(top: TopCategory, index: number): CategoryRow[] {
  const row = (
    from: Category,
    parent_id: number | null,
    icon: string | null,
    position: number,
  ): CategoryRow => ({
    id: from.id,
    parent_id,
    name: from.name,
    name_vn: from.name_vn,
    slug: from.slug,
    slug_vn: from.slug_vn,
    icon,
    position,
  });
  return [
    row(top, null, top.icon, index),
    ...top.subs.map((sub, position) => row(sub, top.id, null, position)),
  ];
}

function json(rows: readonly object[]): string {
  return JSON.stringify(rows);
}

function load<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), "utf8")) as T;
}
