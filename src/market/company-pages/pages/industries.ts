import type { RouterContextProvider } from "react-router";
import { minute } from "#kit/clock.ts";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { load, pageServices } from "#kit/page.ts";
import { industries } from "#platform/reference/contract.ts";
import type { Choice, Reference } from "#platform/reference/lists.ts";
import { directory } from "../contract.ts";
import type { IndustryNames } from "../parts/company-view.ts";

type Context = Readonly<RouterContextProvider>;

interface Kept<T> {
  value: T;
  at: number;
}

/** Caches data that changes rarely and that every page needs, for a minute. */
function keeping<T>(ask: (context: Context, request: Request) => Promise<T>) {
  let kept: Kept<T> | null = null;
  return async (context: Context, request: Request): Promise<T> => {
    const now = context.get(pageServices).now.getTime();
    if (kept && now >= kept.at && now - kept.at < minute) return kept.value;
    const value = await ask(context, request);
    kept = { value, at: now };
    return value;
  };
}

interface Industries {
  nameOf: IndustryNames;
  /** Returns the id of the industry that replaces a merged one; other ids unchanged. */
  present: (id: number) => number;
  isRetired: (id: number) => boolean;
}

let made: { answer: AnswerOf<typeof industries>; value: Industries } | null = null;

/** Loads the industries; they are rebuilt only when they change, because the API returns the same object until then. */
export async function loadIndustries(context: Context, request: Request): Promise<Industries> {
  const answer = await load(context, request, industries);
  if (made?.answer === answer) return made.value;
  const rows = new Map(answer.data.map(({ id, attributes }) => [Number(id), attributes]));
  const value: Industries = {
    nameOf: (id, language) => {
      const industry = rows.get(id);
      return industry ? (language === "vi" ? industry.name_vn : industry.name) : null;
    },
    present: (id) => rows.get(id)?.replaced_by ?? id,
    isRetired: (id) => rows.get(id)?.active === false,
  };
  made = { answer, value };
  return value;
}

const loadInUse = keeping(async (context, request) => {
  const { meta } = await load(context, request, directory, { query: { items: 1, facets: "true" } });
  const ids = (counted: { value: number }[] = []) => counted.map(({ value }) => value);
  return { places: ids(meta.facets?.location_id), industries: ids(meta.facets?.industry_id) };
});

/** Returns active industries and places with companies, by name, and always those of the address. */
export async function offeredChoices(
  context: Context,
  request: Request,
  reference: Reference,
  asked: { industry_id: number | null; location_id: number | null },
  language: Language,
): Promise<{ industries: Choice[]; places: Choice[] }> {
  const [{ nameOf: names, isRetired }, inUse] = await Promise.all([
    loadIndustries(context, request),
    loadInUse(context, request),
  ]);
  const choices = (ids: number[], own: number | null, nameOf: IndustryNames): Choice[] =>
    [...new Set([...ids, ...(own === null ? [] : [own])])]
      .flatMap((id) => {
        const name = nameOf(id, language);
        return name === null ? [] : [{ id, name }];
      })
      .sort((a, b) => a.name.localeCompare(b.name, language));
  return {
    industries: choices(
      inUse.industries.filter((id) => !isRetired(id)),
      asked.industry_id,
      names,
    ),
    places: choices(
      inUse.places.filter((id) => !reference.isRetiredPlace(id)),
      asked.location_id,
      reference.placeName,
    ),
  };
}
