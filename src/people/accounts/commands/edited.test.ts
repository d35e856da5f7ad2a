import { beforeAll, beforeEach, expect, it } from "vitest";
import * as interviews from "#hiring/interviews/contract.ts";
import { bothSides as interviewed, of, office } from "#hiring/interviews/testing/both-sides.ts";
import * as offers from "#hiring/offers/contract.ts";
import { bothSides, terms } from "#hiring/offers/testing/both-sides.ts";
import * as tasks from "#hiring/tasks/contract.ts";
import { minute } from "#kit/clock.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

/** A colleague who saved five minutes before the caller. */
async function colleagueOf({ recruiter }: { recruiter: { companyId: number } }) {
  const { id } = await makeRecruiter(api.database.db, { companyId: recruiter.companyId });
  return await api.as(id, { "x-language": "vi" });
}
const later = () => api.clock.set(new Date(monday.getTime() + 5 * minute));
const now = (version: number, fields: string[]) => ({
  status: 409,
  meta: { now: { version, by: "Trần Thị Bình", at: monday.toISOString(), fields } },
});

it("A draft of an offer that a colleague has saved meanwhile is not overwritten, and says what differs", async () => {
  const side = await bothSides(api);
  const colleague = await colleagueOf(side);
  const { id, attributes } = await side.create();
  const params = { id: Number(id) };
  const { version } = attributes;
  const save = (caller: typeof colleague, monthly_salary: number, begun?: number) =>
    caller(offers.editOffer, { params, body: { ...terms, monthly_salary, version: begun } });
  expect((await save(side.employer, 26_000_000, version)).data.attributes.version).toBe(version + 1);
  later();
  const late = await refusal(save(colleague, 27_000_000, version));
  expect(late).toMatchObject({ ...now(version + 1, ["monthly_salary"]), codes: ["offer_edited"] });
  const { data } = await side.employer(offers.applicantOffers, side.at);
  expect(data[0]?.attributes.monthly_salary).toBe(26_000_000);
  expect((await save(colleague, 27_000_000, version + 1)).data.attributes.monthly_salary).toBe(27_000_000);
  // An edit without a version overwrites on purpose.
  await save(side.employer, 28_000_000);
});

it("Of two who save one draft at once, one hears of the other", async () => {
  const side = await bothSides(api);
  const colleague = await colleagueOf(side);
  const { id, attributes } = await side.create();
  const results = await Promise.allSettled(
    [side.employer, colleague].map((caller, index) =>
      caller(offers.editOffer, {
        params: { id: Number(id) },
        body: { ...terms, monthly_salary: 26_000_000 + index, version: attributes.version },
      }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("A task that a colleague has changed meanwhile is not overwritten; its status is another matter", async () => {
  const side = await bothSides(api);
  const colleague = await colleagueOf(side);
  const body = { name: "Gọi điện", type: 1, due_date: "2026-03-05", due_time: "09:00" };
  const { id, attributes } = (await side.employer(tasks.createTask, { body })).data;
  const params = { id: Number(id) };
  const { version } = attributes;
  await side.employer(tasks.editTask, { params, body: { due_time: "10:00", note: "Gấp", version } });
  await side.employer(tasks.editTask, { params, body: { status: "in_progress" } });
  later();
  const mine = { due_time: "11:00", note: "Gấp", name: "Gọi điện", version };
  const late = await refusal(colleague(tasks.editTask, { params, body: mine }));
  expect(late).toMatchObject({ ...now(version + 1, ["due_time"]), codes: ["task_edited"] });
  const again = { ...mine, version: version + 1 };
  expect((await colleague(tasks.editTask, { params, body: again })).data.attributes.due_time).toBe("11:00");
});

it("An interview that a colleague has moved meanwhile is not moved over it", async () => {
  const side = await interviewed(api);
  const colleague = await colleagueOf(side);
  const interview = await side.schedule();
  const { version, interviewers } = interview.attributes;
  const people = { interviewers: interviewers.map(({ id }) => id) };
  const move = (caller: typeof colleague, time: string, begun: number) =>
    caller(interviews.reschedule, {
      ...of(interview),
      body: { ...office, ...people, time, version: begun },
    });
  expect((await move(side.employer, "10:00", version)).data.attributes.version).toBe(version + 1);
  later();
  const late = await refusal(move(colleague, "11:00", version));
  expect(late).toMatchObject({ ...now(version + 1, ["time"]), codes: ["interview_edited"] });
  expect((await move(colleague, "11:00", version + 1)).data.attributes.time).toBe("11:00");
});
