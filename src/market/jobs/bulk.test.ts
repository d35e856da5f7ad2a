import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import type { CallInput } from "#kit/contract.ts";
import { errors as notFound } from "#kit/messages.vi.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { errors as forbidden } from "#people/accounts/messages.vi.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { ownDetail } from "./contract.ts";
import { bulk } from "./contract-bulk.ts";
import { makeJob } from "./factory.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { bulkMost, type DisplayState, expiryDays } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Given = Parameters<typeof makeJob>[1];

async function desk() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = await makeRecruiter(db, { companyId, member: true });
  const call = await api.as(boss.id);
  const make = async (state: DisplayState, given: Given = {}) =>
    (await makeJob(db, { companyId, ownerId: boss.id, state, at: monday, ...given })).id;
  const run = (body: CallInput<typeof bulk>["body"]) => call(bulk, { body });
  const read = async (id: number) => (await call(ownDetail, { params: { id } })).data.attributes;
  return { boss, member, call, make, run, read };
}

const codesOf = ({ data }: { data: { ok: boolean; code: string | null }[] }) =>
  data.map(({ ok, code }) => code ?? ok);

describe("Many jobs at once", () => {
  it("need a recruiter's session, jobs, and the fields of the action", async () => {
    const { call, make } = await desk();
    const ids = [await make("published")];
    const { id } = await makeCandidate(api.database.db);
    for (const [as, status] of [[null, 401] as const, [id, 403] as const]) {
      const caller = await api.as(as);
      expect((await refusal(caller(bulk, { body: { ids, action: "close" } }))).status).toBe(status);
    }
    const many = Array.from({ length: bulkMost + 1 }, (_, index) => index + 1);
    for (const [body, pointer] of [
      [{ ids: [], action: "close" }, "/ids"],
      [{ ids: many, action: "close" }, "/ids"],
      [{ ids, action: "extend" }, "/days"],
      [{ ids, action: "extend", days: 20 }, "/days"],
      [{ ids, action: "change_owner" }, "/owner_id"],
      [{ ids, action: "delete" as "close" }, "/action"],
    ] as const) {
      const { status, pointers } = await refusal(
        call(bulk, { body: { ...body, ids: [...body.ids] } as never }),
      );
      expect([status, ...pointers]).toEqual([422, pointer]);
    }
  });

  it("have an outcome each: a job of another company is not found, without its title", async () => {
    const { make, run, read } = await desk();
    const others = await makeJob(api.database.db, { title: "Tin của công ty khác" });
    const ids = [await make("published"), others.id, await make("draft"), await make("expired")];
    const { data, meta } = await run({ ids: [...ids, ids[0] ?? 0], action: "close" });
    expect(codesOf({ data })).toEqual([true, "not_found", "job_state_changed", true]);
    expect(meta).toEqual({ done: 2 });
    expect(data[0]).toMatchObject({ display_state: "closed", code: null, detail: null });
    expect(data[1]).toMatchObject({ title: null, display_state: null });
    expect(data[2]).toMatchObject({ display_state: "draft", detail: en.job_state_changed });
    expect((await read(ids[3] ?? 0)).display_state).toBe("closed");
    const stays = await api.database.db.selectFrom("jobs").select("status").where("id", "=", others.id);
    expect(await stays.executeTakeFirst()).toEqual({ status: 1 });
  });

  it.each([
    ["close", { published: true, reviewing: true, expired: true, frozen: true }],
    ["withdraw", { reviewing: true }],
    ["reopen", { closed: true }],
    ["extend", { published: true, expired: true }],
  ] as const)("%s follows the lifecycle", async (action, allowed) => {
    const { make, run } = await desk();
    const states = ["draft", "reviewing", "published", "rejected", "closed", "expired", "frozen"] as const;
    const ids: number[] = [];
    for (const state of states) ids.push(await make(state));
    const days = action === "extend" ? 15 : undefined;
    const expected = states.map((state) => (state in allowed ? true : "job_state_changed"));
    expect(codesOf(await run({ ids, action, days }))).toEqual(expected);
  });

  it("are extended from the day on which they end, or from today, and not beyond 90 days from the approval", async () => {
    const { make, run, read } = await desk();
    const now = api.clock.now();
    const inDays = (days: number) => new Date(Number(now) + days * day);
    const open = await make("published", { at: now, expiresAt: inDays(10) });
    const over = await make("expired", { at: inDays(-20), expiresAt: inDays(-1) });
    const late = await make("published", { at: inDays(-60), expiresAt: inDays(20) });
    const reply = await run({ ids: [open, over, late], action: "extend", days: 30 });
    expect(codesOf(reply)).toEqual([true, true, "extension_too_long"]);
    expect(reply.data[2]?.detail).toBe(en.extension_too_long.replace("{max}", String(expiryDays.most)));
    expect((await read(open)).expires_at).toBe(inDays(40).toISOString());
    expect(await read(over)).toMatchObject({
      display_state: "published",
      expires_at: inDays(30).toISOString(),
    });
    expect((await read(late)).expires_at).toBe(inDays(20).toISOString());
  });

  it("are changed by a member only where they are assigned; only an administrator changes their owner", async () => {
    const { boss, member, make, run, read } = await desk();
    const [theirs, mine] = [await make("published"), await make("published", { ownerId: member.id })];
    const ids = [theirs, mine];
    const call = await api.as(member.id, { "x-language": "1" });
    const reply = await call(bulk, { body: { ids, action: "change_owner", owner_id: boss.id } });
    expect(codesOf(reply)).toEqual(["not_found", "forbidden"]);
    expect(reply.data.map(({ detail }) => detail)).toEqual([notFound.not_found, forbidden.forbidden]);
    expect(codesOf(await call(bulk, { body: { ids, action: "close" } }))).toEqual(["not_found", true]);
    const again = await call(bulk, { body: { ids: [mine], action: "close" } });
    expect(again.data[0]?.detail).toBe(vi.job_state_changed);
    expect(codesOf(await run({ ids, action: "change_owner", owner_id: member.id }))).toEqual([true, true]);
    expect((await read(theirs)).owner?.id).toBe(member.id);
    const stranger = await makeRecruiter(api.database.db);
    const wrong = await run({ ids, action: "change_owner", owner_id: stranger.id });
    expect(codesOf(wrong)).toEqual(["member_unknown", "member_unknown"]);
  });
});
