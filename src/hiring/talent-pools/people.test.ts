import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

import { team, written } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Candidates whom a company adds", () => {
  it("need a session and a company, and are absent for everybody else", async () => {
    const [one, other] = [await team(api), await team(api)];
    const { id } = (await one.asBoss(contract.addPerson, { body: written() })).data;
    const nobody = await api.as(null);
    const params = { id: Number(id) };
    const body = { ...written() };
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
      await expect(nobody(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(other.asBoss(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    for (const endpoint of [contract.people, contract.addPerson, contract.addFile])
      await expect(nobody(endpoint, { body } as never)).rejects.toMatchObject({ status: 401 });
    expect((await other.asBoss(contract.people, {})).meta.total).toBe(0);
    expect((await other.asBoss(contract.people, { query: { keyword: "hạnh" } })).data).toEqual([]);
    // The same person is nobody's duplicate across companies: that would tell of the other.
    const again = await other.asBoss(contract.addPerson, { body: { ...body, email: body.email } });
    expect(again.data.attributes.duplicates).toEqual([]);
  });

  it("are found by parts of name, title and address without their marks, and by skill", async () => {
    const { asBoss, asMember } = await team(api);
    await asBoss(contract.addPerson, { body: written({ full_name: "Đỗ Thị Hạnh" }) });
    await asBoss(contract.addPerson, {
      body: written({ full_name: "Lê Văn Tùng", job_title: "Lập trình viên", skills: "React; Node.js" }),
    });
    const names = async (query: object, call = asBoss) =>
      (await call(contract.people, { query })).data.map(({ attributes }) => attributes.full_name);
    expect(await names({})).toEqual(["Lê Văn Tùng", "Đỗ Thị Hạnh"]);
    expect(await names({ keyword: "do thi h" })).toEqual(["Đỗ Thị Hạnh"]);
    expect(await names({ keyword: "lap trinh" })).toEqual(["Lê Văn Tùng"]);
    expect(await names({ skill: "node.JS" })).toEqual(["Lê Văn Tùng"]);
    expect(await names({ keyword: "%" })).toEqual([]);
    expect(await names({}, asMember)).toHaveLength(2);
  });

  it.each([
    [{ full_name: "R2-D2" }, "/full_name", "invalid_name"],
    [{ email: "nobody" }, "/email", "invalid_email"],
    [{ phone: "12" }, "/phone", "invalid_phone"],
    [{ email: "", phone: "" }, "/email", "contact_required"],
    [{ birth_year: 1850 }, "/birth_year", "birth_year_invalid"],
    [{ location_id: 99_999 }, "/location_id", "invalid"],
    [{ agreed: false }, "/agreed", "agreement_required"],
    [{ pool_id: 99_999 }, "/pool_id", "pool_unknown"],
  ])("are refused with %o", async (given, pointer, code) => {
    const { asBoss } = await team(api);
    expect(await refusal(asBoss(contract.addPerson, { body: written(given) as never }))).toMatchObject({
      status: 422,
      codes: [code],
      pointers: [pointer],
    });
    expect((await asBoss(contract.people, {})).meta.total).toBe(0);
  });

  it("exist once: the same address or number is refused, also when two add it at once", async () => {
    const { asBoss } = await team(api);
    const body = written();
    const tries = await Promise.allSettled([1, 2, 3].map(() => asBoss(contract.addPerson, { body })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const again = written({ full_name: "Khác Tên", email: "other@example.test", phone: body.phone });
    const refused = await refusal(asBoss(contract.addPerson, { body: again }));
    expect(refused).toMatchObject({
      status: 409,
      codes: ["candidate_exists"],
      meta: { now: { full_name: "Đỗ Thị Hạnh" } },
    });
  });

  it("of the same name and birth year are warned of", async () => {
    const { asBoss } = await team(api);
    const first = await asBoss(contract.addPerson, { body: written() });
    const { data } = await asBoss(contract.addPerson, { body: written({ full_name: "Do Thi Hanh" }) });
    expect(data.attributes.duplicates).toMatchObject([{ id: first.data.id, by: "name" }]);
  });

  it("are warned of where an applicant has the same address", async () => {
    const { asBoss, job } = await team(api);
    const applicant = await makeApplicant(api.database.db, { job });
    const refused = await refusal(asBoss(contract.addPerson, { body: written({ email: applicant.email }) }));
    expect(refused).toMatchObject({
      codes: ["candidate_exists"],
      meta: { now: { id: String(applicant.candidate_id) } },
    });
  });

  it("keep the fields that an edit leaves out, and an address or a number in any case", async () => {
    const { asBoss } = await team(api);
    const { data } = await asBoss(contract.addPerson, { body: written({ location_id: 27 }) });
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

  it("are edited unless a colleague was first", async () => {
    const { asBoss } = await team(api);
    const { data } = await asBoss(contract.addPerson, { body: written() });
    const params = { id: Number(data.id) };
    const { agreed: _, ...body } = written({ job_title: "Giám đốc tài chính", skills: [] });
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
