import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fold } from "#kit/fold.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { jobTitles } from "#platform/reference/contract.ts";
import { ownAliases, titleKeys } from "#platform/reference/job-titles.ts";
import { seedReference } from "#platform/reference/seed.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { createApi } from "../../app/api.ts";
import * as contract from "./contract.ts";
import { makeTitle } from "./factory.ts";

let api: TestApi;
let call: Awaited<ReturnType<TestApi["as"]>>;
beforeAll(async () => {
  api = await testApi();
  api.clock.set(new Date("2026-11-27T02:00:00.000Z"));
  call = await api.as((await makeStaff(api.database.db, "admin", { member: true })).id);
});

let serial = 0;
const body = (
  given: Partial<{ name: string; name_vn: string; aliases: string[]; category_id: number }> = {},
) => {
  const n = ++serial;
  return { name: `Tea Taster ${n}`, name_vn: `Người thử trà ${n}`, aliases: [], category_id: 93, ...given };
};
const refusal = (code: string, status = 409) => ({ status, errors: [expect.objectContaining({ code })] });
const suggested = async () => (await call(jobTitles, {})).data.map(({ attributes }) => attributes.name);

describe("A title of the directory", () => {
  it("is added, edited and found by an alias without its marks, by a member", async () => {
    const { data } = await call(contract.titleCreate, {
      body: body({ name: "Tea Blender", aliases: ["Thợ phối trà", "tho  phoi TRA", "Tea blender"] }),
    });
    expect(data.attributes).toMatchObject({
      aliases: ["Thợ phối trà"],
      state: "active",
      category: { id: "93" },
      used_by: 0,
      can: { edit: true, retire: true, merge: true, restore: false },
    });
    const { data: matches } = await call(contract.titleList, { query: { search: "phoi tra" } });
    expect(matches.map(({ id }) => id)).toEqual([data.id]);
    const edit = { ...body({ name: "Tea Master" }), version: 1 };
    const params = { id: Number(data.id) };
    const { data: edited } = await call(contract.titleUpdate, { params, body: edit });
    expect(edited.attributes).toMatchObject({ name: "Tea Master", aliases: [], version: 2 });
    await expect(call(contract.titleUpdate, { params, body: edit })).rejects.toMatchObject(
      refusal("title_changed"),
    );
    expect(await suggested()).toContain("Tea Master");
  });

  it.each([
    ["name", { name: "ke TOAN truong" }, "/name"],
    ["name_vn", { name_vn: "Kế  toán trưởng" }, "/name_vn"],
    ["aliases", { aliases: ["Chief accountant"] }, "/aliases"],
  ])("that exists after folding is refused at %s", async (_, given, pointer) => {
    await expect(call(contract.titleCreate, { body: body(given) })).rejects.toMatchObject({
      status: 409,
      errors: [
        {
          code: "title_exists",
          detail: "This title exists: Chief Accountant",
          source: { pointer },
        },
      ],
    });
  });

  it("without letters, or of an unknown category, is refused", async () => {
    await expect(call(contract.titleCreate, { body: body({ name: "\u0301" }) })).rejects.toMatchObject(
      refusal("title_letters", 422),
    );
    for (const category_id of [999, 9_007_199_254_740_991])
      await expect(call(contract.titleCreate, { body: body({ category_id }) })).rejects.toMatchObject(
        refusal("title_category", 422),
      );
    const many = Array.from({ length: 21 }, (__, n) => `Alias ${n}`);
    await expect(call(contract.titleCreate, { body: body({ aliases: many }) })).rejects.toMatchObject(
      refusal("title_aliases", 422),
    );
  });

  it("has one winner when twenty requests add it at once", async () => {
    const title = body();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => call(contract.titleCreate, { body: title })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject(refusal("title_exists"));
  });

  it("is retired and restored; its names stay taken", async () => {
    const { id, name } = await makeTitle(api.database.db);
    const params = { id };
    const { data } = await call(contract.titleRetire, { params, body: { version: 1 } });
    expect(data.attributes).toMatchObject({ state: "retired", can: { edit: false, restore: true } });
    expect(await suggested()).not.toContain(name);
    await expect(call(contract.titleCreate, { body: body({ name }) })).rejects.toMatchObject(
      refusal("title_exists"),
    );
    const edit = { ...body(), version: 2 };
    await expect(call(contract.titleUpdate, { params, body: edit })).rejects.toMatchObject(
      refusal("title_not_active"),
    );
    await call(contract.titleRestore, { params, body: { version: 2 } });
    expect(await suggested()).toContain(name);
    await expect(call(contract.titleRestore, { params, body: { version: 3 } })).rejects.toMatchObject(
      refusal("title_active"),
    );
  });

  it("is merged into another active one, and the merge is undone for seven days", async () => {
    const { db } = api.database;
    const [lost, winner, retired] = [await makeTitle(db), await makeTitle(db), await makeTitle(db)];
    await call(contract.titleRetire, { params: { id: retired.id }, body: { version: 1 } });
    const merge = (into_id: number, version = 1) =>
      call(contract.titleMerge, { params: { id: lost.id }, body: { version, into_id } });
    await expect(merge(lost.id)).rejects.toMatchObject(refusal("title_itself", 422));
    await expect(merge(retired.id)).rejects.toMatchObject(refusal("title_target", 422));
    const { data } = await merge(winner.id);
    expect(data.attributes).toMatchObject({
      state: "merged",
      merged_into: { id: String(winner.id) },
      undo_until: "2026-12-04T02:00:00.000Z",
    });
    expect(await suggested()).not.toContain(lost.name);
    const restore = { params: { id: lost.id }, body: { version: 2 } };
    const mergedAt = (at: string) =>
      db
        .updateTable("job_titles")
        .set({ ended_at: new Date(at) })
        .where("id", "=", lost.id)
        .execute();
    await mergedAt("2026-11-20T02:00:00.000Z");
    await expect(call(contract.titleRestore, restore)).rejects.toMatchObject(refusal("title_undo_over"));
    await mergedAt("2026-11-20T02:00:01.000Z");
    const { data: restored } = await call(contract.titleRestore, restore);
    expect(restored.attributes).toMatchObject({ name: lost.name, state: "active", merged_into: null });
  });

  it("counts the profiles and jobs that have it, by any of its names", async () => {
    const { db } = api.database;
    const title = await makeTitle(db, { aliases: ["Người hái sen"] });
    const { id: account_id } = await makeCandidate(db);
    await db
      .insertInto("candidate_profiles")
      .values({ account_id, job_title: "nguoi hai SEN", updated_at: new Date() })
      .onConflict((row) => row.column("account_id").doUpdateSet({ job_title: "nguoi hai SEN" }))
      .execute();
    await makeJob(db, { title: title.name.toUpperCase() });
    const { data } = await call(contract.titleShow, { params: { id: title.id } });
    expect(data.attributes.used_by).toBe(2);
    const { data: unused } = await call(contract.titleList, { query: { search: title.name, unused: true } });
    expect(unused).toEqual([]);
  });

  it("stays as administrators left it when the product starts again", async () => {
    const { db } = api.database;
    const { data } = await call(contract.titleList, { query: { search: "Kế toán thuế" } });
    const [row] = data;
    const { attributes } = row!;
    const params = { id: Number(row?.id) };
    const edit = {
      ...body({ name: "Tax Officer", name_vn: attributes.name_vn }),
      version: attributes.version,
    };
    await call(contract.titleUpdate, { params, body: edit });
    const count = () => call(contract.titleList, { query: { tab: "all" } }).then(({ meta }) => meta.total);
    const before = await count();
    await seedReference(db);
    expect(await count()).toBe(before);
    const { data: after } = await call(contract.titleShow, { params });
    expect(after.attributes).toMatchObject({ name: "Tax Officer", aliases: [] });
  });

  it("is in the suggestions of another process within two seconds", async () => {
    const other = await createApi(api.services);
    await other.app.ready();
    const read = async () => (await other.app.inject({ url: "/api/v2/public/job_titles" })).json();
    await read();
    const title = body();
    const began = performance.now();
    await call(contract.titleCreate, { body: title });
    await expect
      .poll(async () =>
        (await read()).data.map((row: { attributes: { name: string } }) => row.attributes.name),
      )
      .toContain(title.name);
    expect(performance.now() - began).toBeLessThan(2000);
    await other.app.close();
  });
});

describe("Folded names", () => {
  const text = fc.stringMatching(/^[a-zđăâêôơư ]{1,8}$/);
  it("of a title do not depend on case, marks and white space", () => {
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 4 }), (name, name_vn, aliases) => {
        const spelled = (given: string) => ` ${given.toUpperCase().normalize("NFD")}  `;
        const keys = titleKeys({ name, name_vn, aliases });
        expect(
          titleKeys({ name: spelled(name), name_vn: spelled(name_vn), aliases: aliases.map(spelled) }),
        ).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("of the aliases that stay are those of all aliases", () => {
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 6 }), (name, name_vn, aliases) => {
        const own = ownAliases({ name, name_vn, aliases });
        expect(titleKeys({ name, name_vn, aliases: own })).toEqual(titleKeys({ name, name_vn, aliases }));
        expect(new Set([name, name_vn, ...own].map(fold)).size).toBe(
          own.length + new Set([fold(name), fold(name_vn)]).size,
        );
      }),
    );
  });
});
