import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Caller } from "#kit/call.ts";
import { day, hour } from "#kit/clock.ts";
import type { CallInput } from "#kit/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { eraseClosedAccounts } from "#people/accounts/commands/close-account.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { cvSections } from "#profiles/candidates/cv-settings.ts";
import { readCvText } from "#profiles/cv/read-text.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { mostFeedback } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" };
const later = (ms: number) => api.clock.set(new Date(monday.getTime() + ms));

async function owner() {
  const { db } = api.database;
  const me = await makeCandidate(db, { fullName: "Đinh Thị Cam" });
  await db.updateTable("accounts").set({ phone: "+84901234567" }).where("id", "=", me.id).execute();
  await db
    .insertInto("candidate_profiles")
    .values({
      account_id: me.id,
      language: 1,
      job_title: "Kế toán trưởng",
      birth_date: "1990-02-03",
      introduction: `Gọi tôi 0901 234 567 hoặc ${me.email}, từ 2015 - 2019 ở Huế`,
      updated_at: monday,
    })
    .execute();
  return { me, call: await api.as(me.id) };
}

const some = { name: "Cho anh Bình", sections: ["introduction" as const] };

async function made(call: Caller, more: Partial<CallInput<typeof contract.shareLinkCreate>["body"]> = {}) {
  const { data, url } = await call(contract.shareLinkCreate, { body: { ...some, ...more } });
  return { id: Number(data.id), data, token: url.split("/").at(-1) ?? "" };
}

async function openedBeacon(token: string): Promise<string | null> {
  const visitor = await api.as(null, browser);
  return (await visitor(contract.sharedCv, { params: { token } })).data.attributes.beacon;
}

describe("A share link", () => {
  it("shows the chosen sections, and contact data only if chosen", async () => {
    const { me, call } = await owner();
    const { token, data } = await made(call);
    expect(new Date(data.attributes.expires_at).getTime()).toBe(monday.getTime() + 7 * day);
    const visitor = await api.as(null, browser);
    const { attributes } = (await visitor(contract.sharedCv, { params: { token } })).data;
    expect(attributes).toMatchObject({ full_name: "Đinh Thị Cam", job_title: "Kế toán trưởng" });
    const sent = JSON.stringify(attributes);
    for (const secret of [me.email, "0901 234 567", "901234567", "1990-02-03"])
      expect(sent).not.toContain(secret);
    expect(sent).toContain("2015 - 2019 ở Huế");

    const open = await made(call, { contact: true, sections: [...cvSections] });
    const all = JSON.stringify(await visitor(contract.sharedCv, { params: { token: open.token } }));
    for (const shown of [me.email, "+84901234567", "1990-02-03"]) expect(all).toContain(shown);
  });

  it("has a PDF with the same content, also without contact data", async () => {
    const { me, call } = await owner();
    const text = async (token: string) => {
      const answer = await api.app.inject(`/api/v2/public/share_cvs/${token}/pdf`);
      expect(answer.headers["content-type"]).toBe("application/pdf");
      const path = join(api.services.config.DATA_DIR, `${token}.pdf`);
      await writeFile(path, answer.rawPayload);
      const read = await readCvText(path, "pdf");
      return "text" in read ? read.text.replace(/\s+/g, " ") : "";
    };
    const hidden = await text((await made(call)).token);
    for (const shown of ["Đinh Thị Cam", "Kế toán trưởng", "2015 - 2019 ở Huế"])
      expect(hidden).toContain(shown);
    for (const secret of [me.email, "0901 234 567", "901234567", "1990"])
      expect(hidden).not.toContain(secret);
    const open = await text((await made(call, { contact: true, sections: [...cvSections] })).token);
    expect(open).toContain(me.email);
  });

  it("answers 410 after its end, a revocation or the end of the account; 404 for an unknown link", async () => {
    const { me, call } = await owner();
    const visitor = await api.as(null, browser);
    const opens = (token: string) => visitor(contract.sharedCv, { params: { token } });
    const short = await made(call, { days: 3 });
    const long = await made(call, { days: 30 });
    later(3 * day);
    expect(await refusal(opens(short.token))).toMatchObject({ status: 410, codes: ["share_link_ended"] });
    await opens(long.token);
    await call(contract.shareLinkRevoke, { params: { id: long.id } });
    expect(await refusal(opens(long.token))).toMatchObject({ status: 410 });
    later(0);
    const states = (await call(contract.shareLinkList)).data.map(({ attributes }) => attributes.state);
    expect(states).toEqual(["revoked", "open"]);
    expect(await refusal(opens("nonsense"))).toMatchObject({ status: 404 });
    await call(accountClose, { body: { email: me.email } });
    expect(await refusal(opens(short.token))).toMatchObject({ status: 410 });
    await eraseClosedAccounts(api.database, new Date(monday.getTime() + 7 * day));
    expect(await refusal(opens(short.token))).toMatchObject({ status: 404 });
  });

  it("with a code opens with the right code only, as do its PDF and feedback", async () => {
    const { call } = await owner();
    const { token } = await made(call, { code: "048213" });
    const visitor = await api.as(null, browser);
    const params = { token };
    const refused = { status: 403, codes: ["share_code_required"] };
    expect(await refusal(visitor(contract.sharedCv, { params }))).toMatchObject(refused);
    expect(await refusal(visitor(contract.sharedCvPdf, { params }))).toMatchObject(refused);
    expect(
      await refusal(visitor(contract.sharedCvFeedback, { params, body: { answer: "fit" } })),
    ).toMatchObject(refused);
    for (let n = 0; n < 9; n++)
      expect(
        await refusal(visitor(contract.sharedCvOpen, { params, body: { code: "000000" } })),
      ).toMatchObject({
        status: 422,
        codes: ["share_code_wrong"],
      });
    const { pass } = await visitor(contract.sharedCvOpen, { params, body: { code: "048213" } });
    await visitor(contract.sharedCv, { params, query: { pass } });
    const other = await made(call, { code: "111111" });
    expect(
      await refusal(visitor(contract.sharedCv, { params: { token: other.token }, query: { pass } })),
    ).toMatchObject(refused);
    for (let n = 0; n < 10; n++)
      await refusal(visitor(contract.sharedCvOpen, { params, body: { code: "000000" } }));
    expect(await refusal(visitor(contract.sharedCvOpen, { params, body: { code: "048213" } }))).toMatchObject(
      { status: 429 },
    );
  });

  it("counts a person once an hour: a page that was visible for three seconds, and never the owner's", async () => {
    const { call } = await owner();
    const { token } = await made(call);
    const params = { token };
    const { companyId, id } = await makeRecruiter(api.database.db);
    const recruiter = await api.as(id, browser);
    const views = async () => (await call(contract.shareLinkList)).data[0]?.attributes.views;
    const opened = async (by: Caller) => (await by(contract.sharedCv, { params })).data.attributes.beacon;
    const report = (by: Caller, beacon: string) => by(contract.sharedCvView, { params, body: { beacon } });
    expect(await opened(call)).toBeNull();
    const beacon = (await opened(recruiter)) ?? "";
    await report(recruiter, beacon);
    expect(await views()).toBe(0);
    later(3000);
    await Promise.all([1, 2, 3].map(() => report(recruiter, beacon)));
    expect(await views()).toBe(1);
    const other = await made(call);
    for (const wrong of ["", "forged", (await openedBeacon(other.token)) ?? ""])
      await report(await api.as(null, { "user-agent": "other" }), wrong);
    await report(call, beacon);
    expect(await views()).toBe(0);
    expect((await call(contract.shareLinkList)).data[1]?.attributes.views).toBe(1);
    later(hour);
    const again = (await opened(recruiter)) ?? "";
    later(hour + 4000);
    await report(recruiter, again);
    expect((await call(contract.shareLinkList)).data[1]?.attributes.views).toBe(2);
    later(0);
    const seen = await call(contract.cvViews);
    const company = await api.database.db
      .selectFrom("companies")
      .select("name")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    expect(seen.data).toHaveLength(2);
    expect(seen.data[0]?.attributes).toMatchObject({ channel: "share_link", company: company.name });
  });

  it("has no view after fifty requests of programs that scan mails", async () => {
    const { call } = await owner();
    const { token } = await made(call);
    const scanners = [
      browser["user-agent"],
      "Mozilla/5.0 (compatible; BarracudaCentral)",
      "SafeLinks/1.0",
      "",
    ];
    for (let n = 0; n < 50; n++) {
      const headers = {
        "user-agent": scanners[n % scanners.length] ?? "",
        "x-forwarded-for": `203.0.113.${n}`,
      };
      const answer = await api.app.inject({ url: `/api/v2/public/share_cvs/${token}`, headers });
      expect(answer.statusCode).toBe(200);
    }
    const [link] = (await call(contract.shareLinkList)).data;
    expect(link?.attributes).toMatchObject({ views: 0, opened: true, last_viewed_at: null });
  });

  it("is absent for a company that its owner hides", async () => {
    const { me, call } = await owner();
    const { token } = await made(call);
    const { companyId, id } = await makeRecruiter(api.database.db);
    await api.database.db
      .insertInto("hidden_companies")
      .values({ candidate_id: me.candidateId, company_id: companyId, hidden_at: monday })
      .execute();
    const recruiter = await api.as(id, browser);
    expect(await refusal(recruiter(contract.sharedCv, { params: { token } }))).toMatchObject({ status: 404 });
  });

  it("accepts feedback for its owner", async () => {
    const { call } = await owner();
    const { token } = await made(call);
    const visitor = await api.as(null, browser);
    const body = { answer: "maybe", comment: "Cần thêm kinh nghiệm" } as const;
    await visitor(contract.sharedCvFeedback, { params: { token }, body });
    expect((await call(contract.shareLinkList)).data[0]?.attributes.feedback).toMatchObject([body]);
  });

  it("limits feedback by hour, from all addresses together", async () => {
    const { token } = await made((await owner()).call);
    const feedback = { params: { token }, body: { answer: "fit", comment: null } } as const;
    const visitor = await api.as(null, browser);
    for (let n = 0; n < mostFeedback; n++) await visitor(contract.sharedCvFeedback, feedback);
    expect(await refusal(visitor(contract.sharedCvFeedback, feedback))).toMatchObject({ status: 429 });
  });

  it("is created and revoked by its owner only", async () => {
    const { call } = await owner();
    const { id } = await made(call);
    const stranger = await api.as((await makeCandidate(api.database.db)).id);
    const visitor = await api.as(null);
    expect(await refusal(stranger(contract.shareLinkRevoke, { params: { id } }))).toMatchObject({
      status: 404,
    });
    expect((await stranger(contract.shareLinkList)).data).toEqual([]);
    expect(await refusal(visitor(contract.shareLinkList))).toMatchObject({ status: 401 });
    expect(await refusal(visitor(contract.shareLinkCreate, { body: some }))).toMatchObject({ status: 401 });
    expect(await refusal(visitor(contract.shareLinkRevoke, { params: { id } }))).toMatchObject({
      status: 401,
    });
    expect(await refusal(visitor(contract.cvViews))).toMatchObject({ status: 401 });
    const wrong = { ...some, days: 5, sections: [], code: "12" };
    expect(await refusal(call(contract.shareLinkCreate, { body: wrong }))).toMatchObject({ status: 422 });
  });

  it("is refused beyond twenty open links", async () => {
    const { call } = await owner();
    for (let n = 0; n < 20; n++) await made(call);
    expect(await refusal(made(call))).toMatchObject({ status: 409, codes: ["share_link_limit"] });
  });
});

describe("The views of a CV", () => {
  it("are listed in pages, newest first, for the owner only", async () => {
    const { db } = api.database;
    const { me, call } = await owner();
    const { id, token } = await made(call);
    expect(token).not.toBe("");
    const job = await makeJob(db);
    const sent = await makeApplicant(db, { job, candidate: me, appliedAt: monday });
    await db.updateTable("applicants").set({ viewed_at: monday }).where("id", "=", sent.id).execute();
    await db
      .insertInto("share_link_views")
      .values(
        Array.from({ length: 40 }, (_, n) => ({
          link_id: id,
          visitor: Buffer.from(`v${n}`),
          // Several views have the same time, so the cursor must distinguish them.
          at: new Date(monday.getTime() + Math.floor(n / 4) * 1000),
        })),
      )
      .execute();
    const first = await call(contract.cvViews);
    const second = await call(contract.cvViews, { query: { before: first.meta.next ?? "" } });
    const ids = [...first.data, ...second.data].map((view) => view.id);
    expect(new Set(ids).size).toBe(41);
    expect(second.meta.next).toBeNull();
    expect(second.data.at(-1)?.attributes.channel).toBe("application");
    const stranger = await api.as((await makeCandidate(db)).id);
    expect((await stranger(contract.cvViews)).data).toEqual([]);
  });
});
