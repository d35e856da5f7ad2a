import fc from "fast-check";
import { wholeJob } from "#market/jobs/factory.ts";
import { type Random, randomOf } from "../../src/front/demo/random.ts";
import { brokenEncodings } from "../bad-input.ts";
import { type Described, near, wrong } from "../near-schema.ts";
import { fillers, slowTexts } from "./long-strings.ts";
import type { Market, Side } from "./market.ts";
import { markPlace, strings } from "./strings.ts";

/** Sources of the values in one request. The same seed and request number produce the same values. */
export interface Draw {
  random: Random;
  market: Market;
  /** The side that owns the rows in the request. */
  side: Side;
  /** A word that each hostile text of the request contains. */
  mark: string;
}

/** Maximum number of bytes for a huge text: the limit of a body, less the rest of the body. */
const bodyBytes = 1_000_000;
/** Maximum number of bytes of an address, below the limit of 16 kB for the address and the headers together. */
const addressBytes = 12_000;

export const drawOf = (seed: number, n: number) => randomOf(`fuzz ${seed} ${n}`);
export const markOf = (n: number) => `zq${n.toString(36)}qz`;
export const anyMark = /zq[0-9a-z]+qz/i;

const sampled = <T>({ random }: Draw, arbitrary: fc.Arbitrary<T>): T =>
  fc.sample(arbitrary, { seed: random.int(0, 2 ** 31 - 1), numRuns: 1 })[0] as T;

/** Kinds of rows to which ids belong, by the name of the field with the id. */
const idFields: Record<string, string> = {
  job_stage_id: "stage",
  from_job_stage_id: "stage",
  contact_member_id: "account",
  recruiter_ids: "account",
  cv_id: "cv",
  company_id: "company",
};
/** Valid values of fields, by the name of the field. */
const usual: Record<string, unknown> = {
  ...wholeJob,
  expires_at: null,
  ends_at: null,
  password: "Sen-nở-77-ao",
  current_password: "Sen-nở-77-ao",
  password_confirmation: "Sen-nở-77-ao",
  reason_id: 1,
  new_index: 0,
  decision: "approve",
  consent: true,
  full_name: "Trần Thị Bình",
  phone: "0901234567",
  experience_id: 1,
  location_id: 27,
  category_id: 37,
  link: "/jobs",
  // Hidden field that only robots fill in.
  website: "",
};

/** Returns a value that a schema accepts, for fields without a usual value. */
function fitting(draw: Draw, schema: Described): unknown {
  const { random } = draw;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const either = schema.anyOf?.[0] ?? schema.allOf?.[0];
  if (either) return fitting(draw, either);
  const { minimum = 0, maximum = 100 } = schema;
  if (schema.type === "integer" || schema.type === "number")
    return Math.min(maximum, Math.max(minimum, random.int(0, 3)));
  if (schema.type === "boolean") return random.chance(0.5);
  if (schema.type === "array") return [];
  return schema.format === "date-time"
    ? "2027-03-02T03:00:00.000Z"
    : sampled(draw, near({ ...schema, maxLength: 20 }));
}

/** Returns a value that a field accepts. Where `honest` is false, it may be slightly invalid. */
export function usualValue(draw: Draw, name: string, schema: Described, honest: boolean): unknown {
  const { random, market, side } = draw;
  const odd = honest ? 0.02 : 0.3;
  const ids = market.named[idFields[name] ?? ""]?.[side];
  if (ids && !random.chance(odd)) {
    const id = Number(random.pick(ids));
    return schema.type === "array" ? [id] : id;
  }
  if (random.chance(odd)) return sampled(draw, near({ ...schema, name }));
  if (name === "email") return `${draw.mark}@example.test`;
  return name in usual ? usual[name] : fitting(draw, schema);
}

/** Returns a JSON value that a field does not expect. */
export const wrongValue = (draw: Draw): unknown =>
  draw.random.chance(0.5) ? sampled(draw, wrong) : hostileText(draw);

export function hostileText({ random, mark }: Draw): string {
  return random.pick(strings).replaceAll(markPlace, mark);
}

/**
 * Returns one character repeated up to the largest body, or a text that is slow for regular expressions. `size`
 * returns the bytes of a text as it is sent.
 */
export function hugeText({ random }: Draw, size: (text: string) => number): string {
  if (random.chance(0.4)) return random.pick(slowTexts);
  const filler = random.pick(fillers);
  return filler.repeat(Math.floor(bodyBytes / size(filler)));
}

/** Encodes a text for an address, and cuts it to the length limit of an address. */
export function encoded(draw: Draw, text: string): string {
  const { random } = draw;
  if (random.chance(0.1)) return random.pick(brokenEncodings);
  const whole = encodeURIComponent(text.toWellFormed());
  return whole.length <= addressBytes ? whole : whole.slice(0, addressBytes).replace(/%[^%]{0,1}$/, "");
}

const fixed: Record<string, readonly string[]> = {
  language: ["en", "vi"],
  kind: ["jobs", "companies", "site"],
  path: ["jobs-1.xml", "companies-1.xml", "pages.xml", "jobs-0.xml"],
  any: ["x", "x.js", "nothing/here"],
};
const kinds: Record<string, string> = {
  jobs: "job",
  companies: "company",
  applicants: "applicant",
  applications: "applicant",
  applied: "applicant",
  cvs: "cv",
  job_alerts: "alert",
  support_threads: "thread",
  banners: "banner",
  banner: "banner",
  companyId: "company",
  jobId: "job",
  applicantId: "applicant",
  threadId: "thread",
  picture: "picture",
  token: "threadKey",
};

/** Returns the ids that fit a placeholder of an address. */
function named({ market, side }: Draw, before: string, name: string): readonly string[] {
  const rows = (kind: string) => market.named[kind]?.[side] ?? ["1"];
  if (name === "slug") return rows(/^(jobs|viec-lam)$/.test(before) ? "jobSlug" : "companySlug");
  if (fixed[name]) return fixed[name];
  if (name === "name")
    return before === "companies" || before === "jobs"
      ? rows(before === "jobs" ? "job" : "company").map((id) => `${id}.png`)
      : ["jobs.xml", "category-37.xml", "home.png", ...rows("company").map((id) => `company-${id}.xml`)];
  return rows(kinds[name] ?? kinds[before] ?? "job");
}

/** Fills the placeholders of an address: with the result of `fill`, or with ids of rows. */
export function address(draw: Draw, path: string, fill?: () => string): string {
  let before = "";
  const parts = path.split("/").map((part) => {
    const filled = part.replace(/:(\w+)|\{(\w+)\}|^\*/, (_, ...groups: (string | undefined)[]) => {
      const name = groups[0] ?? groups[1] ?? "any";
      return fill?.() ?? draw.random.pick(named(draw, before, name));
    });
    before = filled;
    return filled;
  });
  return parts.join("/");
}
