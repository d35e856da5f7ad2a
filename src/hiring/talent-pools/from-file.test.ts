import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Caller } from "#kit/call.ts";
import { makeDocx } from "#kit/testing/make-files.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { createPool } from "./contract-pools.ts";
import { makePeople } from "./factory.ts";
import { mostFilesOfPerson } from "./terms.ts";
import { cv, personBody, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Candidates from CV files", () => {
  it("have the fields of the CV file, and a known address or number is told before anything is saved", async () => {
    const { asBoss, boss } = await team(api);
    const lines = [
      "Trần Quốc Bảo",
      "Kỹ sư phần mềm",
      "Email: bao.tran@example.test",
      "Điện thoại: 0901 234 567",
    ];
    const body = { agreed: true, source: "event" } as const;
    const first = await asBoss(contract.addFile, { body, files: cv(lines) });
    expect(first.meta.result).toBe("added");
    expect(first.data.attributes).toMatchObject({
      full_name: "Trần Quốc Bảo",
      email: "bao.tran@example.test",
      phone: "+84901234567",
      source: "event",
    });
    const files = () => cv([...lines, "Kỹ năng: Go"], "cv-2.pdf");
    const known = { id: first.data.id, full_name: "Trần Quốc Bảo", by: "email", can_add_file: true };
    for (const is_another of [false, true])
      expect(
        await refusal(asBoss(contract.addFile, { body: { ...body, is_another }, files: files() })),
      ).toMatchObject({ status: 409, codes: ["candidate_exists"], meta: { now: known } });
    const params = { id: Number(first.data.id) };
    expect((await asBoss(contract.personOf, { params })).data.attributes.cvs).toHaveLength(1);
    const pool = await asBoss(createPool, { body: { name: "Kho Go" } });
    const chosen = { ...body, person_id: params.id, pool_id: Number(pool.data.id) };
    const again = await asBoss(contract.addFile, { body: chosen, files: files() });
    expect([again.meta.result, again.data.id]).toEqual(["updated", first.data.id]);
    expect(again.data.attributes.pools).toMatchObject([{ name: "Kho Go" }]);
    const { data } = await asBoss(contract.personOf, { params: { id: Number(first.data.id) } });
    expect(data.attributes.cvs.map(({ name }) => name)).toEqual(["cv-2.pdf", "cv.pdf"]);
    const [file, older] = data.attributes.cvs;
    // The preview has the newest file, or the requested one of this person.
    const previewOf = async (cvId?: string) => {
      const query = cvId ? { cv: Number(cvId) } : {};
      return (await asBoss(contract.personOf, { params, query })).data.attributes.preview;
    };
    expect(await previewOf()).toMatchObject({ id: file?.id, name: "cv-2.pdf", readable: true });
    expect(await previewOf(older?.id)).toMatchObject({ id: older?.id, name: "cv.pdf" });
    expect(await previewOf("999999")).toMatchObject({ id: file?.id });
    const read = await api.app.inject({
      url: `/api/v2${contract.personCv.path.replace(":id", data.id).replace(":file", String(file?.id))}`,
      headers: { authorization: `Bearer ${await api.token(boss.id)}` },
    });
    expect([read.statusCode, read.headers["content-disposition"]]).toEqual([
      200,
      expect.stringContaining("cv-2.pdf"),
    ]);
  });

  it("of the same name and birth year need a decision: the same person, or another one", async () => {
    const { asBoss } = await team(api);
    const lines = (address: string) => [
      "Lê Thị Thu",
      "Kế toán",
      `Email: ${address}`,
      "Ngày sinh: 12/03/1991",
    ];
    const add = (address: string, choice: object = {}) =>
      asBoss(contract.addFile, { body: { agreed: true, ...choice }, files: cv(lines(address)) });
    const first = await add("thu.mot@example.test");
    expect(first.data.attributes).toMatchObject({ full_name: "Lê Thị Thu", birth_year: 1991 });
    const similar = { id: first.data.id, full_name: "Lê Thị Thu", by: "name", can_add_file: true };
    const refused = await refusal(add("thu.hai@example.test"));
    expect(refused).toMatchObject({ status: 409, codes: ["candidate_similar"], meta: { now: similar } });
    expect((await asBoss(contract.people, {})).meta.total).toBe(1);
    const same = await add("thu.hai@example.test", { person_id: Number(first.data.id) });
    expect([same.data.id, same.meta.result]).toEqual([first.data.id, "updated"]);
    expect(same.data.attributes.email).toBe("thu.mot@example.test");
    const another = await add("thu.ba@example.test", { is_another: true });
    expect([another.meta.result, another.data.id === first.data.id]).toEqual(["added", false]);
    // The file of one person cannot be added to another one.
    const wrong = await refusal(add("thu.ba@example.test", { person_id: Number(first.data.id) }));
    expect(wrong).toMatchObject({ codes: ["candidate_exists"], meta: { now: { id: another.data.id } } });
  });

  it("fill an empty address of the person, and stay below the limit of files", async () => {
    const { asBoss } = await team(api);
    const { data } = await asBoss(contract.addPerson, {
      body: personBody({ full_name: "Vũ Hà", email: null, phone: "0901234599", birth_year: null }),
    });
    const person_id = Number(data.id);
    const add = (at: number) =>
      asBoss(contract.addFile, {
        body: { agreed: true, person_id },
        files: cv(["Vũ Hà", "Kế toán", "Email: vu.ha@example.test"], `cv-${at}.pdf`),
      });
    expect((await add(0)).data.attributes).toMatchObject({
      email: "vu.ha@example.test",
      phone: "+84901234599",
    });
    const { db } = api.database;
    const file = await db
      .selectFrom("cv_files")
      .selectAll()
      .where("candidate_id", "=", person_id)
      .executeTakeFirstOrThrow();
    const { id: _, role_key: __, skill_keys: ___, summary: ____, online: _____, ...row } = file;
    const more = Array.from({ length: mostFilesOfPerson - 1 }, (_each, at) => ({
      ...row,
      storage_key: `k${at}`,
    }));
    await db.insertInto("cv_files").values(more).execute();
    expect(await refusal(add(1))).toMatchObject({ status: 409, codes: ["person_files_limit"] });
  });

  it("are added to no record of another workspace, of an applicant or of another consultant", async () => {
    const [one, other] = [await team(api), await team(api)];
    const { data } = await other.asBoss(contract.addPerson, { body: personBody() });
    const applicant = await makeApplicant(api.database.db, { job: one.job });
    const add = (call: Caller, person_id: number) =>
      refusal(
        call(contract.addFile, {
          body: { agreed: true, person_id },
          files: cv(["Mai Anh", "Kế toán", "Email: mai.anh@example.test"]),
        }),
      );
    expect(await add(one.asBoss, Number(data.id))).toMatchObject({ status: 404 });
    expect(await add(one.asBoss, applicant.candidate_id)).toMatchObject({ codes: ["candidate_not_added"] });
    const { db } = api.database;
    const { id: agencyId } = await makeAgency(db);
    const [owner, reader] = [
      await makeStaff(db, "consultant", { agencyId, member: true }),
      await makeStaff(db, "consultant", { agencyId, member: true }),
    ];
    const { person } = await makePeople(db, owner.id, { agency: agencyId });
    await db
      .updateTable("prospects")
      .set({ owner_id: owner.id })
      .where("candidate_id", "=", person)
      .execute();
    const byReader = await api.as(reader.id);
    const call: Caller = (endpoint, input) => byReader(endpointOf("consultant", endpoint), input);
    expect(await add(call, person)).toMatchObject({ status: 403, codes: ["forbidden"] });
    const known = await refusal(
      call(contract.addFile, {
        body: { agreed: true },
        files: cv(["Đỗ Hạnh", "Kế toán", "hanh@example.test"]),
      }),
    );
    expect(known.meta).toMatchObject({ now: { by: "email", can_add_file: false } });
  });

  it.each([
    ["without a contact", ["Trần Quốc Bảo", "Kỹ sư phần mềm"], "cv_no_contact"],
    ["without a name", ["a@example.test"], "cv_no_name"],
    ["without text", [], "cv_no_text"],
  ])("are not added from a file %s, which leaves no rows", async (_, lines, code) => {
    const { asBoss } = await team(api);
    const sent = asBoss(contract.addFile, { body: { agreed: true }, files: cv(lines) });
    expect(await refusal(sent)).toMatchObject({ status: 422, codes: [code] });
    expect((await asBoss(contract.people, {})).meta.total).toBe(0);
  });

  it("are not added from a file that is not a CV", async () => {
    const { asBoss } = await team(api);
    const files = { cv: new File(["MZ"], "cv.pdf") };
    expect(await refusal(asBoss(contract.addFile, { body: { agreed: true }, files }))).toMatchObject({
      status: 422,
    });
    const blank = { cv: new File([new Uint8Array(makeDocx(["Lê A", "a@example.test"]))], "a.docx") };
    expect((await asBoss(contract.addFile, { body: { agreed: true }, files: blank })).meta.result).toBe(
      "added",
    );
  });
});
