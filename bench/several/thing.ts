import { monthlyPay } from "./monthly-pay.ts";
import type { RawAd } from "./raw-ads.ts";
import { plainWords, wordsOf } from "./words.ts";

/** One of the things that a query names. */
export interface Thing {
  /** True for an ad that says it plainly: a search must find the ad. */
  says: (ad: RawAd) => boolean;
  /** True also for an ad that a reader accepts as a hit, although a search may leave it out. */
  accepts: (ad: RawAd) => boolean;
}

/** Returns a test whether normalized words contain one of the phrases. An ad without accents says them without accents. */
export function says(phrases: readonly string[]): (words: string) => boolean {
  const forms = phrases.map((phrase) => wordsOf(phrase).trim());
  const typed = [...new Set(forms.flatMap((form) => [form, plainWords(form)]))];
  return (words) => typed.some((form) => contains(words, form));
}

/** True for whole words, also in the English plural. Searching without the spaces around them is three times as fast. */
function contains(words: string, form: string): boolean {
  for (let at = words.indexOf(form); at >= 0; at = words.indexOf(form, at + 1)) {
    const end = at + form.length;
    const isEnd = words[end] === " " || (words[end] === "s" && words[end + 1] === " ");
    if (isEnd && words[at - 1] === " ") return true;
  }
  return false;
}

/** Returns the thing, accepted also for ads with related phrases, which need not be found. */
export function wider(thing: Thing, ...phrases: string[]): Thing {
  const related = says(phrases);
  return {
    says: thing.says,
    accepts: (ad) => thing.accepts(ad) || related(ad.all) || related(ad.level) || related(ad.category),
  };
}

/** A trade, skill, language or line of business: said anywhere in title, company, skills or texts. */
export function words(...phrases: string[]): Thing {
  const said = says(phrases);
  return { says: (ad) => said(ad.all), accepts: (ad) => said(ad.all) || said(ad.category) };
}

/** A trade whose name is also an ordinary word: said in the title. */
export function trade(inTitle: readonly string[], ...anywhere: string[]): Thing {
  const titled = says([...inTitle, ...anywhere]);
  const said = says(anywhere);
  const loose = says([...inTitle, ...anywhere]);
  return {
    says: (ad) => titled(ad.title) || said(ad.all),
    accepts: (ad) => loose(ad.all) || loose(ad.category),
  };
}

/** A province with those merged into it: where the board or the title places the ad. */
export function place(...names: string[]): Thing {
  const said = says(names);
  const there = (ad: RawAd) => said(ad.place) || said(ad.title);
  return { says: there, accepts: (ad) => there(ad) || said(ad.all) };
}

/** A district or ward: boards print it with the place or in the texts. */
export function district(...names: string[]): Thing {
  const said = says(names);
  const there = (ad: RawAd) => said(ad.place) || said(ad.all);
  return { says: there, accepts: there };
}

/** A form of work: named by the board's field, the title or the texts. */
export function kind(...names: string[]): Thing {
  const said = says(names);
  const named = (ad: RawAd) => said(ad.kind) || said(ad.title) || said(ad.all);
  return { says: named, accepts: (ad) => named(ad) || said(ad.place) || said(ad.level) };
}

/** A rank: named by the board's field or the title. Texts name ranks of colleagues too. */
export function level(...names: string[]): Thing {
  const said = says(names);
  const ranked = (ad: RawAd) => said(ad.title) || said(ad.level);
  return {
    says: ranked,
    accepts: (ad) => ranked(ad) || said(ad.all) || said(ad.kind) || said(ad.experience),
  };
}

/** An employer: the company of the ad. Agencies name their client in the texts. */
export function company(...names: string[]): Thing {
  const said = says(names);
  return { says: (ad) => said(ad.company), accepts: (ad) => said(ad.all) };
}

/** Years of experience that the applicant has. Boards print "2 - 5 Năm", writers "ít nhất 2 năm kinh nghiệm". */
export function years(count: number): Thing {
  const numbers = [String(count), String(count).padStart(2, "0")];
  const said = says(
    numbers.flatMap((n) => [
      `${n} năm kinh nghiệm`,
      `${n} years experience`,
      `${n} years of experience`,
      `${n} year of experience`,
    ]),
  );
  const loose = says(numbers.flatMap((n) => [`${n} năm`, `${n} year`]));
  return {
    says: (ad) => firstYear(ad) === count || said(ad.all),
    accepts: (ad) => (firstYear(ad) ?? 99) <= count || loose(ad.all),
  };
}

/** Work for beginners. Boards also print "0 năm" where the employer left the field empty, so this is only accepted. */
export const beginners: Thing = (() => {
  const said = says([
    "không yêu cầu kinh nghiệm",
    "không cần kinh nghiệm",
    "chưa có kinh nghiệm",
    "chưa cần kinh nghiệm",
    "không yêu cầu",
    "no experience",
    "without experience",
  ]);
  const loose = says([
    "0 năm",
    "dưới 1 năm",
    "fresher",
    "mới tốt nghiệp",
    "thực tập",
    "intern",
    "entry level",
  ]);
  const board = says(["không yêu cầu", "chưa có kinh nghiệm"]);
  return {
    says: (ad) => board(ad.experience) || said(ad.title),
    accepts: (ad) =>
      said(ad.all) ||
      [ad.experience, ad.level, ad.title, ad.kind].some((field) => loose(field) || board(field)),
  };
})();

function firstYear(ad: RawAd): number | null {
  const number = / (\d+) (?:\d+ )?(?:nam|years?) /.exec(plainWords(ad.experience))?.[1];
  return number === undefined ? null : Number(number);
}

/** Pay of a month in millions of dong: an ad says it when its range includes the sum, and is accepted when it pays more. */
export function pays(from: number, to = from): Thing {
  return {
    says: (ad) => {
      const range = monthlyPay(ad.pay);
      return range !== null && range[0] <= to && range[1] >= from && range[1] < from * 20;
    },
    accepts: (ad) => (monthlyPay(ad.pay)?.[1] ?? 0) >= from,
  };
}

/** Pay of a month up to a sum, in millions of dong. */
export function paysUpTo(sum: number): Thing {
  const within = (ad: RawAd) => (monthlyPay(ad.pay)?.[0] ?? sum + 1) <= sum;
  return { says: (ad) => within(ad) && (monthlyPay(ad.pay)?.[1] ?? 0) <= sum, accepts: within };
}
