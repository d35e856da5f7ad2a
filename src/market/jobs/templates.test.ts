import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { inTransaction } from "#kit/db.ts";
import type { Account } from "#people/accounts/actor.ts";
import { eraseAccount } from "#people/accounts/commands/erase-account.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { create, ownDetail } from "./contract.ts";
import * as contract from "./contract-templates.ts";
import { makeJob, makeJobTemplate, wholeJob } from "./factory.ts";
import { mostTemplates } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  return { boss, member, call: await api.as(boss.id), memberCall: await api.as(member.id) };
}

describe("Job templates", () => {
  it("answer 401 without a session, 404 to another company, 403 to candidates, 2xx to the company", async () => {
    const { db } = api.database;
    const { boss, call } = await desk();
    const stranger = await api.as((await makeRecruiter(db)).id);
    const candidate = await api.as((await makeCandidate(db)).id);
    const params = { id: (await makeJobTemplate(db, boss)).id };
    const calls = {
      list: (as: Caller) => as(contract.jobTemplates),
      one: (as: Caller) => as(contract.jobTemplate, { params }),
      rename: (as: Caller) => as(contract.renameJobTemplate, { params, body: { name: "Mẫu khác" } }),
      draft: (as: Caller) => as(contract.draftFromTemplate, { params }),
      remove: (as: Caller) => as(contract.deleteJobTemplate, { params }),
    };
    const visitor = await api.as(null);
    for (const [name, run] of Object.entries(calls)) {
      expect((await refusal(run(visitor))).status, name).toBe(401);
      expect((await refusal(run(candidate))).status, name).toBe(403);
      if (name !== "list") expect((await refusal(run(stranger))).status, name).toBe(404);
      await run(call);
    }
    expect((await stranger(contract.jobTemplates)).data).toEqual([]);
    const job = await makeJob(db, { companyId: boss.companyId });
    const body = { name: "Của họ", job_id: job.id };
    expect((await refusal(stranger(contract.createJobTemplate, { body }))).status).toBe(404);
  });

  it("have all fields of the form but people, expiry and note", () => {
    const without = ["expires_at", "contact_member_id", "recruiter_ids", "note", "draft"];
    const fields = Object.keys(create.body.shape)
      .filter((name) => !without.includes(name))
      .map((name) => name.replace("_attributes", ""));
    expect(contract.templateColumns.toSorted()).toEqual(fields.toSorted());
  });

  it("are made of a job, and make a draft with its fields but without people, expiry and counts", async () => {
    const { boss, member, call, memberCall } = await desk();
    const questions = [
      { type: "single_choice", text: "Ca làm?", required: true, options: ["Sáng", "Chiều"] },
    ];
    const languages = [{ language: 0, proficiency: 1 }];
    const whole = { ...wholeJob, skills: ["Excel"], questions, job_languages_attributes: languages };
    const people = { contact_member_id: boss.id, recruiter_ids: [boss.id], note: "Gấp" };
    const { data: job } = await call(create, {
      body: { ...whole, ...people, address: "12 Bạch Đằng", expires_at: "2026-04-01T00:00:00Z" } as never,
    });
    const { data } = await call(contract.createJobTemplate, {
      body: { name: "  Kế  toán ", job_id: Number(job.id) },
    });
    expect(data.attributes).toMatchObject({
      name: "Kế toán",
      category_ids: [37],
      version: 1,
      can: { rename: true, delete: true },
      job: { title: whole.title, questions, job_languages: languages, skills: ["Excel"] },
    });
    expect(Object.keys(data.attributes.job)).not.toContain("note");
    const made = await memberCall(contract.draftFromTemplate, { params: { id: Number(data.id) } });
    const { attributes: draft } = (await memberCall(ownDetail, { params: { id: Number(made.data.id) } }))
      .data;
    for (const name of contract.templateColumns) expect(draft[name], name).toEqual(job.attributes[name]);
    expect(draft).toMatchObject({
      display_state: "draft",
      expires_at: null,
      contact_member_id: null,
      recruiter_ids: [],
      note: null,
      owner: { id: member.id },
    });
  });

  it("are made of a form's fields, checked and cleaned as for a draft", async () => {
    const { call } = await desk();
    const written = { title: "Thủ kho ca đêm", description: "<p onclick='x'>Nhập <b>xuất</b></p>" };
    const { data } = await call(contract.createJobTemplate, { body: { name: "Thủ kho", ...written } });
    expect(data.attributes.job).toMatchObject({
      title: written.title,
      description: "<p>Nhập <strong>xuất</strong></p>",
      salary_min: null,
      job_languages: [],
      questions: [],
      head_count: null,
    });
    const refused = async (body: object) => {
      const { status, codes, pointers } = await refusal(
        call(contract.createJobTemplate, { body: body as never }),
      );
      return [status, ...codes, ...pointers];
    };
    expect(await refused({ name: "Không có gì" })).toEqual([422, "required", "/title"]);
    expect(await refused({ title: "Thủ kho ca đêm" })).toEqual([422, "required", "/name"]);
    expect(await refused({ name: "A", ...written, category_ids: [999] })).toEqual([
      422,
      "category_unknown",
      "/category_ids",
    ]);
  });

  it("have unique folded names and versions", async () => {
    const { call } = await desk();
    const add = (name: string) =>
      call(contract.createJobTemplate, { body: { name, title: "Nhân viên kinh doanh" } });
    const params = { id: Number((await add("Bán hàng Đà Nẵng")).data.id) };
    const other = { id: Number((await add("Kho vận")).data.id) };
    const taken = { status: 422, codes: ["job_template_exists"], pointers: ["/name"] };
    expect(await refusal(add("ban hang da nang"))).toMatchObject(taken);
    const rename = (at: { id: number }, name: string, version?: number) =>
      call(contract.renameJobTemplate, { params: at, body: { name, version } });
    expect(await refusal(rename(other, "BÁN HÀNG ĐÀ NẴNG"))).toMatchObject(taken);
    expect((await rename(params, "Bán hàng Huế", 1)).data.attributes.version).toBe(2);
    expect((await refusal(rename(params, "Bán hàng Vinh", 1))).codes).toEqual(["job_template_edited"]);
    expect((await call(contract.jobTemplates)).data.map(({ attributes }) => attributes.name)).toEqual([
      "Bán hàng Huế",
      "Kho vận",
    ]);
  });

  it("are used by all members, and renamed and deleted by the member who saved them and by administrators", async () => {
    const { boss, member, call, memberCall } = await desk();
    const { db } = api.database;
    const hidden = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const params = { id: (await makeJobTemplate(db, boss)).id };
    const [listed] = (await memberCall(contract.jobTemplates)).data;
    expect(listed?.attributes).toMatchObject({
      created_by: { id: boss.id },
      can: { rename: false, delete: false },
    });
    const body = { name: "Tên mới" };
    expect((await refusal(memberCall(contract.renameJobTemplate, { params, body }))).status).toBe(403);
    expect((await refusal(memberCall(contract.deleteJobTemplate, { params }))).status).toBe(403);
    // The member does not see this job.
    const copy = { name: "Chép", job_id: hidden.id };
    expect((await refusal(memberCall(contract.createJobTemplate, { body: copy }))).codes).toEqual([
      "job_gone",
    ]);
    const assigned = await makeJob(db, {
      companyId: boss.companyId,
      ownerId: boss.id,
      recruiterIds: [member.id],
    });
    const { attributes } = (await memberCall(ownDetail, { params: { id: assigned.id } })).data;
    expect(attributes.can.save_template).toBe(true);
    await memberCall(contract.createJobTemplate, { body: { name: "Chép", job_id: assigned.id } });
    const own = { id: (await makeJobTemplate(db, member, { name: "Của tôi" })).id };
    await memberCall(contract.renameJobTemplate, { params: own, body });
    await call(contract.deleteJobTemplate, { params: own });
    expect((await refusal(memberCall(contract.jobTemplate, { params: own }))).status).toBe(404);
  });

  it("are limited to fifty", async () => {
    const { boss, call } = await desk();
    const { db } = api.database;
    for (let n = 0; n < mostTemplates; n++) await makeJobTemplate(db, boss, { name: `Mẫu ${n}` });
    const body = { name: "Thêm một mẫu", title: "Nhân viên kinh doanh" };
    expect((await refusal(call(contract.createJobTemplate, { body }))).codes).toEqual(["job_template_limit"]);
  });

  it("stay without a name when the account of the member who saved them is erased", async () => {
    const { db } = api.database;
    const { member, call } = await desk();
    await makeJobTemplate(db, member);
    expect(JSON.stringify(await call(contract.jobTemplates))).toContain(member.full_name);
    const row = await db.selectFrom("accounts").selectAll().where("id", "=", member.id).executeTakeFirst();
    const leaver = actorOf({ ...row, candidate_id: null } as never) as Account;
    await inTransaction(api.database, (tx) => eraseAccount(tx, leaver, api.clock.now()));
    const { data } = await call(contract.jobTemplates);
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(member.full_name);
  });
});
