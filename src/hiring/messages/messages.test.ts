import { beforeAll, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { minute } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import * as notifications from "#people/notifications/contract.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type ApplicantOptions = Omit<Parameters<typeof makeApplicant>[1], "job" | "candidate">;

/** Creates a recruiter with a job, and a candidate who has applied for it. */
async function bothSides(options: ApplicantOptions = {}) {
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id, title: "Kế toán" });
  const candidate = await makeCandidate(db);
  const { id } = await makeApplicant(db, { job, candidate, ...options });
  const [employer, seeker] = [
    await api.as(recruiter.id, { "x-language": "en" }),
    await api.as(candidate.id, { "x-language": "en" }),
  ];
  const at = { params: { id } };
  return {
    id,
    job,
    recruiter,
    candidate,
    at,
    employer,
    seeker,
    ask: (text: string) => seeker(contract.writeToEmployer, { ...at, body: { text } }),
    tell: (text: string) => employer(contract.writeToApplicant, { ...at, body: { text } }),
    row: () =>
      db.selectFrom("applicants").select("responded_at").where("id", "=", id).executeTakeFirstOrThrow(),
  };
}

const mailsAbout = async (id: number) =>
  (await api.mails("messages.new")).filter(({ props }) => String(props.path).includes(`/${id}/messages`));
const bell = async (call: Awaited<ReturnType<typeof api.as>>) =>
  (await call(notifications.list)).data
    .filter(({ attributes }) => attributes.read_at === null)
    .map(({ attributes }) => attributes.text);

describe("Messages", () => {
  it("need a session of the right kind, and messages of others are not found", async () => {
    const own = await bothSides();
    const others = await bothSides();
    const anonymous = await api.as(null);
    const body = { text: "Chào bạn" };
    const calls = [
      [contract.applicantMessages, others.employer, own.seeker],
      [contract.writeToApplicant, others.employer, own.seeker],
      [contract.applicationMessages, others.seeker, own.employer],
      [contract.writeToEmployer, others.seeker, own.employer],
    ] as const;
    for (const [endpoint, stranger, wrongKind] of calls) {
      const input = { ...own.at, ...(endpoint.method === "POST" && { body }) } as never;
      await expect(anonymous(endpoint, input)).rejects.toMatchObject({ status: 401 });
      await expect(stranger(endpoint, input)).rejects.toMatchObject({ status: 404 });
      await expect(wrongKind(endpoint, input)).rejects.toMatchObject({ status: 403 });
    }
  });

  it("go both ways, and are unread until they are read, with the time", async () => {
    const { at, ask, tell, employer, seeker, job } = await bothSides();
    await ask("Lịch phỏng vấn thế nào ạ?");
    expect(await bell(employer)).toEqual(["Nguyễn Văn An sent you a message about Kế toán"]);
    const board = await employer(applications.board, { params: { id: job.id } });
    const cards = board.data.attributes.stages.flatMap(({ applicants }) => applicants.data);
    expect(cards.map(({ attributes }) => attributes.unread)).toEqual([true]);
    const glance = { ...at, query: { peek: "true" as const, items: 3 } };
    for (let n = 0; n < 2; n++)
      expect((await employer(contract.applicantMessages, glance)).data.attributes.unread).toBe(1);
    const seen = await employer(contract.applicantMessages, at);
    expect(seen.data.attributes).toMatchObject({ unread: 1, closed: null, can: { write: true } });
    expect(await bell(employer)).toEqual([]);
    const answered = await tell("Sáng thứ Hai, 09:00");
    expect(answered.data.attributes.messages.map(({ sender }) => sender)).toEqual(["candidate", "employer"]);
    expect((await seeker(applications.myApplication, at)).data.attributes.unread_messages).toBe(1);
    const read = await seeker(contract.applicationMessages, at);
    expect(read.data.attributes.messages[0]?.read_at).not.toBeNull();
    expect((await seeker(applications.myApplication, at)).data.attributes.unread_messages).toBe(0);
    expect(
      (await employer(contract.applicantMessages, at)).data.attributes.messages[1]?.read_at,
    ).not.toBeNull();
  });

  it("of the employer count as a response: the clock stops, even if a move is undone later", async () => {
    const { id, at, ask, tell, row, employer, job } = await bothSides();
    await ask("Chào anh chị");
    expect((await row()).responded_at).toBeNull();
    const stages = (await employer(applications.board, { params: { id: job.id } })).data.attributes.stages;
    const [applied, screening] = ["applied", "screening"].map((kind) =>
      Number(stages.find((stage) => stage.kind === kind)?.id),
    );
    await employer(applications.move, { ...at, body: { job_stage_id: screening as number } });
    await tell("Chào bạn");
    await employer(applications.move, { ...at, body: { job_stage_id: applied as number } });
    expect((await row()).responded_at).toEqual(api.clock.now());
    const { data } = await employer(applications.applicantDetail, { params: { id } });
    expect(data.attributes.activities.filter(({ kind }) => kind === "message")).toHaveLength(1);
    expect(data.attributes.respond_by).toBeNull();
  });

  it("are sent in one mail five minutes after the first unread one", async () => {
    const { id, at, ask, seeker, employer, tell, recruiter } = await bothSides();
    const start = api.clock.now();
    await ask("Một");
    api.clock.set(new Date(start.getTime() + 4 * minute));
    await ask("Hai");
    const open = () =>
      api.database.db
        .selectFrom("mails")
        .select(["to_email", "props", "send_at"])
        .where("about", "=", `applicant:${id}`)
        .where("template", "=", "messages.new")
        .where("state", "=", "queued")
        .execute();
    expect(await open()).toMatchObject([
      {
        to_email: recruiter.email,
        props: { texts: ["Một", "Hai"] },
        send_at: new Date(start.getTime() + 5 * minute),
      },
    ]);
    // A reader who has the page open gets no mail.
    await employer(contract.applicantMessages, at);
    expect(await open()).toEqual([]);
    await tell("Ba");
    expect(await open()).toHaveLength(1);
    await seeker(contract.applicationMessages, at);
    expect(await open()).toEqual([]);
    expect((await mailsAbout(id)).length).toBeGreaterThan(0);
  });

  it("of a candidate are refused after a rejection, until the employer writes", async () => {
    const { ask, tell } = await bothSides({ outcome: "rejected" });
    await expect(ask("Vì sao?")).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "messages_rejected" }],
    });
    await tell("Cảm ơn bạn đã ứng tuyển");
    expect((await ask("Cảm ơn anh chị")).data.attributes.messages).toHaveLength(2);
  });

  it("are refused for both sides after a withdrawal, and can still be read", async () => {
    const { ask, tell, at, seeker } = await bothSides({ outcome: "withdrawn" });
    for (const write of [ask, tell])
      await expect(write("Chào")).rejects.toMatchObject({
        status: 409,
        errors: [{ code: "messages_withdrawn" }],
      });
    const { data } = await seeker(contract.applicationMessages, at);
    expect(data.attributes).toMatchObject({
      messages: [],
      closed: "messages_withdrawn",
      can: { write: false },
    });
  });

  it("are deleted when the applicant is erased, and no new ones can be written", async () => {
    const { id, ask, tell, at, employer } = await bothSides();
    await ask("Số của tôi là 0901234567");
    await tell("Chào bạn");
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [id], api.clock.now()));
    expect((await employer(contract.applicantMessages, at)).data.attributes).toMatchObject({
      messages: [],
      closed: "messages_erased",
    });
    for (const write of [ask, tell])
      await expect(write("Chào")).rejects.toMatchObject({
        status: 409,
        errors: [{ code: "messages_erased" }],
      });
    expect(await bell(employer)).toEqual([]);
    expect((await mailsAbout(id)).length).toBe(0);
  });

  it("are text of 1 to 5,000 characters, and are returned in pages", async () => {
    const { ask, at, seeker } = await bothSides();
    for (const text of ["", "   ", "a".repeat(5001)])
      await expect(ask(text)).rejects.toMatchObject({ status: 422 });
    await ask("<b>Một</b>");
    await ask("Hai");
    const { data } = await seeker(contract.applicationMessages, { ...at, query: { items: 1 } });
    expect(data.attributes.messages.map(({ text }) => text)).toEqual(["Hai"]);
    const before = { before: data.attributes.earlier ?? "", items: 1 };
    const earlier = (await seeker(contract.applicationMessages, { ...at, query: before })).data.attributes;
    expect(earlier).toMatchObject({ messages: [{ text: "Một" }], earlier: null });
  });
});
