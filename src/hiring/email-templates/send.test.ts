import { beforeAll, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import * as applications from "#hiring/applications/contract.ts";
import { inTransaction } from "#kit/db.ts";
import { htmlToText } from "#kit/markup.ts";
import * as notifications from "#people/notifications/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as mailing from "./contract-mails.ts";
import { team, written } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Creates a team with a template, and functions that send an email. */
async function ready(options: Parameters<typeof team>[1] = {}) {
  const all = await team(api, options);
  const template_id = Number((await all.asBoss(contract.createTemplate, { body: written })).data.id);
  const params = { id: all.applicant.id };
  type Body = Parameters<typeof mailing.sendMail.body.parse>[0];
  return {
    ...all,
    template_id,
    params,
    send: (body: Body, call = all.asBoss) => call(mailing.sendMail, { params, body: body as never }),
    mails: async () =>
      (await api.mails("email-templates.employer")).filter(
        ({ to_email }) => to_email === all.candidate.email,
      ),
  };
}

describe("An email to an applicant", () => {
  it("needs a session, and applicants of others are not found", async () => {
    const { params, template_id, asOutsider } = await ready();
    const others = await ready();
    const anonymous = await api.as(null);
    const body = { template_id: others.template_id };
    for (const [endpoint, input] of [
      [mailing.applicantMails, { params }],
      [mailing.sendMail, { params, body }],
    ] as const) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(others.asBoss(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    await expect(asOutsider(mailing.sendMail, { params, body: { template_id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("is filled in, sent in the template's language, and stored in the history", async () => {
    const { send, template_id, params, asMember, boss, mails } = await ready();
    const { data } = await send({ template_id });
    expect(data.attributes).toMatchObject({
      subject: "Bài thử vị trí Kế toán",
      template_id,
      author: { id: boss.id },
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ language: 1, props: { subject: "Bài thử vị trí Kế toán", job: "Kế toán" } });
    expect(mail?.props.html).toMatch(/^<p>Chào Lê Thu Hà,<\/p><p>Bạn làm bài thử giúp Công ty Sen \d+ trong/);
    const history = await asMember(mailing.applicantMails, { params });
    expect(history.data.map(({ id }) => id)).toEqual([data.id]);
    await send({ template_id });
    const latest = await asMember(mailing.applicantMails, { params, query: { items: 1 } });
    expect(latest.data.map(({ id }) => Number(id) > Number(data.id))).toEqual([true]);
    expect(history.meta).toMatchObject({ closed: null, can: { send: true }, candidate: "Lê Thu Hà" });
  });

  it("counts as a response: the clock stops, even if a move of that time is undone", async () => {
    const { send, params, job, asBoss } = await ready();
    await send({ subject: "Chào", content: "<p>Chào bạn</p>" });
    const detail = async () => (await asBoss(applications.applicantDetail, { params })).data.attributes;
    expect((await detail()).respond_by).toBeNull();
    expect((await detail()).activities.map(({ kind }) => kind)).toContain("email");
    const { stages } = (await asBoss(applications.board, { params: { id: job.id } })).data.attributes;
    const [applied, screening] = ["applied", "screening"].map((kind) =>
      Number(stages.find((stage) => stage.kind === kind)?.id),
    );
    for (const job_stage_id of [screening, applied])
      await asBoss(applications.move, { params, body: { job_stage_id: job_stage_id! } });
    expect((await detail()).respond_by).toBeNull();
  });

  it("accepts other texts than the template's, but no unknown placeholders or ones without a value", async () => {
    const { send, template_id, mails } = await ready();
    await send({ template_id, subject: "Về {{job_title}}" });
    expect((await mails()).map(({ props }) => props.subject)).toEqual(["Về Kế toán"]);
    expect(await refusal(send({ template_id, content: "<p>{{x}}</p>" }))).toMatchObject({
      status: 422,
      codes: ["placeholder_unknown"],
    });
    const empty = send({ template_id, subject: "{{start_date}}", content: "<p>{{offer_salary}}</p>" });
    expect(await refusal(empty)).toMatchObject({
      status: 422,
      codes: ["placeholder_empty", "placeholder_empty"],
      pointers: ["/subject", "/content"],
    });
    expect(await refusal(send({ template_id: 999_999 }))).toMatchObject({
      status: 422,
      pointers: ["/template_id"],
      codes: ["template_unknown"],
    });
    expect(await refusal(send({}))).toMatchObject({ status: 422, pointers: ["/subject", "/content"] });
    expect(await mails()).toHaveLength(1);
  });

  it("preserves the paragraphs of a template that a form without JavaScript posts as plain text", async () => {
    const { asBoss, send, mails, applicant } = await ready();
    // A template of the product in Vietnamese, which ends with short lines.
    const { data } = await asBoss(contract.templates, { query: { stage: "screening", language: 1 } });
    const template_id = Number(data.at(-1)?.id);
    const body = { applicant_id: applicant.id };
    const shown = await asBoss(contract.previewTemplate, { params: { id: template_id }, body });
    const { content } = shown.data.attributes;
    await send({ template_id, content: htmlToText(content).replaceAll("\n", "\r\n") });
    expect((await mails())[0]?.props.html).toBe(content);
  });

  it("with a template of another company is refused like one with an unknown template", async () => {
    const { send } = await ready();
    const others = await ready();
    expect(await refusal(send({ template_id: others.template_id }))).toMatchObject({
      status: 422,
      codes: ["template_unknown"],
    });
  });

  it("has no markup from values", async () => {
    const { send, mails, job } = await ready();
    const title = "javascript:alert(1) <b>Kế toán</b>";
    await api.database.db.updateTable("jobs").set({ title }).where("id", "=", job.id).execute();
    // Only the placeholder `link` may be used as a web address.
    const misled = send({ subject: "Chào", content: `<p><a href="{{job_title}}">x</a></p>` });
    expect(await refusal(misled)).toMatchObject({ status: 422, codes: ["placeholder_empty"] });
    await send({ subject: "{{job_title}}", content: `<p>{{job_title}} <a href="{{link}}">x</a></p>` });
    const [mail] = await mails();
    expect(mail?.props.html).not.toMatch(/<b>|href="(?!http)/);
    expect(mail?.props.html).toContain("&lt;b&gt;Kế toán&lt;/b&gt;");
  });

  it("is sent to a candidate who has switched off all optional mails", async () => {
    const { send, template_id, candidate, mails } = await ready();
    const seeker = await api.as(candidate.id);
    await seeker(notifications.changeChoices, { body: { mail: [], bell: [] } });
    await send({ template_id });
    expect(await mails()).toHaveLength(1);
  });

  it("is refused once the candidate has withdrawn", async () => {
    const { send, template_id, params, asBoss, mails } = await ready({ outcome: "withdrawn" });
    expect(await refusal(send({ template_id }))).toMatchObject({
      status: 409,
      codes: ["messages_withdrawn"],
    });
    const { meta } = await asBoss(mailing.applicantMails, { params });
    expect(meta).toMatchObject({ closed: "messages_withdrawn", can: { send: false } });
    expect(await mails()).toEqual([]);
  });

  it("about a rejection has its neutral sentence, never the note", async () => {
    const { send, asBoss, params, mails } = await ready();
    await asBoss(applications.reject, { params, body: { reason_id: 1, note: "Nhà xa" } });
    const { data } = await asBoss(contract.templates, { query: { stage: "reject", language: 1 } });
    await send({ template_id: Number(data[0]?.id) });
    const [mail] = await mails();
    expect(mail?.props.html).toContain(
      "Công ty đang tìm ứng viên có kinh nghiệm phù hợp hơn với vị trí này.",
    );
    expect(mail?.props.html).not.toContain("Nhà xa");
  });

  it("is deleted when the applicant is erased", async () => {
    const { send, template_id, params, asBoss, mails } = await ready();
    await send({ template_id });
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [params.id], api.clock.now()));
    const { data, meta } = await asBoss(mailing.applicantMails, { params });
    expect([data, meta.closed]).toEqual([[], "messages_erased"]);
    expect((await mails()).map(({ props }) => props)).toEqual([{}]);
    expect(await refusal(send({ template_id }))).toMatchObject({ status: 409, codes: ["messages_erased"] });
  });
});
