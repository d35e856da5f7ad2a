import { beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import * as reference from "#platform/reference/contract.ts";
import { listKinds } from "#platform/reference/list-kinds.ts";
import { seedReference } from "#platform/reference/seed.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { createApi } from "../../app/api.ts";
import * as contract from "./contract.ts";
import * as acts from "./contract-acts.ts";
import { endpointsOf } from "./endpoints.ts";
import { makeListRow } from "./factory.ts";

let api: TestApi;
let call: Awaited<ReturnType<TestApi["as"]>>;
beforeAll(async () => {
  api = await testApi();
  call = await api.as((await makeStaff(api.database.db, "admin")).id);
});

const refusal = (code: string, status = 409) => ({ status, errors: [expect.objectContaining({ code })] });
const rename = async (id: number, names: { name: string; name_vn: string }) => {
  const { data } = await call(contract.categoryRow, { params: { id } });
  const body = { ...names, aliases: data.attributes.aliases, version: data.attributes.version };
  return call(contract.categoryUpdate, { params: { id }, body });
};

describe("A row of a list", () => {
  it("is added: a category under another, a city abroad, an industry, a skill", async () => {
    const { data: category } = await call(contract.categoryCreate, {
      body: { name: "Lotus Growing", name_vn: "Trồng sen", aliases: [], category_id: 68 },
    });
    expect(category.attributes).toMatchObject({
      slug: "lotus-growing",
      slug_vn: "trong-sen",
      category: { id: "68" },
      used_by: 0,
      edited: true,
    });
    expect(Number(category.id)).toBeGreaterThan(10_000);
    const { data: tree } = await call(reference.categories, {});
    const others = tree.find(({ id }) => id === "68");
    expect(others?.attributes.subs.data.at(-1)).toMatchObject({ id: category.id });
    const city = { name: "Seoul", name_vn: "Xê-un", aliases: ["Sô-un"], country: "kr" };
    const { data: place } = await call(contract.locationCreate, { body: city });
    expect(place.attributes).toMatchObject({ country: "KR", aliases: ["Sô-un"] });
    const industry = { name: "Lotus Tea", name_vn: "Trà sen", aliases: [], industry_type: 0 };
    expect((await call(contract.industryCreate, { body: industry })).data.attributes).toMatchObject(industry);
    const skill = { name: "Lotus art", name_vn: "Cắm sen", aliases: ["cam SEN", "Sen"], category_id: 54 };
    expect((await call(contract.skillCreate, { body: skill })).data.attributes.aliases).toEqual(["Sen"]);
  });

  it("has names that no other row has, and an address of its own", async () => {
    const names = { name: "accounting & FINANCE", name_vn: "Kế toán sen", aliases: [] };
    await expect(
      call(contract.categoryCreate, { body: { ...names, category_id: 68 } }),
    ).rejects.toMatchObject({
      status: 409,
      errors: [
        {
          code: "list_exists",
          detail: "This name exists: Accounting & Finance",
          source: { pointer: "/name" },
        },
      ],
    });
    await expect(
      rename(36, { name: "Audit - Internal control", name_vn: "Kế toán mới" }),
    ).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "list_slug", detail: "Another row has the same address: Audit / Internal Control" }],
    });
    await expect(
      call(contract.skillCreate, { body: { name: "golang", name_vn: "Gô", aliases: [], category_id: 6 } }),
    ).rejects.toMatchObject(refusal("list_exists"));
    await expect(rename(36, { name: "会計", name_vn: "Kế toán" })).rejects.toMatchObject(
      refusal("list_letters", 422),
    );
    const under = { name: "Deep", name_vn: "Sâu", aliases: [], category_id: 69 };
    await expect(call(contract.categoryCreate, { body: under })).rejects.toMatchObject(
      refusal("list_category", 422),
    );
    const home = { name: "Hue City", name_vn: "Thành phố mới", aliases: [], country: "VN" };
    await expect(call(contract.locationCreate, { body: home })).rejects.toMatchObject(
      refusal("list_country", 422),
    );
  });

  it("has one winner when ten requests edit it at once", async () => {
    const id = await makeListRow(api.database.db, "industries");
    const body = { name: "Pond Craft", name_vn: "Nghề ao", aliases: [], industry_type: 0, version: 1 };
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => call(contract.industryUpdate, { params: { id }, body })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject(refusal("list_changed"));
  });

  it("stays as administrators left it when the product starts again", async () => {
    await rename(84, { name: "Food and Drinks", name_vn: "Ăn uống" });
    await seedReference(api.database.db);
    const { data } = await call(contract.categoryRow, { params: { id: 84 } });
    expect(data.attributes).toMatchObject({ name: "Food and Drinks", edited: true });
    const { data: other } = await call(contract.categoryRow, { params: { id: 85 } });
    expect(other.attributes).toMatchObject({ name: "Real Estate", edited: false });
  });

  it("has its old names for addresses", async () => {
    await rename(83, { name: "Travel", name_vn: "Du lịch" });
    await rename(83, { name: "Travelling", name_vn: "Du lịch" });
    const { data } = await call(reference.categories, {});
    const row = data.flatMap(({ attributes }) => attributes.subs.data).find(({ id }) => id === "83");
    expect(row?.attributes.former_names.toSorted()).toEqual([
      "Hospitality / Tourism",
      "Nhà hàng - Khách sạn / Du lịch",
      "Travel",
    ]);
  });

  it("is filtered by use, by translation and by its names", async () => {
    const idsOf = async (query: { search?: string; unused?: boolean; untranslated?: boolean }) =>
      (await call(contract.skillRows, { query: { ...query, items: 100 } })).data.map(({ id }) => Number(id));
    const id = await makeListRow(api.database.db, "skills", { name: "Zen", name_vn: "Thiền định" });
    expect(await idsOf({ search: "thien" })).toEqual([id]);
    expect(await idsOf({ search: "thien", unused: true })).toEqual([id]);
    expect(await idsOf({ search: "thien", untranslated: true })).toEqual([]);
  });

  it("is new in another process within two seconds", async () => {
    const other = await createApi(api.services);
    await other.app.ready();
    const nameOf = async (path: string, id: string) => {
      const { data } = (await other.app.inject({ url: `/api/v2/public/${path}` })).json();
      return data.find((row: { id: string }) => row.id === id)?.attributes.name;
    };
    const id = await makeListRow(api.database.db, "skills");
    await nameOf("skills", String(id));
    await nameOf("job_categories", "46");
    const began = performance.now();
    await rename(46, { name: "Marketing and PR team", name_vn: "Tiếp thị" });
    const body = { name: "Calm", name_vn: "Bình tĩnh", aliases: [], category_id: 6, version: 1 };
    await call(contract.skillUpdate, { params: { id }, body });
    await expect.poll(() => nameOf("skills", String(id))).toBe("Calm");
    await expect.poll(() => nameOf("job_categories", "46")).toBe("Marketing and PR team");
    expect(performance.now() - began).toBeLessThan(2000);
    await other.app.close();
  });
});

describe.each(listKinds)("A retired row of the list of %s", (kind) => {
  const { retire, restore, row } = endpointsOf(kind);
  const activeOf = async (id: number) => {
    if (kind === "categories") {
      const { data } = await call(reference.categories, {});
      const subs = data.flatMap(({ attributes }) => attributes.subs.data);
      return subs.find((each) => each.id === String(id))?.attributes.active;
    }
    const { locations, industries, skills } = reference;
    const { data } = await call({ locations, industries, skills }[kind], {});
    return data.find((each) => each.id === String(id))?.attributes.active;
  };

  it("is no more offered, and offered again when it is restored", async () => {
    const id = await makeListRow(api.database.db, kind);
    const params = { id };
    const { data } = await call(retire, { params, body: { version: 1 } });
    expect(data.attributes).toMatchObject({
      active: false,
      state: "retired",
      can: { retire: false, merge: true, restore: true },
    });
    expect(await activeOf(id)).toBe(false);
    await expect(call(retire, { params, body: { version: 2 } })).rejects.toMatchObject(
      refusal("list_retired"),
    );
    await call(restore, { params, body: { version: 2 } });
    expect(await activeOf(id)).toBe(true);
    await expect(call(restore, { params, body: { version: 2 } })).rejects.toMatchObject(
      refusal("list_changed"),
    );
    await expect(call(restore, { params, body: { version: 3 } })).rejects.toMatchObject(
      refusal("list_active"),
    );
  });

  it("stays retired when the product starts again", async () => {
    const { data: first } = await call(endpointsOf(kind).rows, { query: { items: 100 } });
    const id = Number(first.findLast(({ attributes }) => attributes.can.retire)?.id);
    const { data } = await call(row, { params: { id } });
    await call(retire, { params: { id }, body: { version: data.attributes.version } });
    await seedReference(api.database.db);
    expect(await activeOf(id)).toBe(false);
  });
});

describe("A category", () => {
  const top = (name: string, name_vn: string) =>
    call(contract.categoryCreate, { body: { name, name_vn, aliases: [], category_id: null } });

  it("is added at the top, with an address in both languages", async () => {
    const { data } = await top("Lotus Crafts", "Nghề sen");
    expect(data.attributes).toMatchObject({ category: null, slug: "lotus-crafts", slug_vn: "nghe-sen" });
    const { data: tree } = await call(reference.categories, {});
    expect(tree.at(-1)).toMatchObject({ id: data.id, attributes: { subs: { data: [] } } });
    const under = { name: "Lotus Weaving", name_vn: "Dệt sen", aliases: [], category_id: Number(data.id) };
    const { data: sub } = await call(contract.categoryCreate, { body: under });
    expect(sub.attributes.category).toMatchObject({ id: data.id });
  });

  it("at the top is retired after those under it, and restored before them", async () => {
    const { data } = await top("Pond Trades", "Nghề ao hồ");
    const params = { id: Number(data.id) };
    const sub = await makeListRow(api.database.db, "categories", { category_id: params.id });
    const { categoryRetire: retire, categoryRestore: restore } = acts;
    await expect(call(retire, { params, body: { version: 1 } })).rejects.toMatchObject(refusal("list_subs"));
    await call(retire, { params: { id: sub }, body: { version: 1 } });
    await call(retire, { params, body: { version: 1 } });
    await expect(call(restore, { params: { id: sub }, body: { version: 2 } })).rejects.toMatchObject(
      refusal("list_parent_retired"),
    );
    await call(restore, { params, body: { version: 2 } });
    await call(restore, { params: { id: sub }, body: { version: 2 } });
  });
});

it("Rows that the law or the code names stay", async () => {
  const refused = refusal("list_fixed");
  const { data: place } = await call(contract.locationRow, { params: { id: 27 } });
  expect(place.attributes.can).toMatchObject({ edit: true, retire: false, merge: false });
  const body = { version: place.attributes.version };
  await expect(call(acts.locationRetire, { params: { id: 27 }, body })).rejects.toMatchObject(refused);
  const { data: others } = await call(contract.categoryRow, { params: { id: 93 } });
  await expect(
    call(acts.categoryRetire, { params: { id: 93 }, body: { version: others.attributes.version } }),
  ).rejects.toMatchObject(refused);
});

it("The lists are for super administrators", async () => {
  const member = await api.as((await makeStaff(api.database.db, "admin", { member: true })).id);
  await expect(member(contract.skillRows, { query: {} })).rejects.toMatchObject({ status: 403 });
  await expect(member(acts.skillRetire, { params: { id: 1 }, body: { version: 1 } })).rejects.toMatchObject({
    status: 403,
  });
  for (const kind of listKinds) {
    const { retire, restore, merge, rows } = endpointsOf(kind);
    const visitor = await api.as(null);
    const params = { id: 1 };
    const into = { version: 1, into_id: 2, preview: true };
    for (const [caller, status] of [
      [visitor, 401],
      [member, 403],
    ] as const) {
      await expect(caller(rows, { query: {} })).rejects.toMatchObject({ status });
      await expect(caller(retire, { params, body: { version: 1 } })).rejects.toMatchObject({ status });
      await expect(caller(restore, { params, body: { version: 1 } })).rejects.toMatchObject({ status });
      await expect(caller(merge, { params, body: into })).rejects.toMatchObject({ status });
    }
    const unknown = { id: 999_999 };
    await expect(call(retire, { params: unknown, body: { version: 1 } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(call(restore, { params: unknown, body: { version: 1 } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(call(merge, { params: unknown, body: into })).rejects.toMatchObject({ status: 404 });
  }
  for (const id of [999_999, Number.MAX_SAFE_INTEGER])
    await expect(call(contract.skillRow, { params: { id } })).rejects.toMatchObject({ status: 404 });
});
