import { beforeAll, describe, expect, it } from "vitest";
import { background } from "#kit/drawings.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { profileUpdate } from "#profiles/candidates/contract.ts";
import { sectionEndpoints } from "#profiles/candidates/contract-sections.ts";
import { cvTemplates, defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { readPdf } from "../read-pdf.ts";
import { samplePerson } from "../testing/people.ts";
import { makeCvPdf } from "./make.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const open = async (accountId: number | null, query = "") =>
  api.app.inject({
    url: `/api/v2/candidates/online_cv.pdf${query}`,
    headers: accountId === null ? {} : { authorization: `Bearer ${await api.token(accountId)}` },
  });

describe("The online CV as PDF", () => {
  it("is drawn from the profile, in the language and the template that are asked for", async () => {
    const { id } = await makeCandidate(api.database.db);
    const call = await api.as(id);
    const own = { full_name: "Nguyễn Thị Ánh", job_title: "Kế toán trưởng", language: 1 as const };
    const translation = { job_title: "Chief accountant" };
    const cv_settings = { ...defaultCvSettings, template: "modern" as const, show_photo: false };
    await call(profileUpdate, { body: { ...own, translation, cv_settings } as never });
    await call(sectionEndpoints.skills.create, { body: { name: "Kiểm toán", years: 2 } });

    const reply = await open(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
    });
    expect(reply.headers["content-disposition"]).toContain(encodeURIComponent("CV Nguyễn Thị Ánh.pdf"));
    const { text } = await readPdf(reply.rawPayload);
    for (const said of ["Nguyễn Thị Ánh", "Kế toán trưởng", "Kiểm toán", "3–5 năm"])
      expect(text).toContain(said);

    const english = await readPdf((await open(id, "?language=en&template=technical")).rawPayload);
    for (const said of ["Chief accountant", "3–5 years", "Skills"]) expect(english.text).toContain(said);
    const { rows } = await api.database.pool.query(
      "SELECT count(*)::int AS count FROM audit_event WHERE account_id = $1 AND action = 'GET /candidates/online_cv.pdf'",
      [id],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it("is for job seekers only, and names what it does not know", async () => {
    expect((await open(null)).statusCode).toBe(401);
    expect((await open((await makeRecruiter(api.database.db)).id)).statusCode).toBe(403);
    const { id } = await makeCandidate(api.database.db);
    expect((await open(id, "?template=baroque")).statusCode).toBe(400);
    expect((await open(id, "?language=fr")).statusCode).toBe(400);
  });

  it("is each person's own when many are drawn at the same time", async () => {
    const people = cvTemplates.slice(0, 4).map(({ key }, number) => ({
      document: { ...samplePerson("vi", "short"), full_name: `Người thứ ${number}` },
      settings: { ...defaultCvSettings, template: key },
    }));
    const pdfs = await Promise.all(
      people.map(({ document, settings }) => makeCvPdf(document, settings, { requester: background })),
    );
    for (const [number, pdf] of pdfs.entries())
      expect((await readPdf(Buffer.from(pdf))).text).toContain(`Người thứ ${number}`);
  });
});
