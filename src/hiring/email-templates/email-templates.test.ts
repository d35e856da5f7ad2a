import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { placeholderFaults } from "./placeholders.ts";
import { systemTemplates } from "./system.ts";
import { placeholders, templateStages } from "./terms.ts";
import { team, written } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("The templates of the product", () => {
  it("exist for each stage in each language, with valid placeholders", () => {
    expect(systemTemplates).toHaveLength(2 * templateStages.length);
    expect(new Set(systemTemplates.map(({ id }) => id)).size).toBe(systemTemplates.length);
    for (const { stage, language, subject, content } of systemTemplates) {
      const name = `${stage} ${language}`;
      expect(placeholderFaults(subject + content), name).toEqual([]);
      expect(content, name).toContain("{{candidate_name}}");
      expect(content.includes("Chào "), name).toBe(language === 1);
    }
    const used = placeholders.filter((one) =>
      systemTemplates.some(({ subject, content }) => (subject + content).includes(`{{${one}}}`)),
    );
    expect(used).toEqual([...placeholders]);
  });

  it("are listed after a company's own templates, and cannot be changed", async () => {
    const { asBoss, asMember } = await team(api);
    await asBoss(contract.createTemplate, { body: written });
    const { data } = await asMember(contract.templates, {});
    expect(data.map(({ attributes }) => attributes.system)).toEqual([
      false,
      ...systemTemplates.map(() => true),
    ]);
    const some = await asMember(contract.templates, { query: { stage: "offer", language: 0 } });
    expect(some.data.map(({ attributes }) => attributes.name)).toEqual(["Offer"]);
    const params = { id: some.data[0]?.id ?? "" };
    const one = await asMember(contract.templateDetail, { params });
    expect(one.data.attributes).toMatchObject({ system: true, can: { edit: false, delete: false } });
    const refused = { status: 403, codes: ["template_is_system"] };
    const edit = asBoss(contract.editTemplate, { params, body: written });
    expect(await refusal(edit)).toMatchObject(refused);
    expect(await refusal(asBoss(contract.deleteTemplate, { params }))).toMatchObject(refused);
  });
});

describe("A company's templates", () => {
  it("need a session, and templates of other companies are not found", async () => {
    const { asBoss, applicant } = await team(api);
    const id = (await asBoss(contract.createTemplate, { body: written })).data.id;
    const others = await team(api);
    const anonymous = await api.as(null);
    const params = { id };
    const calls = [
      [contract.templateDetail, { params }],
      [contract.editTemplate, { params, body: written }],
      [contract.deleteTemplate, { params }],
      [contract.previewTemplate, { params, body: {} }],
      [contract.placeholderValues, { query: { applicant_id: applicant.id } }],
    ] as const;
    for (const [endpoint, input] of calls) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(others.asBoss(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    for (const [endpoint, input] of [
      [contract.templates, {}],
      [contract.createTemplate, { body: written }],
    ] as const)
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
    const names = (await others.asBoss(contract.templates, {})).data.map(({ attributes }) => attributes.name);
    expect(names).not.toContain(written.name);
  });

  it("are created, changed and deleted by their author and administrators", async () => {
    const { asBoss, asMember, asOutsider, boss, member } = await team(api);
    const made = await asMember(contract.createTemplate, { body: written });
    expect(made.data.attributes).toMatchObject({
      ...written,
      system: false,
      version: 1,
      created_by: { id: member.id },
      can: { edit: true, delete: true },
    });
    const params = { id: made.data.id };
    const body = { ...written, name: "Bài thử" };
    const theirs = await asOutsider(contract.templateDetail, { params });
    expect(theirs.data.attributes.can).toEqual({ edit: false, delete: false });
    for (const attempt of [
      () => asOutsider(contract.editTemplate, { params, body }),
      () => asOutsider(contract.deleteTemplate, { params }),
    ])
      expect(await refusal(attempt())).toMatchObject({ status: 403, codes: ["template_not_yours"] });
    const changed = await asBoss(contract.editTemplate, { params, body: { ...body, version: 1 } });
    expect(changed.data.attributes).toMatchObject({
      name: "Bài thử",
      version: 2,
      edited_by: { id: boss.id },
    });
    // An edit that is based on the first version must not overwrite the second.
    const late = asMember(contract.editTemplate, { params, body: { ...written, version: 1 } });
    expect(await refusal(late)).toMatchObject({
      status: 409,
      codes: ["template_edited"],
      meta: { now: 2 },
    });
    await asMember(contract.deleteTemplate, { params });
    await expect(asMember(contract.templateDetail, { params })).rejects.toMatchObject({ status: 404 });
  });

  it("are changed by one of two people who save at once", async () => {
    const { asBoss, asMember } = await team(api);
    const { data } = await asMember(contract.createTemplate, { body: written });
    const save = (as: typeof asBoss) =>
      refusal(as(contract.editTemplate, { params: { id: data.id }, body: { ...written, version: 1 } }));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => save(n % 2 ? asBoss : asMember)),
    );
    const refused = results.flatMap((result) => (result.status === "fulfilled" ? [result.value.status] : []));
    expect(refused).toEqual(Array(19).fill(409));
  });

  it.each([
    ["an unknown placeholder", { content: "<p>{{ten_ung_vien}}</p>" }, "/content", "placeholder_unknown"],
    ["an unclosed one", { content: "<p>Chào {{candidate_name, </p>" }, "/content", "placeholder_unclosed"],
    ["one in the subject", { subject: "{{job}}" }, "/subject", "placeholder_unknown"],
    [
      "one that is half bold",
      { content: "<p>{{<strong>link</strong>}}</p>" },
      "/content",
      "placeholder_formatted",
    ],
    ["no text", { content: "<p> </p>" }, "/content", "required"],
    ["a script", { content: "<p>Chào</p><script>alert(1)</script>" }, "/content", "content_script"],
    ["a script in the subject", { subject: "Chào <SCRIPT src=x>" }, "/subject", "content_script"],
    ["what runs on a click", { content: '<p onclick="x()">Chào</p>' }, "/content", "content_script"],
    [
      "a link that runs",
      { content: '<p><a href="javascript:x()">Chào</a></p>' },
      "/content",
      "content_script",
    ],
    ["too long a text", { content: `<p>${"a".repeat(10_001)}</p>` }, "/content", "length_range"],
    ["too much markup", { content: "<p>a</p>".repeat(9000) }, "/content", "content_too_long"],
    ["no subject", { subject: " " }, "/subject", "required"],
    ["no name", { name: "" }, "/name", "required"],
    ["a stage that does not exist", { stage: "party" }, "/stage", "required"],
    ["a language that does not exist", { language: 2 }, "/language", "required"],
  ])("with %s are not saved", async (_, wrong, pointer, code) => {
    const { asBoss } = await team(api);
    const attempt = asBoss(contract.createTemplate, { body: { ...written, ...wrong } as never });
    expect(await refusal(attempt)).toMatchObject({ status: 422, pointers: [pointer], codes: [code] });
    const { data } = await asBoss(contract.templates, {});
    expect(data.every(({ attributes }) => attributes.system)).toBe(true);
  });

  it("report wrong placeholders at their field, in the reader's language", async () => {
    const { boss } = await team(api);
    const call = await api.as(boss.id, { "x-language": "1" });
    const body = { ...written, subject: "{{a}}", content: "<p>{{b}} {{c}}</p>" };
    const error = await call(contract.createTemplate, { body }).catch((one) => one);
    expect(error.errors.map((one: { detail: string }) => one.detail)).toEqual(
      ["a", "b"].map((name) => expect.stringContaining(`{{${name}}} không phải là trường tự điền`)),
    );
  });

  it("are stored with safe markup only", async () => {
    const { asBoss } = await team(api);
    const content = `<p style="color:red">Chào {{ candidate_name }} <img src="https://x.test/a.png"><a href="ftp://x">a</a></p>`;
    const { data } = await asBoss(contract.createTemplate, { body: { ...written, content } });
    expect(data.attributes.content).toBe(`<p>Chào {{candidate_name}} <a rel="noopener nofollow">a</a></p>`);
  });

  it("are 200 at most", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const row = {
      ...written,
      company_id: boss.companyId,
      created_by: boss.id,
      created_at: new Date(0),
      edited_by: boss.id,
      edited_at: new Date(0),
    };
    await db
      .insertInto("email_templates")
      .values(Array.from({ length: 200 }, () => row))
      .execute();
    const call = await api.as(boss.id);
    expect(await refusal(call(contract.createTemplate, { body: written }))).toMatchObject({
      status: 409,
      codes: ["template_limit"],
    });
  });
});
