import { beforeAll, describe, expect, it } from "vitest";
import { applicantDetail, apply, board, move, myApplications } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseExpiredProspects } from "./commands/erase.ts";
import { joinAccounts } from "./commands/join.ts";
import * as contract from "./contract.ts";

import { cv, personBody, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Candidates whom a company has added", () => {
  it("are put on a board without a mail, and stay the same applicant after an application", async () => {
    const { asBoss, job } = await team(api);
    const { data } = await asBoss(contract.addPerson, { body: personBody({ job_id: job.id }) });
    const [application] = data.attributes.applications;
    expect(application).toMatchObject({
      job: { id: String(job.id) },
      stage: { kind: "sourced" },
      outcome: "active",
    });
    await api.database.db
      .updateTable("jobs")
      .set({ skills: ["excel", "SAP"] })
      .where("id", "=", job.id)
      .execute();
    const [column] = (await asBoss(board, { params: { id: job.id } })).data.attributes.stages;
    expect(column?.applicants.data).toMatchObject([
      { attributes: { role: data.attributes.job_title, skills: ["excel"] } },
    ]);
    const twice = asBoss(contract.sourcePerson, {
      params: { id: Number(data.id) },
      body: { job_id: job.id },
    });
    expect(await refusal(twice)).toMatchObject({ status: 409, codes: ["already_on_job"] });
    const columns = (await asBoss(board, { params: { id: job.id } })).data.attributes.stages;
    const to = columns.find(({ kind }) => kind === "screening")!;
    const params = { id: Number(application!.id) };
    await asBoss(move, { params, body: { job_stage_id: Number(to.id) } });
    const mails = await api.database.db
      .selectFrom("mails")
      .select("id")
      .where("to_email", "=", data.attributes.email!)
      .execute();
    expect(mails).toEqual([]);
    expect((await asBoss(applicantDetail, { params })).data.attributes).toMatchObject({
      stage: { kind: "screening" },
    });
  });

  it("are put on other jobs only with consent, when they have applied themselves", async () => {
    const { asBoss, job, companyId, boss } = await team(api);
    const { db } = api.database;
    const other = await makeJob(db, { companyId, ownerId: boss.id });
    const gone = await makeApplicant(db, { job, outcome: "rejected" });
    const params = { id: gone.candidate_id };
    const put = () => asBoss(contract.sourcePerson, { params, body: { job_id: other.id } });
    expect(await refusal(put())).toMatchObject({ status: 409, codes: ["no_consent"] });
    await db.updateTable("applicants").set({ consent_at: monday }).where("id", "=", gone.id).execute();
    const { data } = await put();
    const asPerson = await api.as(
      (
        await db
          .selectFrom("candidates")
          .select("account_id")
          .where("id", "=", gone.candidate_id)
          .executeTakeFirstOrThrow()
      ).account_id,
    );
    expect((await asPerson(myApplications, {})).meta.total).toBe(1);
    const sent = await asPerson(apply, { params: { id: other.id }, body: {}, files: cv(["Nguyễn Văn An"]) });
    expect(sent.data.id).toBe(String(data.attributes.applicant_id));
    expect((await asPerson(myApplications, {})).meta.total).toBe(2);
    const again = asPerson(apply, { params: { id: other.id }, body: {}, files: cv(["Nguyễn Văn An"]) });
    expect(await refusal(again)).toMatchObject({ status: 409, codes: ["already_applied"] });
  });

  it("are merged into one person with both histories, and separated within seven days", async () => {
    const { asBoss, job } = await team(api);
    const one = (await asBoss(contract.addPerson, { body: personBody({ job_id: job.id, skills: ["SAP"] }) }))
      .data;
    const two = (
      await asBoss(contract.addPerson, { body: personBody({ job_title: null, skills: ["MISA"] }) })
    ).data;
    const params = { id: Number(two.id) };
    const merged = await asBoss(contract.mergePerson, {
      params: { id: Number(one.id) },
      body: { into_id: Number(two.id) },
    });
    expect(merged.data.attributes).toMatchObject({
      email: two.attributes.email,
      job_title: "Kế toán trưởng",
      skills: ["MISA", "SAP"],
      applications: [{ job: { id: String(job.id) } }],
      merged: [{ id: one.id, can_undo: true }],
      duplicates: [],
    });
    expect((await asBoss(contract.people, {})).meta.total).toBe(1);
    // The id of the merged record leads to the person.
    expect((await asBoss(contract.personOf, { params: { id: Number(one.id) } })).data.id).toBe(two.id);
    const itself = asBoss(contract.mergePerson, { params, body: { into_id: Number(one.id) } });
    expect(await refusal(itself)).toMatchObject({ status: 422, codes: ["merge_itself"] });
    await asBoss(contract.unmergePerson, { params: { id: Number(one.id) } });
    const apart = await asBoss(contract.personOf, { params });
    expect(apart.data.attributes).toMatchObject({
      job_title: null,
      skills: ["MISA"],
      applications: [],
      merged: [],
    });
    await asBoss(contract.mergePerson, { params: { id: Number(one.id) }, body: { into_id: Number(two.id) } });
    await api.database.db
      .updateTable("candidate_merges")
      .set({ merged_at: new Date(monday.getTime() - 8 * day) })
      .execute();
    const late = asBoss(contract.unmergePerson, { params: { id: Number(one.id) } });
    expect(await refusal(late)).toMatchObject({ status: 409, codes: ["merge_final"] });
  });

  it("have their earlier merges after a merge in the middle of a chain is undone", async () => {
    const { asBoss } = await team(api);
    const add = async () => Number((await asBoss(contract.addPerson, { body: personBody() })).data.id);
    const [a, b, c, d] = [await add(), await add(), await add(), await add()];
    const merge = (id: number, into: number) =>
      asBoss(contract.mergePerson, { params: { id }, body: { into_id: into } });
    const undo = (id: number) => asBoss(contract.unmergePerson, { params: { id } });
    const standsFor = async (id: number) =>
      Number((await asBoss(contract.personOf, { params: { id } })).data.id);
    const all = async () => [await standsFor(a), await standsFor(b), await standsFor(c), await standsFor(d)];
    await merge(d, c);
    await merge(c, a);
    await merge(a, b);
    expect(await all()).toEqual([b, b, b, b]);
    await undo(a);
    expect(await all()).toEqual([a, b, a, a]);
    await undo(c);
    expect(await all()).toEqual([a, b, c, c]);
    await undo(d);
    expect(await all()).toEqual([a, b, c, d]);
  });

  it("are joined to their account only after an application from a confirmed email address", async () => {
    const { asBoss, job } = await team(api);
    const other = await team(api);
    const { db } = api.database;
    const body = personBody();
    const { id } = (await asBoss(contract.addPerson, { body })).data;
    await other.asBoss(contract.addPerson, { body });
    const account = await makeCandidate(db, { email: body.email, fullName: "Đỗ Thị Hạnh", verified: false });
    await makeApplicant(db, { job, candidate: account });
    expect(await joinAccounts(api.database, monday)).toBe(0);
    expect((await asBoss(contract.people, {})).meta.total).toBe(2);
    await db
      .updateTable("accounts")
      .set({ email_verified_at: monday })
      .where("id", "=", account.id)
      .execute();
    expect(await joinAccounts(api.database, monday)).toBe(1);
    const joined = await asBoss(contract.personOf, { params: { id: Number(id) } });
    expect(joined.data).toMatchObject({
      id: String(account.candidateId),
      attributes: { added: true, skills: ["MISA", "Excel"], applications: [{ job: { id: String(job.id) } }] },
    });
    // A company without an application of the person sees no change.
    expect((await other.asBoss(contract.people, {})).data[0]?.attributes.applications).toEqual([]);
    await asBoss(contract.unmergePerson, { params: { id: Number(id) } });
    expect(await joinAccounts(api.database, monday)).toBe(0);
  });

  it("are deleted with their files, and erased when their retention ends", async () => {
    const { asBoss, asMember, job } = await team(api);
    const { db } = api.database;
    const running = (await asBoss(contract.addPerson, { body: personBody({ job_id: job.id }) })).data;
    const stay = asBoss(contract.deletePerson, { params: { id: Number(running.id) } });
    expect(await refusal(stay)).toMatchObject({ status: 409, codes: ["candidate_active"] });
    const { data } = await asBoss(contract.addPerson, { body: personBody(), files: cv(["Đỗ Thị Hạnh"]) });
    const params = { id: Number(data.id) };
    await expect(asMember(contract.deletePerson, { params })).rejects.toMatchObject({ status: 403 });
    await asBoss(contract.deletePerson, { params });
    await expect(asBoss(contract.personOf, { params })).rejects.toMatchObject({ status: 404 });
    const rest = await db
      .selectFrom("candidates")
      .selectAll()
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    expect(rest).toMatchObject({ full_name: "—", email: null, phone: null });
    const file = await db
      .selectFrom("cv_files")
      .select(["name", "text"])
      .where("candidate_id", "=", params.id)
      .executeTakeFirstOrThrow();
    expect(file).toEqual({ name: "—", text: null });
    const later = (await asBoss(contract.addPerson, { body: personBody() })).data;
    expect(await eraseExpiredProspects(api.database, new Date(monday.getTime() + 364 * day))).toBe(0);
    expect(await eraseExpiredProspects(api.database, new Date(monday.getTime() + 366 * day))).toBeGreaterThan(
      0,
    );
    await expect(asBoss(contract.personOf, { params: { id: Number(later.id) } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await asBoss(contract.personOf, { params: { id: Number(running.id) } })).data.id).toBe(
      running.id,
    );
  });
});
