import { beforeAll, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { errors } from "#hiring/applications/messages.en.ts";
import { inTransaction } from "#kit/db.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as pools from "./contract-pools.ts";

import { personBody, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Talent pools", () => {
  it("need a session, and are absent for other companies", async () => {
    const [one, other] = [await team(api), await team(api)];
    const { id } = (await one.asBoss(pools.createPool, { body: { name: "Kế toán giỏi" } })).data;
    const params = { id: Number(id) };
    const visitor = await api.as(null);
    const calls = [
      [pools.editPool, { params, body: { name: "A" } }],
      [pools.deletePool, { params }],
      [pools.addToPool, { params, body: { candidate_ids: [1] } }],
      [pools.addApplicantsToPool, { params, body: { applicant_ids: [1] } }],
      [pools.removeFromPool, { params: { ...params, candidate: 1 } }],
    ] as const;
    for (const [endpoint, input] of calls) {
      await expect(visitor(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(other.asBoss(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    for (const endpoint of [pools.pools, pools.createPool])
      await expect(visitor(endpoint, { body: { name: "A" } } as never)).rejects.toMatchObject({
        status: 401,
      });
    expect((await other.asBoss(pools.pools)).data).toEqual([]);
  });

  it("contain people of the company, whom the list filters by pool, until removal or erasure", async () => {
    const { asBoss, asMember, job } = await team(api);
    const { data: pool } = await asBoss(pools.createPool, { body: { name: "Kế toán giỏi" } });
    const params = { id: Number(pool.id) };
    const added = Number((await asBoss(contract.addPerson, { body: personBody() })).data.id);
    const applicant = await makeApplicant(api.database.db, {
      job,
      candidate: await makeCandidate(api.database.db),
    });
    const candidate_ids = [added, applicant.candidate_id];
    expect((await asBoss(pools.addToPool, { params, body: { candidate_ids } })).data.attributes.count).toBe(
      2,
    );
    await asBoss(pools.addToPool, { params, body: { candidate_ids } });
    const inside = async () => (await asBoss(contract.people, { query: { pool_id: params.id } })).data;
    expect((await inside()).map(({ attributes }) => attributes.pools)).toEqual(
      Array(2).fill([{ id: pool.id, name: "Kế toán giỏi" }]),
    );
    const stranger = await makeCandidate(api.database.db);
    const unknown = asBoss(pools.addToPool, { params, body: { candidate_ids: [stranger.candidateId] } });
    expect(await refusal(unknown)).toMatchObject({ status: 422, codes: ["candidate_unknown"] });
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [applicant.id], monday));
    expect(await inside()).toHaveLength(1);
    await asMember(pools.removeFromPool, { params: { ...params, candidate: added } });
    expect(await inside()).toHaveLength(0);
  });

  it("take applicants one by one: strangers and people whose name is hidden are refused with the reason", async () => {
    const { db } = api.database;
    const [{ asBoss, job }, other] = [await team(api), await team(api)];
    const params = { id: Number((await asBoss(pools.createPool, { body: { name: "Kế toán" } })).data.id) };
    const visible = await makeApplicant(db, { job });
    const blind = await makeApplicant(db, { job });
    await db.updateTable("applicants").set({ identity_hidden: true }).where("id", "=", blind.id).execute();
    const stranger = await makeApplicant(db, { job: other.job });
    const applicant_ids = [visible.id, blind.id, stranger.id, visible.id];
    const { data } = await asBoss(pools.addApplicantsToPool, { params, body: { applicant_ids } });
    expect(data.map(({ id, ok, code }) => [Number(id), ok, code])).toEqual([
      [visible.id, true, null],
      [blind.id, false, "identity_hidden"],
      [stranger.id, false, "not_found"],
    ]);
    expect(data[1]?.detail).toBe(errors.identity_hidden);
    const { data: inside } = await asBoss(contract.people, { query: { pool_id: params.id } });
    expect(inside).toHaveLength(1);
  });

  it("have unique names, and are edited by their creator and administrators", async () => {
    const { asBoss, asMember } = await team(api);
    const body = { name: "Kế toán giỏi" };
    const { data } = await asBoss(pools.createPool, { body });
    const params = { id: Number(data.id) };
    const again = asMember(pools.createPool, { body: { name: "KẾ TOÁN GIỎI" } });
    expect(await refusal(again)).toMatchObject({ status: 422, codes: ["pool_exists"] });
    await expect(asMember(pools.editPool, { params, body })).rejects.toMatchObject({ status: 403 });
    expect((await asBoss(pools.editPool, { params, body: { name: "Khác" } })).data.attributes.name).toBe(
      "Khác",
    );
    await asBoss(pools.deletePool, { params });
    expect((await asBoss(pools.pools)).data).toEqual([]);
  });
});
