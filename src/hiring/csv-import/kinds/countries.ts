import { fold } from "#kit/fold.ts";
import { languages } from "#kit/i18n.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));

/** ISO 3166-1 codes by code, and by name in both languages. */
const byName = new Map<string, string>(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    return codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[fold(name), code] as const, [fold(code), code] as const];
    });
  }),
);

/** Names that other products write. */
const others: Readonly<Record<string, string>> = {
  "viet nam": "VN",
  usa: "US",
  uk: "GB",
  korea: "KR",
  "han quoc": "KR",
};

/** Returns the ISO 3166-1 code of a country's name or code; undefined for another text. */
export const countryOf = (cell: string): string | undefined => byName.get(fold(cell)) ?? others[fold(cell)];
