import { expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testApi } from "#test/api.ts";
import { examples } from "#test/examples.ts";
import * as contract from "./contract.ts";
import { makeApplicant } from "./factory.ts";

/** With `EXAMPLES=60`, this test takes two minutes. */
const moves = 150 * examples;
const [recruiters, applicants] = [10, 40];

it(`${moves} concurrent random moves of ${recruiters} recruiters leave each applicant at one place`, {
  timeout: 600_000,
}, async () => {
  const api = await testApi();
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const job = await makeJob(db, { companyId, ownerId: boss.id });
  const ids: number[] = [];
  for (let n = 0; n < applicants; n++) ids.push((await makeApplicant(db, { job, rank: n })).id);
  const callers = await Promise.all(
    Array.from({ length: recruiters }, async () => api.as((await makeRecruiter(db, { companyId })).id)),
  );
  const call = await api.as(boss.id);
  const board = async () => (await call(contract.board, { params: { id: job.id } })).data.attributes.stages;
  const free = ["sourced", "applied", "screening", "interview", "first_interview"];
  const stages = (await board()).filter(({ kind }) => free.includes(kind)).map(({ id }) => Number(id));
  let seed = 20_261_123;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  await Promise.all(
    callers.map(async (mover) => {
      for (let n = 0; n < moves / recruiters; n++) {
        const id = ids[random(ids.length)]!;
        const body = { job_stage_id: stages[random(stages.length)]!, new_index: random(applicants) };
        const { meta, data } = await mover(contract.move, { params: { id }, body });
        // The answer has the order after the move.
        expect(meta.order.filter((each) => each === String(id))).toHaveLength(1);
        expect(meta.order[data.attributes.index]).toBe(String(id));
      }
    }),
  );
  const columns = (await board()).map((stage) => stage.applicants.data.map(({ id }) => Number(id)));
  expect(columns.flat().toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  const places = await db
    .selectFrom("applicants")
    .select(["stage_id", "rank"])
    .where("job_id", "=", job.id)
    .execute();
  expect(new Set(places.map(({ stage_id, rank }) => `${stage_id} ${rank}`)).size).toBe(applicants);
  const moved = await db
    .selectFrom("activities")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("job_id", "=", job.id)
    .where("kind", "=", "stage_move")
    .executeTakeFirstOrThrow();
  expect(moved.count).toBeGreaterThan(moves / 2);
});
