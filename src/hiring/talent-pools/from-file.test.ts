import { beforeAll, describe, expect, it } from "vitest";
import { makeDocx } from "#kit/testing/make-files.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

import { cv, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Candidates from CV files", () => {
  it("have the fields of the CV file, and are added once", async () => {
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
    const again = await asBoss(contract.addFile, { body, files: cv([...lines, "Kỹ năng: Go"], "cv-2.pdf") });
    expect([again.meta.result, again.data.id]).toEqual(["updated", first.data.id]);
    const { data } = await asBoss(contract.personOf, { params: { id: Number(first.data.id) } });
    expect(data.attributes.cvs.map(({ name }) => name)).toEqual(["cv-2.pdf", "cv.pdf"]);
    const [file] = data.attributes.cvs;
    const read = await api.app.inject({
      url: `/api/v2${contract.personCv.path.replace(":id", data.id).replace(":file", String(file?.id))}`,
      headers: { authorization: `Bearer ${await api.token(boss.id)}` },
    });
    expect([read.statusCode, read.headers["content-disposition"]]).toEqual([
      200,
      expect.stringContaining("cv-2.pdf"),
    ]);
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
