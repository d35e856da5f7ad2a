import { fold } from "#kit/fold.ts";
import { createPhrases, wordsOf } from "#platform/reference/phrases.ts";
import { createPlaceReader } from "#platform/reference/places.ts";
import { referenceRows } from "#platform/reference/seed.ts";
import { locationIds } from "#platform/reference/terms.ts";
import { companyScore, titleScore } from "./words.ts";

/** Places and skills of the product's lists. */
export interface Vocabulary {
  /** Returns the province that a text names. */
  placeOf: (text: string) => number | null;
  /** Returns whether a text is only a place, in Vietnam or abroad. */
  isPlace: (text: string) => boolean;
  isSkill: (name: string) => boolean;
  /** Returns the known skills that a running text names. */
  skillsIn: (text: string) => string[];
}

const states =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming";
const abroad = new RegExp(`^(?:[\\p{L} .'’-]{2,40}, (?:[A-Z]{2}|${states})|${states})$`, "u");

export function createVocabulary(): Vocabulary {
  const { locations, skills } = referenceRows();
  const read = createPlaceReader(locations);
  const names = new Set(
    skills.flatMap(({ name, name_vn, aliases }) => [name, name_vn, ...aliases].map(fold)),
  );
  const find = createPhrases<true>([...names].map((name) => [name, true] as [string, true]));
  return {
    placeOf: (text) => {
      const [id] = read(text).locationIds;
      return id === undefined || id === locationIds.others ? null : id;
    },
    isPlace: (text) => {
      if (abroad.test(text)) return titleScore(text) === 0 && companyScore(text) === 0;
      const { locationIds: ids, rest } = read(text);
      return ids.length > 0 && rest.replace(/[^\p{L}]/gu, "").length < 3;
    },
    isSkill: (name) => names.has(fold(name)),
    skillsIn: (text) => {
      const matches = find(wordsOf(text)).map(({ start, end }) => text.slice(start, end));
      return matches.filter((name) => name.length > 2);
    },
  };
}
