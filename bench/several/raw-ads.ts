import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { wordsOf } from "./words.ts";

const data = join(import.meta.dirname, "../../../shared/data");
const files = ["jobs-vi.jsonl.gz", "jobs-en.jsonl.gz"];

interface Row {
  id: string;
  title: string;
  company: string;
  location: string;
  salary_text: string;
  description: string;
  requirements: string;
  skills: string[];
  level?: string;
  experience?: string;
  category?: string;
  employment_type?: string;
}

/** A real ad as its employer wrote it. Each text is normalized by `wordsOf`. */
export interface RawAd {
  id: string;
  title: string;
  company: string;
  /** Place as the board printed it, with districts and streets. */
  place: string;
  /** Description and requirements. */
  body: string;
  /** All that a visitor reads about the work: title, company, skills and texts, without benefits. */
  all: string;
  level: string;
  experience: string;
  category: string;
  kind: string;
  /** Pay as the board printed it, not normalized. */
  pay: string;
}

/** Returns the ads of ../shared/data. They are read without the import of the product. */
export function readRawAds(): RawAd[] {
  const ads: RawAd[] = [];
  for (const file of files)
    for (const line of gunzipSync(readFileSync(join(data, file)))
      .toString()
      .split("\n"))
      if (line) ads.push(adOf(JSON.parse(line) as Row));
  return ads;
}

function adOf(row: Row): RawAd {
  const title = wordsOf(row.title);
  const company = wordsOf(row.company);
  const body = `${wordsOf(row.description)}|${wordsOf(row.requirements)}`;
  return {
    id: row.id,
    title,
    company,
    body,
    all: [title, company, ...row.skills.map(wordsOf), body].join("|"),
    place: wordsOf(row.location),
    level: wordsOf(row.level ?? ""),
    experience: wordsOf(row.experience ?? ""),
    category: wordsOf(String(row.category ?? "")),
    kind: wordsOf(row.employment_type ?? ""),
    pay: row.salary_text,
  };
}
