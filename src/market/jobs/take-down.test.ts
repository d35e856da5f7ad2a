import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { adminReview } from "#market/job-review/contract.ts";
import { report } from "#market/job-review/contract-report.ts";
import { search } from "#market/job-search/contract.ts";
import { dismiss, inbox, inboxDetail } from "#market/support/contract-inbox.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { detail, ownDetail, ownList, update } from "./contract.ts";
import { closeJob, suspend, unsuspend } from "./contract-admin.ts";
import { makeJob } from "./factory.ts";

let api: TestApi;
let admin: Caller;
let consultant: Caller;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = await api.as((await makeStaff(db, "admin")).id);
  consultant = await api.as((await makeStaff(db, "consultant")).id);
  visitor = await api.as(null);
});

const scam = { reason_id: 2, note: "Đòi đặt cọc" };
async function published(title: string) {
  const { db } = api.database;
  const owner = await makeRecruiter(db);
  const colleague = await makeRecruiter(db, { companyId: owner.companyId, member: true });
  await db.updateTable("accounts").set({ language: 1 }).where("id", "=", colleague.id).execute();
  const { id } = await makeJob(db, {
    companyId: owner.companyId,
    ownerId: owner.id,
    recruiterIds: [colleague.id],
    title,
    at: new Date(api.clock.now().getTime() - 86_400_000),
  });
  const found = async () =>
    (await visitor(search, { query: { keyword: title } })).data.some((card) => card.id === String(id));
  return { id, params: { id }, owner, colleague, company: await api.as(owner.id), found };
}
const logOf = async (id: number) =>
  (
    await api.database.db
      .selectFrom("activities")
      .select(["kind", "data", "actor_type"])
      .where("job_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ kind, data, actor_type }) => [kind, data, actor_type]);

describe("An administrator takes a job offline", () => {
  it("suspends it: it is absent for the public at once, and owner and recruiters are notified of the reason in their language", async () => {
    const job = await published("Cộng tác viên chốt đơn");
    expect(await job.found()).toBe(true);
    const { data } = await admin(suspend, { params: job.params, body: scam });
    expect(data.attributes).toMatchObject({
      display_state: "frozen",
      takedown: { id: 2, note: "Đòi đặt cọc" },
      can: { freeze: false, unfreeze: true, close: true },
    });
    expect(await job.found()).toBe(false);
    expect((await refusal(visitor(detail, { params: job.params }))).status).toBe(404);
    const mails = (await api.mails("jobs.job_taken_down")).filter(({ props }) => props.jobId === job.id);
    expect(mails.map((mail) => [mail.to_email, mail.language]).sort()).toEqual(
      [
        [job.owner.email, 0],
        [job.colleague.email, 1],
      ].sort(),
    );
    expect(mails[0]?.props).toMatchObject({ how: "suspended", reason: "scam", note: "Đòi đặt cọc" });
    expect(await logOf(job.id)).toEqual([["job_freeze", { reason_id: 2 }, 4]]);
    const own = await job.company(ownDetail, { params: job.params });
    expect(own.data.attributes).toMatchObject({
      takedown: { id: 2, note: "Đòi đặt cọc" },
      can: { edit: false, close: true, unfreeze: false },
    });
    const list = await job.company(ownList, { query: { group: "frozen" } });
    expect([list.meta.counts.all_frozen, list.data.map(({ id }) => Number(id))]).toEqual([1, [job.id]]);
  });

  it("publishes it again, and notifies them", async () => {
    const job = await published("Nhân viên kho lạnh");
    await admin(suspend, { params: job.params, body: { reason_id: 1 } });
    const { data } = await admin(unsuspend, { params: job.params });
    expect(data.attributes).toMatchObject({ display_state: "published", takedown: null });
    expect(await job.found()).toBe(true);
    const mails = (await api.mails("jobs.job_restored")).filter(({ props }) =>
      String(props.slug).endsWith(`i${job.id}`),
    );
    expect(mails).toHaveLength(2);
    expect((await logOf(job.id)).at(-1)).toEqual(["job_unfreeze", {}, 4]);
    await job.company(update, { params: job.params, body: { status: "closed" } });
    const reopened = await job.company(update, { params: job.params, body: { status: "published" } });
    expect(reopened.data.attributes.display_state).toBe("published");
  });

  it("keeps its author from bringing it back by closing and reopening: that leads through a review", async () => {
    const job = await published("Việc nhẹ lương cao tại nhà");
    await admin(suspend, { params: job.params, body: scam });
    await job.company(update, { params: job.params, body: { status: "closed" } });
    expect((await refusal(visitor(detail, { params: job.params }))).status).toBe(404);
    const { data } = await job.company(update, { params: job.params, body: { status: "published" } });
    expect(data.attributes.display_state).toBe("reviewing");
    const seen = await admin(adminReview.detail, { params: job.params });
    expect(seen.data.attributes.takedown).toMatchObject({ id: 2 });
    const approved = await admin(adminReview.review, { params: job.params, body: { decision: "approve" } });
    expect(approved.data.attributes).toMatchObject({ display_state: "published", takedown: null });
  });

  it("closes it: it is absent for the public, and reopening requires a review", async () => {
    const job = await published("Thợ hàn tàu biển");
    const { data } = await admin(closeJob, { params: job.params, body: { reason_id: 4 } });
    expect(data.attributes).toMatchObject({ display_state: "closed", takedown: { id: 4, note: null } });
    expect(await job.found()).toBe(false);
    expect((await refusal(visitor(detail, { params: job.params }))).status).toBe(404);
    expect((await api.mails("jobs.job_taken_down")).at(-1)?.props).toMatchObject({
      how: "closed",
      reason: "filled",
    });
    expect(await logOf(job.id)).toEqual([["job_close", { from: "published", reason_id: 4 }, 4]]);
    const reopened = await job.company(update, { params: job.params, body: { status: "published" } });
    expect(reopened.data.attributes.display_state).toBe("reviewing");
  });

  it("needs a reason, a state that allows it, and the rights of an administrator", async () => {
    const job = await published("Kỹ sư nền móng");
    for (const endpoint of [suspend, closeJob]) {
      const refused = async (body: object) => {
        const { status, codes, pointers } = await refusal(
          admin(endpoint, { params: job.params, body: body as never }),
        );
        return [status, codes[0], pointers[0]];
      };
      expect(await refused({})).toEqual([422, "reason_required", "/reason_id"]);
      expect(await refused({ reason_id: 7 })).toEqual([422, "reason_required", "/reason_id"]);
      expect(await refused({ reason_id: 6 })).toEqual([422, "note_required", "/note"]);
      const input = { params: job.params, body: scam };
      expect((await refusal(visitor(endpoint, input))).status).toBe(401);
      for (const call of [consultant, job.company])
        expect((await refusal(call(endpoint, input))).status).toBe(403);
      expect((await refusal(admin(endpoint, { params: { id: 999_999 }, body: scam }))).status).toBe(404);
    }
    expect(await refusal(admin(unsuspend, { params: job.params }))).toMatchObject({
      status: 409,
      codes: ["job_state_changed"],
      meta: { now: "published" },
    });
    expect((await refusal(visitor(unsuspend, { params: job.params }))).status).toBe(401);
    expect((await refusal(consultant(unsuspend, { params: job.params }))).status).toBe(403);
    const both = await Promise.allSettled(
      [1, 2].map(() => admin(suspend, { params: job.params, body: scam })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("A report is settled where it is read", () => {
  const threadsOf = async (jobId: number) =>
    api.database.db
      .selectFrom("support_threads")
      .selectAll()
      .where("job_id", "=", jobId)
      .orderBy("id")
      .execute();

  it("keeps its reason as a value, whatever the language of its writer", async () => {
    const job = await published("Trợ lý giám đốc");
    const seeker = await makeCandidate(api.database.db);
    const call = await api.as(seeker.id, { "x-language": "1" });
    await call(report, { params: job.params, body: { reason_id: 3 } });
    const [thread] = await threadsOf(job.id);
    expect(thread).toMatchObject({ report_reason_id: 3, language: 1 });
    expect(thread?.subject).toMatch(/^Trợ lý giám đốc – /);
    const { data } = await admin(inboxDetail, { params: { id: thread?.id ?? 0 } });
    expect(data.attributes).toMatchObject({
      report_reason_id: 3,
      outcome: null,
      job: {
        title: "Trợ lý giám đốc",
        display_state: "published",
        reports: { all: 1, open: 1 },
        can: { freeze: true, unfreeze: false, close: true },
      },
    });
    expect((await api.mails("support.new_message")).at(-1)?.props).toMatchObject({
      reason: "discrimination",
      text: "",
    });
  });

  it("is settled with all other reports when the job is suspended, and its sender is notified in their language", async () => {
    const job = await published("Thu ngân siêu thị");
    const seeker = await makeCandidate(api.database.db);
    await (await api.as(seeker.id, { "x-language": "1" }))(report, {
      params: job.params,
      body: { reason_id: 2 },
    });
    await visitor(report, { params: job.params, body: { reason_id: 1 } });
    await admin(suspend, { params: job.params, body: scam });
    const threads = await threadsOf(job.id);
    expect(threads.map(({ status, outcome }) => [status, outcome])).toEqual([
      ["closed", "suspended"],
      ["closed", "suspended"],
    ]);
    const answer = (await api.mails("support.answer")).filter(({ to_email }) => to_email === seeker.email);
    expect(answer).toHaveLength(1);
    expect(answer[0]).toMatchObject({ language: 1 });
    expect(String(answer[0]?.props.texts)).toContain("tạm ẩn tin này");
    const open = await admin(inbox, { query: { status: "open", kind: "job_report", items: 100 } });
    expect(open.data.map(({ id }) => Number(id))).not.toContain(threads[0]?.id);
  });

  it("is closed when it is dismissed, its sender is notified, and the job stays", async () => {
    const job = await published("Giáo viên mầm non");
    const seeker = await makeCandidate(api.database.db);
    await (await api.as(seeker.id))(report, { params: job.params, body: { reason_id: 6, note: "?" } });
    const [thread] = await threadsOf(job.id);
    const params = { id: thread?.id ?? 0 };
    for (const call of [consultant, job.company])
      expect((await refusal(call(dismiss, { params }))).status).toBe(403);
    expect((await refusal(visitor(dismiss, { params }))).status).toBe(401);
    expect((await refusal(admin(dismiss, { params: { id: 999_999 } }))).status).toBe(404);
    const { data } = await admin(dismiss, { params });
    expect(data.attributes).toMatchObject({ status: "closed", outcome: "dismissed" });
    expect(await refusal(admin(dismiss, { params }))).toMatchObject({
      status: 409,
      codes: ["thread_closed"],
    });
    expect((await api.mails("support.answer")).at(-1)?.to_email).toBe(seeker.email);
    expect(await job.found()).toBe(true);
  });
});
