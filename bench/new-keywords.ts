import { type Random, randomOf } from "#front/demo/random.ts";
import { families } from "#front/demo/roles/all.ts";
import { fold } from "#kit/fold.ts";
import { makeAd } from "./ads.ts";

const places = ["Hà Nội", "Hồ Chí Minh", "TP.HCM", "Đà Nẵng", "Hải Phòng", "Cần Thơ", "Bình Dương", "Hanoi"];
const kinds = ["full time", "part time", "remote", "toàn thời gian", "bán thời gian", "thực tập"];
const pay = (random: Random) => `lương ${random.int(7, 45)} triệu`;
const years = (random: Random) => `${random.int(1, 6)} năm kinh nghiệm`;

/** Returns endless keywords, each of which differs from all others also without accents. */
export function* neverTwice(make: (number: number) => string): Generator<string, never> {
  const before = new Set<string>();
  for (let number = 0; ; number++) {
    const keyword = make(number);
    const key = fold(keyword);
    if (before.has(key)) continue;
    before.add(key);
    yield number % 2 === 0 ? keyword : key;
  }
}

/** Number of generated jobs whose titles are keywords. They have about nine thousand different titles. */
const titled = 50_000;

/** Returns the title of a generated job; after all titles, one with a number like those in real titles. */
export function titleOf(number: number): string {
  const { title } = makeAd(number % titled);
  return number < titled ? title : `${title} ${Math.floor(number / titled)}${number % 97}`;
}

/**
 * Returns a query of `count` things in any order: an occupation, skills, and then a place, form of work, pay,
 * or experience.
 */
export function thingsOf(number: number, count: number): string {
  const random = randomOf(`bench things ${count} ${number}`);
  const family = random.pick(families);
  const [, , , , vi, en] = random.pick(family.roles);
  const occupation = (random.chance(0.65) ? vi : en).replace(/ *\(.*?\)/g, "");
  const skills = random.some(family.skills, Math.max(1, count - 3));
  const place = random.chance(0.4) ? `ở ${random.pick(places)}` : random.pick(places);
  const others = random.some([place, random.pick(kinds), pay(random), years(random)], 4);
  return random.some([occupation, ...skills, ...others].slice(0, count), count).join(" ");
}

/** Returns an occupation with a word that no ad contains, or two such words. */
export function unknownOf(number: number): string {
  const random = randomOf(`bench unknown ${number}`);
  const word = () => Array.from({ length: 4 }, () => random.pick(syllables)).join("");
  return random.chance(0.5) ? `${titleOf(random.int(0, titled))} ${word()}` : `${word()} ${word()}`;
}

const syllables = ["zu", "wex", "qo", "jiv", "fyl", "kra", "bux", "dwo", "pfe", "ryx", "gzi", "vow"];
