import { beforeAll, describe, expect, it } from "vitest";
import { activityFeed } from "#hiring/company-home/contract.ts";
import * as mailContract from "#hiring/email-templates/contract-mails.ts";
import * as messages from "#hiring/messages/contract.ts";
import * as people from "#hiring/talent-pools/contract.ts";
import { invitePeople } from "#hiring/talent-pools/contract-invites.ts";
import { personBody } from "#hiring/talent-pools/testing/team.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import * as jobs from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import type { stageKinds } from "#people/companies/pipeline.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { unzip } from "#test/unzip.ts";
import { eraseApplicants } from "./commands/erase.ts";
import * as contract from "./contract.ts";
import { cvFile } from "./contract-files.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const fullName = "Trần Thị Mỹ Duyên";
const identity = /Duyên|Duyen|duyen|0907|84907/;

async function applied(blind = true) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: monday });
  const asBoss = await api.as(boss.id);
  if (blind) await db.updateTable("jobs").set({ blind_review: true }).where("id", "=", job.id).execute();
  const person = await makeCandidate(db, { fullName, email: `duyen.${boss.id}@example.test` });
  const asPerson = await api.as(person.id);
  const lines = ["TRAN THI MY DUYEN", "0907 654 321", person.email, "Accountant, five years"];
  const { data } = await asPerson(contract.apply, {
    params: { id: job.id },
    body: { phone: "0907654321", cover_letter: `Tôi là ${fullName}, mong được gặp.` },
    files: { cv: new File([new Uint8Array(makePdf(lines))], "CV Mỹ Duyên.pdf") },
  });
  const id = Number(data.id);
  const params = { id };
  await db
    .updateTable("cv_files")
    .set({ text: lines.join("\n"), text_state: "ready" })
    .where("id", "=", Number(data.attributes.cv?.id))
    .execute();
  const detail = async () => (await asBoss(contract.applicantDetail, { params })).data.attributes;
  const board = async () => (await asBoss(contract.board, { params: { id: job.id } })).data.attributes;
  const moveTo = async (kind: keyof typeof stageKinds) => {
    const stage = (await board()).stages.find((each) => each.kind === kind);
    return asBoss(contract.move, { params, body: { job_stage_id: Number(stage?.id), new_index: 0 } });
  };
  return { db, boss, job, asBoss, person, asPerson, id, params, detail, board, moveTo };
}

describe("A blind review", () => {
  it("is a setting of the job, which its author changes and candidates see", async () => {
    const { asBoss, asPerson, job } = await applied(false);
    const params = { id: job.id };
    const read = async () => (await asBoss(jobs.ownDetail, { params })).data.attributes.blind_review;
    expect(await read()).toBe(false);
    await asBoss(jobs.update, { params, body: { blind_review: true } });
    expect(await read()).toBe(true);
    expect((await asPerson(jobs.detail, { params })).data.attributes.blind_review).toBe(true);
  });

  it("hides name, contact data, photo, file and person from the employer before screening is passed", async () => {
    const { asBoss, boss, job, id, params, detail, board } = await applied();
    const shown = await detail();
    expect(shown).toMatchObject({ full_name: `#${id}`, identity_hidden: true, email: "", phone: null });
    expect(shown).toMatchObject({ photo: null, candidate_id: null, cv: { name: "CV.pdf", url: null } });
    expect(shown.cv_text.text).toContain("Accountant, five years");
    expect(shown.cover_letter).toContain("mong được gặp");
    expect(await refusal(asBoss(cvFile, { params }))).toMatchObject({
      status: 409,
      codes: ["identity_hidden"],
    });
    const list = await asBoss(people.people, { query: {} });
    const feed = await asBoss(activityFeed, { query: {} });
    for (const answer of [shown, await board(), list, feed])
      expect(JSON.stringify(answer)).not.toMatch(identity);
    const headers = { authorization: `Bearer ${await api.token(boss.id)}` };
    const path = `/api/v2/companies/jobs/${job.id}/candidates`;
    const table = await api.app.inject({ url: `${path}.csv`, headers });
    expect(table.body).toContain(`#${id}`);
    expect(table.body).not.toMatch(identity);
    const files = await unzip((await api.app.inject({ url: `${path}.zip`, headers })).rawPayload);
    expect([...files.keys()].filter((name) => name.includes("CV/"))).toEqual([]);
    expect((await board()).job.blind_review).toBe(true);
    const mail = (await api.mails("applications.new_applicant")).at(-1);
    expect(mail?.props).toMatchObject({ candidate: `#${id}` });
  });

  it("is not undone by another application of the person that shows the name", async () => {
    const { db, boss, asBoss, asPerson, person, id, detail } = await applied();
    const open = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: monday });
    await asPerson(contract.apply, {
      params: { id: open.id },
      body: {},
      files: { cv: new File([new Uint8Array(makePdf(["Duyên"]))], "Other.pdf") },
    });
    const params = { id: person.candidateId };
    const { full_name, applications, cvs } = (await asBoss(people.personOf, { params })).data.attributes;
    expect(full_name).toBe(fullName);
    expect(applications.map(({ job }) => job.id)).toEqual([String(open.id)]);
    expect(cvs.map(({ name }) => name)).toEqual(["Other.pdf"]);
    const [listed] = (await asBoss(people.people, { query: {} })).data;
    expect(listed?.attributes.applications).toHaveLength(1);
    // The id of a file that both applications have would identify the person.
    expect((await detail()).cv.id).toBe("");
    expect(await detail()).toMatchObject({ full_name: `#${id}` });
  });

  it("is not undone by putting a known person on the board or inviting them", async () => {
    const { db, boss, asBoss, job, person } = await applied();
    const open = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: monday });
    const stranger = await makeCandidate(db);
    for (const candidate of [person, stranger]) await makeApplicant(db, { job: open, candidate });
    for (const { candidateId: id } of [person, stranger]) {
      const params = { id };
      const put = asBoss(people.sourcePerson, { params, body: { job_id: job.id } });
      expect(await refusal(put)).toMatchObject({ status: 409, codes: ["invite_instead"] });
      const { data } = await asBoss(invitePeople, { body: { candidate_ids: [id], job_id: job.id } });
      expect(data).toMatchObject([{ ok: true, code: null }]);
    }
    // A person without an account cannot have applied, so putting them on the board reveals nothing.
    const added = await asBoss(people.addPerson, { body: personBody() });
    await asBoss(people.sourcePerson, { params: { id: Number(added.data.id) }, body: { job_id: job.id } });
  });

  it("does not hide the name in mails to the candidate", async () => {
    const { asBoss, asPerson, person, params, moveTo } = await applied();
    await asBoss(messages.writeToApplicant, { params, body: { text: "Chào bạn, bạn còn tìm việc không?" } });
    const answer = "Tôi là Duyên, vẫn tìm việc. Số của tôi: 0907 654 321";
    await asPerson(messages.writeToEmployer, { params, body: { text: answer } });
    expect(JSON.stringify(await asPerson(messages.applicationMessages, { params }))).toContain(answer);
    await moveTo("screening");
    const mails = (await api.mails()).filter(({ to_email }) => to_email === person.email);
    expect(mails.length).toBeGreaterThanOrEqual(3);
    const talk = await asBoss(messages.applicantMessages, { params });
    expect(JSON.stringify(talk)).not.toMatch(identity);
    expect(talk.data.attributes.messages.at(-1)?.text).toBe("Tôi là …, vẫn tìm việc. Số của tôi: …");
    const body = { subject: "Hello", content: "<p>Hi</p>" };
    expect(await refusal(asBoss(mailContract.sendMail, { params, body }))).toMatchObject({
      codes: ["identity_hidden"],
    });
  });

  it("ends permanently when screening is passed", async () => {
    const { db, id, person, detail, moveTo } = await applied();
    await moveTo("screening");
    expect((await detail()).identity_hidden).toBe(true);
    await moveTo("interview");
    const shown = { full_name: fullName, identity_hidden: false, email: person.email, phone: "+84907654321" };
    expect(await detail()).toMatchObject({ ...shown, cv: { name: "CV Mỹ Duyên.pdf" } });
    await moveTo("screening");
    expect(await detail()).toMatchObject(shown);
    const hiddenEmails = db.selectFrom("hidden_identities").select("email").where("applicant_id", "=", id);
    expect(await hiddenEmails.execute()).toEqual([]);
  });

  it("remains for an applicant rejected before screening, and an erasure deletes the hidden identity", async () => {
    const { db, asBoss, id, params, detail } = await applied();
    await asBoss(contract.reject, { params, body: { reason_id: 1 } });
    expect(await detail()).toMatchObject({ full_name: `#${id}`, identity_hidden: true });
    await db.transaction().execute((tx) => eraseApplicants(tx, [id], monday));
    const left = await db
      .selectFrom("hidden_identities")
      .select("full_name")
      .where("applicant_id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });

  it("applies to applications that are sent while it is on", async () => {
    const { asBoss, job, detail } = await applied(false);
    await asBoss(jobs.update, { params: { id: job.id }, body: { blind_review: true } });
    expect(await detail()).toMatchObject({ full_name: fullName, identity_hidden: false });
  });
});
