import { jobPath } from "#market/job-search/paths.ts";
import { noCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { shownEnds } from "#market/jobs/salary.ts";
import { jobTypes, keyOf } from "#platform/reference/terms.ts";
import type { FeedRow } from "../queries/jobs.ts";
import { cdataElement, xmlHead } from "./text.ts";

export const dialects = ["talent", "indeed", "linkedin"] as const;
export type Dialect = (typeof dialects)[number];

/** A location in a feed: the names of the province and the country, in English. */
export interface FeedPlace {
  id: number;
  name: string;
  country: string;
}

/** Names of locations and categories for a feed, in English. */
export interface FeedNames {
  /** Returns null for a location that feed readers cannot resolve, such as "abroad" without a country. */
  place(id: number): FeedPlace | null;
  category(id: number): string | null;
}

export interface FeedContext {
  origin: string;
  builtAt: Date;
  names: FeedNames;
}

/** Minimum length of a description: Talent.com refuses shorter ones. */
const shortest = 50;
const kinds: Record<string, string> = {
  full_time: "fulltime",
  part_time: "parttime",
  internship: "internship",
  freelancer: "contract",
  hybrid: "fulltime",
  remote: "fulltime",
};

/** Yields a feed of all jobs in the dialect of a feed reader, with one `<job>` for each location of a job. */
export async function* jobFeed(
  dialect: Dialect,
  batches: AsyncIterable<FeedRow[]>,
  context: FeedContext,
): AsyncGenerator<string> {
  yield `${xmlHead}<source>\n${headOf(dialect, context)}`;
  for await (const rows of batches) {
    let xml = "";
    for (const row of rows) xml += jobsOf(dialect, row, context);
    if (xml) yield xml;
  }
  yield "</source>\n";
}

function headOf(dialect: Dialect, { origin, builtAt }: FeedContext): string {
  if (dialect === "linkedin") return `<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>\n`;
  const date =
    dialect === "indeed"
      ? tag("lastBuildDate", builtAt.toUTCString())
      : tag("lastbuilddate", moment(builtAt));
  return `<publisher>Sen</publisher>\n<publisherurl>${origin}</publisherurl>\n${date}`;
}

function jobsOf(dialect: Dialect, job: FeedRow, context: FeedContext): string {
  const description = [job.description, job.requirement, job.benefits].filter(Boolean).join("\n");
  if (description.replace(/<[^<>]*>/g, "").trim().length < shortest) return "";
  const url = `${context.origin}${jobPath("en", job.slug)}?utm_source=${dialect}`;
  const write = dialect === "linkedin" ? linkedinJob : searchEngineJob;
  return placesOf(job, context.names)
    .map((place, index) => {
      const reference = index === 0 ? String(job.id) : `${job.id}-${place.id}`;
      return `<job>\n${write(dialect, job, { place, reference, url, description, names: context.names })}</job>\n`;
    })
    .join("");
}

interface Entry {
  place: FeedPlace;
  reference: string;
  url: string;
  description: string;
  names: FeedNames;
}

function searchEngineJob(
  dialect: Dialect,
  job: FeedRow,
  { place, reference, url, description, names }: Entry,
): string {
  const category = job.category_ids.map((id) => names.category(id)).find(Boolean);
  return (
    line("referencenumber", reference) +
    line("title", job.title) +
    line("company", job.company_name) +
    line("city", place.name) +
    line("state", place.name) +
    line("country", place.country) +
    (dialect === "indeed"
      ? line("date", job.posted_at.toUTCString())
      : line("dateposted", moment(job.posted_at))) +
    line("url", url) +
    line("description", description) +
    line("jobtype", kinds[keyOf(jobTypes, job.job_type ?? -1) ?? ""]) +
    line("category", category) +
    line("salary", payOf(job)) +
    line("expirationdate", job.expires_at && moment(job.expires_at)) +
    line("isremote", isRemote(job) ? "yes" : null)
  );
}

function linkedinJob(_dialect: Dialect, job: FeedRow, { place, reference, url, description }: Entry): string {
  return (
    line("partnerJobId", reference) +
    line("company", job.company_name) +
    line("title", job.title) +
    line("description", description) +
    line("location", `${place.name}, ${place.country}`) +
    line("applyUrl", url) +
    line("companyId", job.company_id === noCompany ? null : String(job.company_id))
  );
}

/** Returns the locations of a job. A remote job without a location gets the country's name. */
function placesOf(job: FeedRow, names: FeedNames): FeedPlace[] {
  if (job.location_ids.length === 0) return [{ id: 0, name: job.location_text ?? "Vietnam", country: "VN" }];
  return job.location_ids.flatMap((id) => names.place(id) ?? []);
}

const remoteKind = "remote";

function isRemote(job: FeedRow): boolean {
  return job.remote || keyOf(jobTypes, job.job_type ?? -1) === remoteKind;
}

/** Returns the salary that the job's page shows, in full digits; null where the page shows no salary. */
function payOf(job: FeedRow): string | null {
  const { low, high } = shownEnds(job);
  const amount = (value: number) => value.toLocaleString("en");
  const per = `${job.currency} per ${job.salary_period}`;
  if (low !== null && high !== null)
    return low === high ? `${amount(low)} ${per}` : `${amount(low)} - ${amount(high)} ${per}`;
  if (low !== null) return `From ${amount(low)} ${per}`;
  return high !== null ? `Up to ${amount(high)} ${per}` : null;
}

/** Formats a time as yyyy-MM-ddTHH:mm:ssZ. */
function moment(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, "Z");
}

const tag = (name: string, text: string) => `<${name}>${text}</${name}>\n`;
const line = (name: string, text: string | null | undefined) => {
  const element = cdataElement(name, text);
  return element && `${element}\n`;
};
