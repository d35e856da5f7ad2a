import { describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeTemplate } from "#hiring/email-templates/factory.ts";
import { makeKit } from "#hiring/interview-kits/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeOffer } from "#hiring/offers/factory.ts";
import { makePeople } from "#hiring/talent-pools/factory.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { hiringPages } from "../../src/app/loaded-pages.ts";
import { siteMap } from "../../src/app/site-map.ts";
import { testSite } from "../browser.ts";
import { linksOf, readPage } from "../read-page.ts";
import { field, giveLogin, logIn, open, ready } from "./steps.ts";

const site = await testSite();
const { db } = site.database;
const client = await makeRecruiter(db);
const agency = await makeAgency(db);
const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
const colleague = await makeStaff(db, "consultant", { agencyId: agency.id, member: true });
const tenant = { companyId: client.companyId, agencyId: agency.id };
const job = await makeJob(db, { ...tenant, ownerId: consultant.id, at: new Date() });
const applicant = await makeApplicant(db, { job, stageKind: "interview" });
const hired = await makeApplicant(db, {
  job,
  stageKind: "hired",
  candidate: await makeCandidate(db, { fullName: "Trần Thị Bích" }),
});
const interview = await makeInterview(db, applicant, { interviewers: [consultant.id] });
await makeOffer(db, hired);
const task = await makeTask(db, { ...tenant, authorId: consultant.id, applicant });
const template = await makeTemplate(db, { id: consultant.id, ...tenant });
const kit = await makeKit(db, { ...tenant, authorId: consultant.id });
const { person } = await makePeople(db, consultant.id, { agency: agency.id });
await giveLogin(site, [consultant.id]);
const desk = await site.visitor();
await logIn(desk, consultant.email);
const cookies = new Map((await desk.context.cookies()).map(({ name, value }) => [name, value]));

const ids: Record<string, number> = {
  jobId: job.id,
  applicantId: applicant.id,
  interviewId: interview.id,
  taskId: task.id,
  templateId: template.id,
  kitId: kit.id,
  candidateId: person,
  id: colleague.id,
};
const queries: Record<string, string> = {
  "/job-templates/create": `?job=${job.id}`,
  "/candidates/invite": `?candidate=${person}`,
  "/quick-search": "?keyword=a",
  "/views": "?list=clients",
  "/views/create": "?list=clients",
  "/email-templates/values": "?language=en",
};
const addressOf = (path: string) =>
  `/consultants${path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]))}${queries[path] ?? ""}`;

describe("A consultant, in the console of the agency", () => {
  it.each(hiringPages.filter(({ shell }) => shell !== null).map(({ path }) => path))(
    "opens %s, whose links lead to pages that an agency has",
    async (path) => {
      const page = await readPage(site.url, addressOf(path), { cookies });
      expect(page.status).toBe(200);
      expect(page.path).toBe(addressOf(path));
      const lost = linksOf(page)
        .map((link) => new URL(link, site.url).pathname)
        .filter((link) => link.startsWith("/employer/") || siteMap.patternOf(link) === null);
      expect(lost).toEqual([]);
    },
  );

  it.each(hiringPages.filter(({ shell }) => shell === null).map(({ path }) => path))(
    "is answered by %s",
    async (path) => {
      const { status } = await readPage(site.url, addressOf(path), { cookies });
      expect(status).toBe(200);
    },
  );

  it("is led there by the links of mails", async () => {
    const page = await readPage(site.url, `/console/candidates/${applicant.id}`, { cookies });
    expect(page).toMatchObject({ status: 200, path: `/consultants/candidates/${applicant.id}` });
  });

  it("does not open the console of the client", async () => {
    const theirs = await readPage(site.url, `/employer/${client.companyId}/${job.id}`, { cookies });
    expect(theirs.status).toBe(403);
  });

  it("finds an applicant by name and adds a task about them", async () => {
    const { page } = desk;
    await open(desk, "/consultants/dashboard");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("searchbox").fill(applicant.full_name);
    await page.getByRole("menuitem", { name: applicant.full_name }).click();
    await page.waitForURL(`**/consultants/candidates/${applicant.id}`);
    await ready(page);
    await open(desk, `/consultants/tasks/create?applicant=${applicant.id}`);
    await field(page, "Task").fill("Call the client");
    await page.getByRole("button", { name: "Save task" }).click();
    await page.getByText("Call the client").waitFor();
    expect(desk.complaints).toEqual([]);
  });
});
