import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { evaluate } from "./contract.ts";
import { feedbacks } from "./contract-feedbacks.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Creates an interview of yesterday with two interviewers, and a member who may not see its applicant. */
async function interviewed() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const colleague = await makeRecruiter(db, { companyId, member: true });
  const stranger = await makeRecruiter(db, { companyId, member: true });
  const applicant = await makeApplicant(db, { job: await makeJob(db, { companyId, ownerId: boss.id }) });
  const startsAt = new Date(api.clock.now().getTime() - day);
  const interview = await makeInterview(db, applicant, { startsAt, interviewers: [boss.id, colleague.id] });
  const callers = {
    boss: await api.as(boss.id),
    colleague: await api.as(colleague.id),
    stranger: await api.as(stranger.id),
    rival: await api.as((await makeRecruiter(db)).id),
  };
  type Who = keyof typeof callers;
  const send = (who: Who, recommendation: number) =>
    callers[who](evaluate, {
      params: { id: applicant.id },
      body: { recommendation, interview_id: interview.id },
    });
  const read = async (who: Who, query = {}) => {
    const { data, meta } = await callers[who](feedbacks, { query });
    return {
      recommendations: data.map(({ attributes }) => attributes.recommendation),
      owed: meta.owed.map(({ id }) => Number(id)),
      earlier: meta.earlier,
    };
  };
  return { interview, send, read, callers };
}

describe("The feedback of a company", () => {
  it("shows colleagues' feedback once the caller has sent feedback, and lists the interviews without it", async () => {
    const { interview, send, read } = await interviewed();
    expect(await read("boss")).toMatchObject({ recommendations: [], owed: [interview.id] });
    await send("colleague", 4);
    expect(await read("colleague")).toMatchObject({ recommendations: [4], owed: [] });
    expect(await read("boss")).toMatchObject({ recommendations: [], owed: [interview.id] });
    await send("boss", 1);
    expect(await read("boss")).toMatchObject({ recommendations: [1, 4], owed: [] });
    const page = await read("boss", { items: 1 });
    expect(page.recommendations).toEqual([1]);
    expect(await read("boss", { items: 1, before: page.earlier })).toMatchObject({
      recommendations: [4],
      earlier: null,
    });
  });

  it("is empty for a member who does not see the applicant", async () => {
    const { send, read } = await interviewed();
    await send("boss", 3);
    for (const who of ["stranger", "rival"] as const)
      expect(await read(who)).toMatchObject({ recommendations: [], owed: [] });
    const anonymous = await api.as(null);
    expect(await refusal(anonymous(feedbacks))).toMatchObject({ status: 401 });
  });
});
