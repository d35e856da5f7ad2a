import { beforeAll, expect, it } from "vitest";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { memberUpdate } from "#people/members/contract.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { activities } from "./contract-parts.ts";
import { openDesk, refused } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const update = endpointOf("consultant", memberUpdate);

it("A consultant who leaves hands the clients over, as owner and AM, and those of other agencies stay", async () => {
  const { client, member, other, boss, asBoss } = await openDesk(api);
  const owned = await client({ am_id: boss.id });
  const managed = await client({ owner_id: boss.id, am_id: member.id });
  const untouched = await client({ owner_id: boss.id });
  const elsewhere = await (await openDesk(api)).client();
  await asBoss(update, { params: { id: member.id }, body: { active: false, hand_over_to: other.id } });
  const responsible = async (id: number) => {
    const { owner, am } = (await asBoss(contract.clientDetail, { params: { id } })).data.attributes;
    return [owner?.id, am?.id];
  };
  expect(await responsible(owned.id)).toEqual([other.id, boss.id]);
  expect(await responsible(managed.id)).toEqual([boss.id, other.id]);
  expect(await responsible(untouched.id)).toEqual([boss.id, undefined]);
  const log = async (id: number) =>
    (await asBoss(activities, { params: { id } })).data.map(({ attributes }) => attributes.kind);
  expect([await log(owned.id), await log(untouched.id)]).toEqual([["reassign"], []]);
  const stored = await api.database.db
    .selectFrom("clients")
    .select(["owner_id", "version"])
    .where("id", "=", elsewhere.id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ owner_id: elsewhere.owner_id, version: 0 });
  // An edit that began before the hand-over would restore the leaver.
  const late = { am_id: member.id, version: 0 };
  expect(await refused(asBoss(contract.editClient, { params: { id: managed.id }, body: late }))).toEqual([
    "client_edited",
  ]);
});

it("Clients of a consultant who leaves without an heir keep the name", async () => {
  const { client, member, asBoss } = await openDesk(api);
  const { id } = await client();
  await asBoss(update, { params: { id: member.id }, body: { active: false } });
  const { owner } = (await asBoss(contract.clientDetail, { params: { id } })).data.attributes;
  expect(owner?.id).toBe(member.id);
});
