import { beforeEach, describe, expect, it } from "vitest";
import type { ApiError } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import * as reference from "#platform/reference/contract.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { pruneListMoves } from "./commands/undo.ts";
import * as contract from "./contract.ts";
import * as acts from "./contract-acts.ts";
import { makeListRow, retireForTests } from "./factory.ts";
import { type Merge, mergeCalls } from "./testing/merge-calls.ts";

let api: TestApi;
let call: Awaited<ReturnType<TestApi["as"]>>;
beforeEach(async () => {
  api = await testApi();
  call = await api.as((await makeStaff(api.database.db, "admin")).id);
});

const refusal = (code: string, status = 409) => ({ status, errors: [expect.objectContaining({ code })] });
const { run, restore } = mergeCalls(() => call);

describe("A merge of two locations", () => {
  it("leaves one active alert of an address, and moves the ids in keys and saved views", async () => {
    const { db } = api.database;
    const [loser, winner] = [await makeListRow(db, "locations"), await makeListRow(db, "locations")];
    const email = "an@example.test";
    const elder = await makeAlert(db, { email, locationIds: [27, winner] });
    const double = await makeAlert(db, { email, locationIds: [27, loser] });
    const paused = await makeAlert(db, { email, keyword: "sen", locationIds: [winner] });
    await db.updateTable("job_alerts").set({ stopped_at: new Date() }).where("id", "=", paused.id).execute();
    const active = await makeAlert(db, { email, keyword: "sen", locationIds: [loser] });
    const consultant = await makeStaff(db, "consultant");
    const { agency_id } = await db
      .selectFrom("accounts")
      .select("agency_id")
      .where("id", "=", consultant.id)
      .executeTakeFirstOrThrow();
    const at = new Date();
    const view = { agency_id, list: "people", name: "Ao", shared: false, owner_id: consultant.id };
    await db
      .insertInto("saved_views")
      .values({ ...view, query: `location=${loser}&years=2`, created_at: at, updated_at: at })
      .execute();
    const company = await makeRecruiter(db);
    await db
      .updateTable("companies")
      .set({ location_id: loser })
      .where("id", "=", company.companyId)
      .execute();
    const plan = await run(acts.locationMerge as unknown as Merge, loser, winner);
    expect(plan.tables.map(({ table }) => table).toSorted()).toEqual([
      "companies",
      "job_alerts",
      "saved_views",
    ]);
    const alert = (id: number) =>
      db
        .selectFrom("job_alerts")
        .select(["location_ids", "criteria_key", "stopped_at"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const key = (await alert(elder.id)).criteria_key;
    expect(await alert(elder.id)).toMatchObject({ location_ids: [27, winner], stopped_at: null });
    expect(await alert(double.id)).toEqual({
      location_ids: [27, winner],
      criteria_key: `${key}|${double.id}`,
      stopped_at: expect.any(Date),
    });
    expect(await alert(active.id)).toMatchObject({ location_ids: [winner], stopped_at: null });
    expect((await alert(paused.id)).criteria_key).toBe(
      `${(await alert(active.id)).criteria_key}|${paused.id}`,
    );
    const { query } = await db.selectFrom("saved_views").select("query").executeTakeFirstOrThrow();
    expect(query).toBe(`location=${winner}&years=2`);
    await restore(
      acts.locationRestore as unknown as typeof acts.categoryRestore,
      contract.locationRow as unknown as typeof contract.categoryRow,
      loser,
    );
    expect(await alert(double.id)).toMatchObject({ location_ids: [27, loser], stopped_at: null });
    expect(await alert(active.id)).toMatchObject({ location_ids: [loser], stopped_at: null });
  });
});

describe("A merge of two skills", () => {
  it("leaves texts as they are: they mean the other skill", async () => {
    const { db } = api.database;
    const names = { name: "React JS", name_vn: "React JS", aliases: ["ReactJS"] };
    const loser = await makeListRow(db, "skills", names);
    const winner = await makeListRow(db, "skills", { name: "Lotus UI", name_vn: "Giao diện sen" });
    const job = await makeJob(db, { skills: ["reactjs", "SQL"] });
    const merge = acts.skillMerge as unknown as Merge;
    expect((await run(merge, loser, winner)).tables).toEqual([{ table: "jobs", changes: false, rows: 1 }]);
    const { skills } = await db
      .selectFrom("jobs")
      .select("skills")
      .where("id", "=", job.id)
      .executeTakeFirstOrThrow();
    expect(skills).toEqual(["reactjs", "SQL"]);
    const { data } = await call(reference.skills, {});
    expect(data.find(({ id }) => id === String(loser))).toBeUndefined();
    expect(data.find(({ id }) => id === String(winner))?.attributes.aliases).toEqual(["React JS", "ReactJS"]);
  });
});

describe("An undo", () => {
  it("is refused when another row has got the name since", async () => {
    const { db } = api.database;
    const [loser, winner] = [await makeListRow(db, "skills"), await makeListRow(db, "skills")];
    await run(acts.skillMerge as unknown as Merge, loser, winner);
    const { data } = await call(contract.skillRow, { params: { id: winner } });
    const { name, name_vn, version, aliases } = data.attributes;
    const body = { name, name_vn, aliases: [], category_id: 68, version };
    await call(contract.skillUpdate, { params: { id: winner }, body });
    await makeListRow(db, "skills", { name: aliases[0]!, name_vn: "Tên khác" });
    await expect(
      restore(
        acts.skillRestore as unknown as typeof acts.categoryRestore,
        contract.skillRow as unknown as typeof contract.categoryRow,
        loser,
      ),
    ).rejects.toMatchObject(refusal("list_undo_taken"));
  });

  it("is possible for seven days, and not before that of a later merge", async () => {
    const { db } = api.database;
    const row = () => makeListRow(db, "industries");
    const [first, second, third] = [await row(), await row(), await row()];
    const merge = acts.industryMerge as unknown as Merge;
    const undo = (id: number) =>
      restore(
        acts.industryRestore as unknown as typeof acts.categoryRestore,
        contract.industryRow as unknown as typeof contract.categoryRow,
        id,
      );
    await run(merge, first, second);
    await run(merge, second, third);
    const { data } = await call(contract.industryRow, { params: { id: first } });
    expect(data.attributes.merged_into?.id).toBe(String(third));
    await expect(undo(first)).rejects.toMatchObject(refusal("list_undo_order"));
    await undo(second);
    await undo(first);
    const { data: winner } = await call(contract.industryRow, { params: { id: third } });
    expect(winner.attributes).toMatchObject({ aliases: [], state: "active" });
    await run(merge, first, second);
    const since = new Date(api.clock.now().getTime() - 7 * day);
    await db.updateTable("list_merges").set({ merged_at: since }).execute();
    await expect(undo(first)).rejects.toMatchObject(refusal("list_undo_over"));
    expect(await pruneListMoves(db, new Date(api.clock.now().getTime() + 1))).toBeGreaterThan(0);
  });
});

describe("A merge is refused", () => {
  it("for the row itself, a row that is not active, and a row that the law names", async () => {
    const { db } = api.database;
    const [id, retired] = [await makeListRow(db, "locations"), await makeListRow(db, "locations")];
    await retireForTests(db, "locations", retired);
    const at = (error: Partial<ApiError>) => expect.objectContaining(error);
    const send = (loser: number, into_id: number) =>
      call(acts.locationMerge, { params: { id: loser }, body: { version: 1, into_id, preview: true } });
    await expect(send(id, id)).rejects.toEqual(at(refusal("list_itself", 422)));
    await expect(send(id, retired)).rejects.toEqual(at(refusal("list_target", 422)));
    await expect(send(id, 999_999)).rejects.toEqual(at(refusal("list_target", 422)));
    const { data } = await send(27, id);
    expect(data.attributes.conflicts).toEqual(["list_fixed"]);
  });

  it("when the other row would have more than twenty aliases", async () => {
    const { db } = api.database;
    const aliases = Array.from({ length: 19 }, (_, n) => `Alias ${n}`);
    const winner = await makeListRow(db, "industries", { aliases });
    const loser = await makeListRow(db, "industries");
    await expect(run(acts.industryMerge as unknown as Merge, loser, winner)).rejects.toMatchObject(
      refusal("list_aliases_full"),
    );
  });
});
