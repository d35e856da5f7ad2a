import type { Request } from "autocannon";
import { makePdf } from "#kit/testing/make-files.ts";
import { jobPath, jobsPath } from "#market/job-search/paths.ts";
import type { Load } from "./measure.ts";
import { benchCandidate, benchJob, boardCompany, boardJob, candidates } from "./rows.ts";
import { searches } from "./searches.ts";

/** A limit of docs/rules/quality.md, printed beside the measured value. */
export interface Target {
  requestsPerSecond?: number;
  p50?: number;
  p99?: number;
  /** Maximum memory of a server process. */
  megabytes?: number;
}

export interface Scenario extends Load {
  name: string;
  target: Target;
  /** Changes during the measurement: one job before each request, or all search rows by another process. */
  writes?: "one before each" | "reindex";
}

export interface Market {
  /** Number of the first job without applications; later jobs have no applications either. */
  firstJob: number;
  jobs: number;
  slugs: string[];
  /** Session tokens of candidates, by candidate number. */
  candidateTokens: string[];
  recruiterToken: string;
  board: { applicants: number[]; stages: number[] };
}

const api = "/api/v2";
const many = 10;
const asJson = { "content-type": "application/json" };
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

/** Returns a counter: each request of a run and of its warm-up has its own number. */
function counter(): () => number {
  let next = 0;
  return () => next++;
}

/** Returns all scenarios. Those that only read come first, because applying adds rows. */
export function scenarios(market: Market): Scenario[] {
  const pair = counter();
  return [...pages(market), ...searches(), ...boards(market), ...applying(market, pair)];
}

function pages(market: Market): Scenario[] {
  const list = counter();
  const detail = counter();
  // Request headers of a browser.
  const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
  const page = (path: string): Request => ({ method: "GET", path, headers });
  const language = (n: number) => (n % 2 === 0 ? "vi" : "en");
  return [
    {
      name: "job list page, the first",
      isCached: true,
      connections: many,
      target: { requestsPerSecond: 10_000, p99: 5 },
      request: () => page(jobsPath.vi),
    },
    {
      name: "job list page, each another",
      connections: many,
      target: { requestsPerSecond: 600, p99: 40 },
      request: () => {
        const n = list();
        // Each request has a salary filter that was not requested before, so the page is not cached although its list
        // is nearly the same.
        return page(`${jobsPath[language(n)]}?salary_min=${5_000_000 + n}&page=${1 + (n % 50)}`);
      },
    },
    {
      name: "job page, one that everybody reads",
      isCached: true,
      connections: many,
      target: { requestsPerSecond: 10_000, p99: 5 },
      request: () => page(jobPath("vi", market.slugs[0] ?? "")),
    },
    {
      name: "job page, each another",
      connections: many,
      target: { requestsPerSecond: 600, p99: 40 },
      request: () => {
        const n = detail();
        return page(jobPath(language(n), market.slugs[(n * 7919) % market.slugs.length] ?? ""));
      },
    },
  ];
}

function boards(market: Market): Scenario[] {
  const { applicants, stages } = market.board;
  const mover = counter();
  const headers = bearer(market.recruiterToken);
  const move = (): Request => {
    const n = mover();
    const applicant = applicants[(n * 7) % applicants.length];
    const body = { job_stage_id: stages[n % stages.length], new_index: n % 20 };
    return {
      method: "PUT",
      path: `${api}/companies/applicants/${applicant}/stages/update`,
      headers: { ...headers, ...asJson },
      body: JSON.stringify(body),
    };
  };
  return [
    {
      name: "board of 300 applicants, API",
      connections: many,
      target: { requestsPerSecond: 300, p99: 60 },
      request: () => ({ method: "GET", path: `${api}/companies/jobs/${boardJob}/candidates`, headers }),
    },
    {
      name: "board of 300 applicants, page",
      connections: 1,
      target: { p99: 100 },
      request: () => ({
        method: "GET",
        path: `/employer/${boardCompany}/${boardJob}`,
        headers: { accept: "text/html", cookie: `token=${market.recruiterToken}` },
      }),
    },
    { name: "stage move, 20 a second", connections: many, rate: 20, target: { p99: 50 }, request: move },
    { name: "stage move, one board, no pause", connections: many, target: {}, request: move },
  ];
}

/** Each application is a new pair of candidate and job. */
function applying(market: Market, pair: () => number): Scenario[] {
  const next = () => {
    const n = pair();
    const candidate = n % candidates;
    // The step 31 shares no factor with the number of jobs, so a candidate gets each job once.
    const step = candidate * 9973 + Math.floor(n / candidates) * 31;
    const job = market.firstJob + (step % (market.jobs - market.firstJob));
    const path = `${api}/candidates/jobs/${benchJob(job)}/apply`;
    return { candidate, path, headers: bearer(market.candidateTokens[candidate]) };
  };
  const file = multipart(makePdf(["Nguyễn Văn An", "Kế toán tổng hợp", "5 năm kinh nghiệm"], 1_000_000));
  return [
    {
      name: "apply with a kept CV",
      connections: many,
      target: { requestsPerSecond: 300, p99: 250 },
      request: () => {
        const { candidate, path, headers } = next();
        const body = JSON.stringify({ cv_id: benchCandidate(candidate), full_name: "Nguyễn Văn An" });
        return { method: "POST", path, headers: { ...headers, ...asJson }, body };
      },
    },
    {
      name: "apply with a PDF of 1 MB",
      connections: many,
      target: { requestsPerSecond: 100, p99: 250 },
      request: () => {
        const { path, headers } = next();
        return { method: "POST", path, headers: { ...headers, ...file.headers }, body: file.body };
      },
    },
  ];
}

function multipart(pdf: Buffer): { headers: Record<string, string>; body: Buffer } {
  const boundary = "sen-bench-boundary";
  const head = [
    `--${boundary}\r\ncontent-disposition: form-data; name="full_name"\r\n\r\nNguyễn Văn An\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="cv"; filename="CV.pdf"\r\n`,
    "content-type: application/pdf\r\n\r\n",
  ].join("");
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
