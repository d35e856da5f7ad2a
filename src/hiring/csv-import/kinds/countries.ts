import { fold } from "#kit/fold.ts";
import { languages } from "#kit/i18n.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Codes of groups of countries and of none. */
const groups = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
/** Two-letter codes without those that other ones have replaced: "FX" has the name of "FR". */
const codes = [...letters]
  .flatMap((first) => [...letters].map((second) => first + second))
  .filter((code) => !groups.has(code) && new Intl.Locale(`und-${code}`).region === code);

/** ISO 3166-1 codes by code, and by name in both languages. */
const byName = new Map<string, string>(
  languages.flatMap((language) =>
    (["short", "long"] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none", style });
      return codes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [[fold(name), code] as const, [fold(code), code] as const];
      });
    }),
  ),
);

/** Names that other products write. */
const others: Readonly<Record<string, string>> = { "viet nam": "VN", usa: "US", korea: "KR" };

/** Returns the ISO 3166-1 code of a country's name or code; undefined for another text. */
export const countryOf = (cell: string): string | undefined => byName.get(fold(cell)) ?? others[fold(cell)];
