import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

import { personBody, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Candidates whom a company adds", () => {
  it("need a session, and are absent for other companies", async () => {
    const [one, other] = [await team(api), await team(api)];
    const { id } = (await one.asBoss(contract.addPerson, { body: personBody() })).data;
    const visitor = await api.as(null);
    const params = { id: Number(id) };
    const body = { ...personBody() };
    const calls = [
      [contract.personOf, { params }],
      [contract.editPerson, { params, body }],
      [contract.deletePerson, { params }],
      [contract.keepPerson, { params, body: { agreed: true } }],
      [contract.sourcePerson, { params, body: { job_id: other.job.id } }],
      [contract.mergePerson, { params, body: { into_id: params.id } }],
      [contract.unmergePerson, { params }],
      [contract.personCv, { params: { ...params, file: 1 } }],
    ] as const;
    for (const [endpoint, input] of calls) {
      await expect(visitor(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(other.asBoss(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    for (const endpoint of [contract.people, contract.addPerson, contract.addFile])
      await expect(visitor(endpoint, { body } as never)).rejects.toMatchObject({ status: 401 });
    expect((await other.asBoss(contract.people, {})).meta.total).toBe(0);
    expect((await other.asBoss(contract.people, { query: { keyword: "hạnh" } })).data).toEqual([]);
    // A duplicate in another company would reveal that the other company knows the person.
    const again = await other.asBoss(contract.addPerson, { body: { ...body, email: body.email } });
    expect(again.data.attributes.duplicates).toEqual([]);
  });

  it("are found by parts of name, title and email address, without diacritics, and by skill", async () => {
    const { asBoss, asMember } = await team(api);
    await asBoss(contract.addPerson, { body: personBody({ full_name: "Đỗ Thị Hạnh" }) });
    await asBoss(contract.addPerson, {
      body: personBody({ full_name: "Lê Văn Tùng", job_title: "Lập trình viên", skills: "React; Node.js" }),
    });
    const names = async (query: object, call = asBoss) =>
      (await call(contract.people, { query })).data.map(({ attributes }) => attributes.full_name);
    expect(await names({})).toEqual(["Lê Văn Tùng", "Đỗ Thị Hạnh"]);
    expect(await names({ keyword: "do thi h" })).toEqual(["Đỗ Thị Hạnh"]);
    expect(await names({ keyword: "lap trinh" })).toEqual(["Lê Văn Tùng"]);
    expect(await names({ skill: "node.JS" })).toEqual(["Lê Văn Tùng"]);
    expect(await names({ keyword: "%" })).toEqual([]);
    const { data } = await asBoss(contract.people, { query: { keyword: "tung" } });
    const tung = data.map(({ id }) => Number(id));
    expect(await names({ ids: [...tung, 999_999] })).toEqual(["Lê Văn Tùng"]);
    expect(await names({}, asMember)).toHaveLength(2);
  });

  it("are found by words in any order, as beginnings, and by digits of the phone number with any separators", async () => {
    const { asBoss, job } = await team(api);
    const other = await team(api);
    const linh = personBody({
      full_name: "Nguyễn Thị Thùy Linh",
      phone: "0987 654 321",
      job_title: "Lập trình viên Flutter",
    });
    await asBoss(contract.addPerson, { body: linh });
    await other.asBoss(contract.addPerson, { body: { ...linh, full_name: "Nguyễn Linh Khác" } });
    const { db } = api.database;
    const applied = await makeCandidate(db, { fullName: "Nguyễn Hữu Lĩnh" });
    const applicant = await makeApplicant(db, { job, candidate: applied });
    await db
      .updateTable("applicants")
      .set({ phone: "+84987111222" })
      .where("id", "=", applicant.id)
      .execute();
    const names = async (keyword: string, query: object = {}) => {
      const { data, meta } = await asBoss(contract.people, { query: { keyword, ...query } });
      expect(meta.total, keyword).toBe(data.length);
      return data.map(({ attributes }) => attributes.full_name).toSorted();
    };
    for (const keyword of ["linh nguyen", "NGUYỄN LINH", "li ngu", "lính nguyên"])
      expect(await names(keyword), keyword).toEqual(["Nguyễn Hữu Lĩnh", linh.full_name]);
    for (const keyword of [
      "linh thuy",
      "flutter lap trinh",
      "linh flutter",
      "0987 654",
      "+84 987.654-321",
      "linh 0987654",
      "excel linh",
    ])
      expect(await names(keyword), keyword).toEqual([linh.full_name]);
    expect(await names("(0987) 111 222")).toEqual(["Nguyễn Hữu Lĩnh"]);
    expect(await names(applied.email)).toEqual(["Nguyễn Hữu Lĩnh"]);
    expect(await names("linh nguyen", { added: "true", skill: "misa" })).toEqual([linh.full_name]);
    for (const keyword of ["guyen", "linh khac", "0987 655", "thuy huu"])
      expect(await names(keyword), keyword).toEqual([]);
  });

  it("are found by the present values of a record, and not after its end", async () => {
    const { asBoss, job } = await team(api);
    const { db } = api.database;
    const found = async (keyword: string) =>
      (await asBoss(contract.people, { query: { keyword } })).meta.total;
    const { id } = (await asBoss(contract.addPerson, { body: personBody({ full_name: "Trần Xuân Quý" }) }))
      .data;
    const edit = (body: object) =>
      asBoss(contract.editPerson, { params: { id: Number(id) }, body: body as never });
    await edit({ full_name: "Trần Thu Quỳnh", skills: ["Kiểm toán"] });
    expect(await Promise.all(["quy tran", "quynh kiem", "xuan", "misa"].map(found))).toEqual([1, 1, 0, 0]);
    await asBoss(contract.deletePerson, { params: { id: Number(id) } });
    expect(await found("tran")).toBe(0);
    // The CV of an application is read after the application.
    const applicant = await makeApplicant(db, {
      job,
      candidate: await makeCandidate(db, { fullName: "Vũ Lâm" }),
    });
    const summary = JSON.stringify({ role: "Thủ kho", months: 1, skills: ["Xe nâng"] });
    await db.updateTable("cv_files").set({ summary }).where("id", "=", applicant.cv_file_id).execute();
    expect(await Promise.all(["kho lam", "nang xe", "xe may"].map(found))).toEqual([1, 1, 0]);
    // A move on the board writes no row of the search.
    const version = sql<{
      row: string;
    }>`SELECT xmin::text AS row FROM applicant_search WHERE applicant_id = ${applicant.id}`;
    const before = await version.execute(db);
    await db
      .updateTable("applicants")
      .set({ rank: 7, responded_at: new Date() })
      .where("id", "=", applicant.id)
      .execute();
    expect((await version.execute(db)).rows).toEqual(before.rows);
  });

  it.each([
    [{ full_name: "R2-D2" }, "/full_name", "invalid_name"],
    [{ email: "no-address" }, "/email", "invalid_email"],
    [{ phone: "12" }, "/phone", "invalid_phone"],
    [{ email: "", phone: "" }, "/email", "contact_required"],
    [{ birth_year: 1850 }, "/birth_year", "birth_year_invalid"],
    [{ location_id: 99_999 }, "/location_id", "invalid"],
    [{ agreed: false }, "/agreed", "agreement_required"],
    [{ pool_id: 99_999 }, "/pool_id", "pool_unknown"],
  ])("are refused with %o", async (values, pointer, code) => {
    const { asBoss } = await team(api);
    expect(await refusal(asBoss(contract.addPerson, { body: personBody(values) as never }))).toMatchObject({
      status: 422,
      codes: [code],
      pointers: [pointer],
    });
    expect((await asBoss(contract.people, {})).meta.total).toBe(0);
  });

  it("are unique by email address and phone number, also in concurrent requests", async () => {
    const { asBoss } = await team(api);
    const body = personBody();
    const tries = await Promise.allSettled([1, 2, 3].map(() => asBoss(contract.addPerson, { body })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const again = personBody({ full_name: "Khác Tên", email: "other@example.test", phone: body.phone });
    const refused = await refusal(asBoss(contract.addPerson, { body: again }));
    expect(refused).toMatchObject({
      status: 409,
      codes: ["candidate_exists"],
      meta: { now: { full_name: "Đỗ Thị Hạnh" } },
    });
  });

  it("are told of others with the same name and birth year before anything is saved", async () => {
    const { asBoss } = await team(api);
    const first = await asBoss(contract.addPerson, { body: personBody() });
    const twin = personBody({ full_name: "Do Thi Hanh", is_another: false });
    const refused = await refusal(asBoss(contract.addPerson, { body: twin }));
    const similar = { id: first.data.id, by: "name", can_add_file: true };
    expect(refused).toMatchObject({ status: 409, codes: ["candidate_similar"], meta: { now: similar } });
    expect((await asBoss(contract.people, {})).meta.total).toBe(1);
    const { data } = await asBoss(contract.addPerson, { body: { ...twin, is_another: true } });
    expect(data.attributes.duplicates).toMatchObject([{ id: first.data.id, by: "name" }]);
    // The same email address is found, however many people have the name.
    for (let n = 0; n < 10; n++) await asBoss(contract.addPerson, { body: personBody() });
    const last = personBody();
    await asBoss(contract.addPerson, { body: last });
    const again = personBody({ email: last.email });
    expect(await refusal(asBoss(contract.addPerson, { body: again }))).toMatchObject({
      codes: ["candidate_exists"],
      meta: { now: { by: "email" } },
    });
    // An edit that keeps the name is not refused for it.
    const edited = { params: { id: Number(data.id) }, body: { job_title: "Kế toán" } };
    expect((await asBoss(contract.editPerson, edited)).data.attributes.job_title).toBe("Kế toán");
  });

  it("are told of others with the same name alone, unless both birth years are known", async () => {
    const { asBoss } = await team(api);
    const add = (values: object) => asBoss(contract.addPerson, { body: personBody(values) });
    const mai = { full_name: "Trung Mai", birth_year: undefined, is_another: false };
    const first = await add(mai);
    for (const again of [{}, { full_name: "TRUNG  MÀI" }, { birth_year: 1991 }])
      expect(await refusal(add({ ...mai, ...again })), JSON.stringify(again)).toMatchObject({
        status: 409,
        codes: ["candidate_namesake"],
        meta: { now: { id: first.data.id, full_name: "Trung Mai", by: "namesake" } },
      });
    expect((await asBoss(contract.people, {})).meta.total).toBe(1);
    // A name alone is no reason to suggest a merge.
    const second = await add({ ...mai, birth_year: 1991, is_another: true });
    expect(second.data.attributes.duplicates).toEqual([]);
    await asBoss(contract.deletePerson, { params: { id: Number(first.data.id) } });
    expect((await add({ ...mai, birth_year: 1984 })).data.attributes.birth_year).toBe(1984);
  });

  it("are refused when an applicant has the same email address", async () => {
    const { asBoss, job } = await team(api);
    const applicant = await makeApplicant(api.database.db, { job });
    const refused = await refusal(
      asBoss(contract.addPerson, { body: personBody({ email: applicant.email }) }),
    );
    expect(refused).toMatchObject({
      codes: ["candidate_exists"],
      meta: { now: { id: String(applicant.candidate_id) } },
    });
  });

  it("keep fields that an edit leaves out, and always an email address or phone number", async () => {
    const { asBoss } = await team(api);
    const { data } = await asBoss(contract.addPerson, { body: personBody({ location_id: 27 }) });
    const edit = (body: object) =>
      asBoss(contract.editPerson, { params: { id: Number(data.id) }, body: body as never });
    const { version: _, at: __, ...before } = data.attributes;
    const { attributes } = (await edit({ job_title: "Giám đốc tài chính" })).data;
    expect(attributes).toMatchObject({ ...before, job_title: "Giám đốc tài chính" });
    expect((await edit({ birth_year: null, phone: "" })).data.attributes).toMatchObject({
      ...before,
      job_title: "Giám đốc tài chính",
      birth_year: null,
      phone: null,
    });
    expect(await refusal(edit({ email: null }))).toMatchObject({
      status: 422,
      codes: ["contact_required"],
      pointers: ["/email"],
    });
  });

  it("are not edited when a colleague has edited them since", async () => {
    const { asBoss } = await team(api);
    const { data } = await asBoss(contract.addPerson, { body: personBody() });
    const params = { id: Number(data.id) };
    const { agreed: _, ...body } = personBody({ job_title: "Giám đốc tài chính", skills: [] });
    const changed = await asBoss(contract.editPerson, { params, body: { ...body, version: 1 } });
    expect(changed.data.attributes).toMatchObject({
      job_title: "Giám đốc tài chính",
      skills: [],
      version: 2,
    });
    const late = asBoss(contract.editPerson, { params, body: { ...body, version: 1 } });
    expect(await refusal(late)).toMatchObject({ status: 409, codes: ["candidate_changed"] });
  });
});
