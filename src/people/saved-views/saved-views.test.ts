import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { clients } from "#people/clients/contract.ts";
import { makeClient } from "#people/clients/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseViews } from "./commands/views.ts";
import * as own from "./contract.ts";
import { viewsMost } from "./terms.ts";

/** The endpoints as agencies call them; `own` has those of companies. */
const contract = {
  views: endpointOf("consultant", own.views),
  createView: endpointOf("consultant", own.createView),
  editView: endpointOf("consultant", own.editView),
  setDefaultView: endpointOf("consultant", own.setDefaultView),
  deleteView: endpointOf("consultant", own.deleteView),
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const { db } = api.database;
  const admin = await makeStaff(db, "consultant");
  const agencyId = admin.agency_id ?? 0;
  const [one, two] = [
    await makeStaff(db, "consultant", { agencyId, member: true }),
    await makeStaff(db, "consultant", { agencyId, member: true }),
  ];
  const [asAdmin, asOne, asTwo] = [
    await api.as(admin.id),
    await api.as(one.id),
    await api.as(two.id),
  ] as const;
  const save = (fields: object = {}, call = asOne) =>
    call(contract.createView, {
      body: { list: "clients", name: "Khách VIP", query: "potential=4", ...fields },
    });
  const names = async (call: typeof asOne, list = "clients" as const) =>
    (await call(contract.views, { query: { list } })).data.map(({ attributes }) => attributes.name);
  return { db, agencyId, admin, one, two, asAdmin, asOne, asTwo, save, names };
}

const idOf = ({ data }: { data: { id: string } }) => ({ params: { id: Number(data.id) } });
const codesOf = async (call: Promise<unknown>) => {
  const { status, codes } = await refusal(call);
  return [status, ...codes];
};

describe("A saved view", () => {
  it("stores what the list knows of the query, without defaults", async () => {
    const { save } = await desk();
    const query = "sort=name&keyword=%20sao%20&status=1&page=3&unknown=1&source=";
    const { attributes } = (await save({ query })).data;
    expect(attributes).toMatchObject({
      query: "status=1&keyword=sao&sort=name",
      shared: false,
      is_default: false,
    });
    const orders = { list: "job_orders", name: "Gấp", query: "no_cv=true&sort=newest&no_answer=false" };
    expect((await save(orders)).data.attributes.query).toBe("no_cv=true");
    expect(await codesOf(save({ name: "Sai", query: "status=9" }))).toEqual([422, "view_query_invalid"]);
    expect((await save({ name: "Trống", query: "" })).data.attributes.query).toBe("");
    expect(
      (await save({ list: "people", name: "Java", query: "query=java&years=3&consent=" })).data.attributes
        .query,
    ).toBe("query=java&years=3");
    expect((await save({ list: "fees", name: "Trễ", query: "late=true" })).data.attributes.query).toBe(
      "late=true",
    );
  });

  it("is its owner's until it is shared, and then its owner's and administrators' to change", async () => {
    const { asAdmin, asOne, asTwo, save, names } = await desk();
    const view = await save();
    const edit = (call: typeof asOne, body: object) => call(contract.editView, { ...idOf(view), body });
    expect(await names(asTwo)).toEqual([]);
    for (const call of [asTwo, asAdmin]) {
      expect(await codesOf(edit(call, { name: "Khác" }))).toEqual([404, "not_found"]);
      expect(await codesOf(call(contract.deleteView, idOf(view)))).toEqual([404, "not_found"]);
    }
    await edit(asOne, { shared: true });
    expect(await names(asTwo)).toEqual(["Khách VIP"]);
    expect(await codesOf(edit(asTwo, { name: "Khác" }))).toEqual([403, "forbidden"]);
    expect(await codesOf(asTwo(contract.deleteView, idOf(view)))).toEqual([403, "forbidden"]);
    expect((await edit(asAdmin, { name: "VIP", query: "status=1" })).data.attributes).toMatchObject({
      name: "VIP",
      query: "status=1",
      version: 3,
      can: { edit: true, delete: true },
    });
    expect(await codesOf(edit(asAdmin, { shared: false }))).toEqual([403, "forbidden"]);
    expect(await codesOf(edit(asOne, { name: "VIP 2", version: 2 }))).toEqual([409, "view_edited"]);
    await asAdmin(contract.deleteView, idOf(view));
    expect(await names(asOne)).toEqual([]);
  });

  it("is one by default for each person and list, also a colleague's, until it is no longer shared", async () => {
    const { asOne, asTwo, save } = await desk();
    const first = await save({ is_default: true, shared: true });
    const second = await save({ name: "Im lặng", query: "silent=30", is_default: true });
    const defaults = async (call: typeof asOne) =>
      (await call(contract.views, { query: { list: "clients" } })).data
        .filter(({ attributes }) => attributes.is_default)
        .map(({ attributes }) => attributes.name);
    expect(await defaults(asOne)).toEqual(["Im lặng"]);
    const choose = (view: typeof first, is_default: boolean, call = asTwo) =>
      call(contract.setDefaultView, { ...idOf(view), body: { is_default } });
    await choose(first, true);
    expect(await defaults(asTwo)).toEqual(["Khách VIP"]);
    expect(await codesOf(choose(second, true))).toEqual([404, "not_found"]);
    await asOne(contract.editView, { ...idOf(first), body: { shared: false } });
    expect(await defaults(asTwo)).toEqual([]);
    await choose(second, false, asOne);
    expect(await defaults(asOne)).toEqual([]);
  });

  it("has a name of its own among a person's views of a list, and a person has at most thirty", async () => {
    const { one, asOne, asTwo, save } = await desk();
    await save();
    expect(await codesOf(save({ name: "khách vip" }))).toEqual([422, "view_name_taken"]);
    await save({ list: "fees", query: "" });
    await save({}, asTwo);
    const other = await save({ name: "Khác" });
    expect(await codesOf(asOne(contract.editView, { ...idOf(other), body: { name: "KHÁCH VIP" } }))).toEqual([
      422,
      "view_name_taken",
    ]);
    const rest = Array.from({ length: viewsMost }, (_, index) =>
      save({ name: `Số ${index}` }).then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(rest)).filter(Boolean)).toHaveLength(viewsMost - 3);
    const { count } = await api.database.db
      .selectFrom("saved_views")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("owner_id", "=", one.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(viewsMost);
    expect(await codesOf(save({ name: "Thêm" }))).toEqual([409, "too_many_views"]);
  });

  it("filters its list by its id, and no other list", async () => {
    const { db, agencyId, asOne, asTwo, one, save } = await desk();
    for (const potential of [0, 4])
      await makeClient(db, { agency_id: agencyId, name: `Mức ${potential}`, potential } as never);
    const view = await save({ query: "potential=4" });
    const listed = async (query: object) =>
      (await asOne(clients, { query })).data.map(({ attributes }) => attributes.name);
    const { id } = idOf(view).params;
    expect(await listed({ view_id: id, potential: 0, keyword: "zzz" })).toEqual(["Mức 4"]);
    expect(await codesOf(asTwo(clients, { query: { view_id: id } }))).toEqual([404, "not_found"]);
    const fees = await save({ list: "fees", query: "" });
    expect(await codesOf(asOne(clients, { query: { view_id: Number(fees.data.id) } }))).toEqual([
      404,
      "not_found",
    ]);
    const csv = await api.app.inject({
      method: "GET",
      url: `/api/v2/consultants/clients.csv?view_id=${id}`,
      headers: { authorization: `Bearer ${await api.token(one.id)}` },
    });
    expect(csv.body).toContain("Mức 4");
    expect(csv.body).not.toContain("Mức 0");
  });

  it("is unknown to another agency and to companies", async () => {
    const { db, save } = await desk();
    const view = await save({ shared: true });
    const stranger = await api.as((await makeStaff(db, "consultant")).id);
    expect((await stranger(contract.views, { query: { list: "clients" } })).data).toEqual([]);
    const calls = [
      () => stranger(contract.editView, { ...idOf(view), body: { name: "Khác" } }),
      () => stranger(contract.setDefaultView, { ...idOf(view), body: { is_default: true } }),
      () => stranger(contract.deleteView, idOf(view)),
      () => stranger(clients, { query: { view_id: idOf(view).params.id } }),
    ];
    for (const call of calls) expect(await codesOf(call())).toEqual([404, "not_found"]);
    const recruiter = await api.as((await makeRecruiter(db)).id);
    expect(await codesOf(recruiter(contract.views, { query: { list: "clients" } }))).toEqual([
      403,
      "forbidden",
    ]);
  });

  it("goes on without its owner when it is shared", async () => {
    const { one, asAdmin, asTwo, save, names } = await desk();
    const shared = await save({ shared: true, is_default: true });
    await save({ name: "Riêng" });
    await inTransaction(api.database, (tx) => eraseViews(tx, one.id));
    expect(await names(asTwo)).toEqual(["Khách VIP"]);
    const { data } = await asAdmin(contract.editView, { ...idOf(shared), body: { name: "Của chung" } });
    expect(data.attributes).toMatchObject({ name: "Của chung", owner: null });
    const left = await api.database.db
      .selectFrom("saved_view_defaults")
      .selectAll()
      .where("account_id", "=", one.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe("A saved view of a company", () => {
  const board = { list: "applicants", name: "Chờ phản hồi" } as const;

  it("has the filters of the board and the table, is shared in the company, and is unknown to others", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const colleague = await makeRecruiter(db, { companyId: boss.companyId, member: true });
    const [asBoss, asColleague] = [await api.as(boss.id), await api.as(colleague.id)];
    const query = "rating=3&waiting=1&tag=%C6%AFu+ti%C3%AAn&stage=7&sort=rank&open=4";
    const view = await asBoss(own.createView, { body: { ...board, query } });
    expect(view.data.attributes.query).toBe("waiting=1&tag=%C6%AFu+ti%C3%AAn&rating=3");
    const listed = async (call: typeof asBoss) =>
      (await call(own.views, { query: { list: "applicants" } })).data.map(({ id }) => id);
    expect([await listed(asBoss), await listed(asColleague)]).toEqual([[view.data.id], []]);
    await asBoss(own.editView, { ...idOf(view), body: { shared: true } });
    expect(await listed(asColleague)).toEqual([view.data.id]);
    await asColleague(own.setDefaultView, { ...idOf(view), body: { is_default: true } });
    const edit = asColleague(own.editView, { ...idOf(view), body: { name: "Khác" } });
    expect(await codesOf(edit)).toEqual([403, "forbidden"]);

    const stranger = await api.as((await makeRecruiter(db)).id);
    expect(await listed(stranger)).toEqual([]);
    expect(await codesOf(stranger(own.deleteView, idOf(view)))).toEqual([404, "not_found"]);
    const agency = await api.as((await makeStaff(db, "consultant")).id);
    expect(await codesOf(agency(contract.deleteView, idOf(view)))).toEqual([404, "not_found"]);
    const visitor = (await api.as(null))(own.views, { query: {} });
    expect(await codesOf(visitor)).toEqual([401, "unauthorized"]);
    await asBoss(own.deleteView, idOf(view));
    expect(await listed(asColleague)).toEqual([]);
  });

  it("is refused for lists of agencies, and with values that the board does not have", async () => {
    const call = await api.as((await makeRecruiter(api.database.db)).id);
    const save = (body: { list: "clients" | "applicants"; query: string }) =>
      codesOf(call(own.createView, { body: { name: "Sai", ...body } }));
    expect(await save({ list: "clients", query: "potential=4" })).toEqual([422, "invalid"]);
    expect(await save({ list: "applicants", query: "rating=9" })).toEqual([422, "view_query_invalid"]);
  });
});
