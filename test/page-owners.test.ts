import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addressesOf, allPages } from "#app/loaded-pages.ts";
import { declaredRooms } from "#app/rooms.ts";
import { siteMap } from "#app/site-map.ts";

/** Addresses of later rooms' pages that rooms name, by the reason. The lists only get shorter (decision 115). */
const frozen: Readonly<Record<string, readonly string[]>> = {
  "the address of a row of this room, which rooms before the page link": [
    "companies: companiesPath.en of company-pages",
    "companies: companiesPath.vi of company-pages",
    "companies: companyPath of company-pages",
    "companies: careerPath of career-sites",
    "companies: careerJobPath of career-sites",
    "companies: companyJobsPath of company-pages",
    "jobs: jobsPath.en of job-search",
    "jobs: jobsPath.vi of job-search",
    "jobs: jobPath of job-search",
    "jobs: referralPath of job-search",
    "jobs: consolePaths.board of applicant-pages",
    "jobs: consolePaths.applicant of applicant-pages",
    "jobs: reviewPaths.admin.list of job-review",
    "jobs: reviewPaths.admin.detail of job-review",
    "jobs: reviewPaths.consultant.list of job-review",
    "jobs: reviewPaths.consultant.detail of job-review",
    "applications: applicationPaths.detail of applicant-pages",
  ],
  "a link on a page of this room, or of one before the page": [
    "company-settings: pageEditorPath of company-page-editor",
    "candidates: cvEditorPath of cv",
    "candidates: onboardingPath of onboarding",
    "jobs: applyPath of applications",
    "jobs: applyOnlinePath of applications",
    "jobs: consolePaths.sources of reports",
    "jobs: jobsImportPath of csv-import",
    "job-search: subscribePath of job-alerts",
    "applications: applicationPaths.invites of candidate-search",
    "applications: applicationPaths.messages of messages",
    "applications: applicantMessagesPath of messages",
    "applications: applicantNotesPath of notes",
    "applications: applicantMailsPath of email-templates",
    "applications: bulkMailsPath of email-templates",
    "applications: applicantTaskPath of tasks",
    "talent-pools: talentPaths.search of candidate-search",
    "talent-pools: talentPaths.import of csv-import",
    "interviews: interviewPaths.feedbacks of notes",
    "interviews: interviewPaths.feedback of notes",
  ],
  "a tab of the settings, which all their pages show": [
    "company-settings: stagesPath of stages",
    "company-settings: retentionPath of applications",
    "company-settings: apiKeysPath of api-keys",
    "company-settings: webhooksPath of webhooks",
  ],
};
/** What is served without a page: feeds, pictures. */
const withoutPage = /^\/(rss|sitemap|og|api)\//;

const src = join(import.meta.dirname, "../src");
const order = declaredRooms.map(([folder]) => folder);
const nameOf = (folder: string) => folder.replace(/^.*\//, "");
const roomOf = new Map(allPages.flatMap((page) => addressesOf(page).map((address) => [address, page.room])));

/** What a parameter is in the sample address, by its name; others are an id. */
const samples: Readonly<Record<string, unknown>> = {
  workspace: { company: 7 },
  language: "en",
  whom: { pool: 7 },
  path: "/jobs/a-job-i7",
  slug: "a-job-i7",
};

/** Every address that an export of paths.ts is or returns, by its name. */
function addressesIn(name: string, value: unknown): [name: string, address: string][] {
  if (typeof value === "string") return value.startsWith("/") ? [[name, value]] : [];
  if (typeof value === "function") {
    const parameters = (/\(([^)]*)\)/.exec(String(value))?.[1] ?? "").split(",").map((each) => each.trim());
    const given = parameters.map((parameter) =>
      parameter.includes("=") ? undefined : (samples[parameter] ?? "7"),
    );
    return addressesIn(name, value(...given));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(`${name}.${key}`, inner));
}

it("Rooms name addresses of their own pages and of pages of rooms before them", async () => {
  const lost: string[] = [];
  const upward: string[] = [];
  for (const room of order)
    for (const file of ["paths.ts", "console-paths.ts"]) {
      if (!existsSync(join(src, room, file))) continue;
      const module: object = await import(join(src, room, file));
      for (const [name, address] of Object.entries(module).flatMap(([key, value]) =>
        addressesIn(key, value),
      )) {
        if (withoutPage.test(address)) continue;
        const owner = roomOf.get(siteMap.patternOf(address.split(/[?#]/, 1)[0] ?? "") ?? "");
        if (owner === undefined) lost.push(`${room}: ${name} (${address})`);
        else if (order.indexOf(owner) > order.indexOf(room))
          upward.push(`${nameOf(room)}: ${name} of ${nameOf(owner)}`);
      }
    }
  expect(lost).toEqual([]);
  expect(upward.sort()).toEqual(Object.values(frozen).flat().sort());
});
