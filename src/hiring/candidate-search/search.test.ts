import { beforeAll, describe, expect, it } from "vitest";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "#people/accounts/factory.ts";
import * as notifications from "#people/notifications/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { expireInvites } from "./commands/answer.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function team({ verified = true } = {}) {
  const { db } = api.database;
  const company = await makeCompany(db, { verified });
  const boss = await makeRecruiter(db, { companyId: company.id });
  const job = await makeJob(db, { companyId: company.id, ownerId: boss.id });
  return { boss, job, company, asBoss: await api.as(boss.id) };
}

/** Creates a candidate with a profile; by default, verified companies can find it. */
async function person(profile: { title?: string; skills?: string[]; visibility?: string } = {}) {
  const { db } = api.database;
  const candidate = await makeCandidate(db, { fullName: "Lê Thu Hà" });
  await db
    .insertInto("candidate_profiles")
    .values({
      account_id: candidate.id,
      job_title: profile.title ?? "Kế toán trưởng",
      location_id: 27,
      visibility: profile.visibility ?? "public_to_verified_employers",
      updated_at: monday,
    })
    .execute();
  for (const [rank, name] of (profile.skills ?? ["MISA"]).entries())
    await db
      .insertInto("candidate_entries")
      .values({ account_id: candidate.id, section: "skills", rank, data: JSON.stringify({ name, years: 3 }) })
      .execute();
  return { ...candidate, call: await api.as(candidate.id) };
}

describe("The search of candidates", () => {
  it("needs a session of a company", async () => {
    const visitor = await api.as(null);
    const seeker = await person({ visibility: "hidden" });
    for (const [call, status] of [
      [visitor, 401],
      [seeker.call, 403],
    ] as const) {
      await expect(call(contract.search, {})).rejects.toMatchObject({ status });
      const input = { params: { id: seeker.candidateId }, body: { job_id: 1 } };
      await expect(call(contract.invite, input)).rejects.toMatchObject({ status });
    }
  });

  it("shows job titles and skills, never names or contact data", async () => {
    const { asBoss, job } = await team();
    const seeker = await person({ title: "Kỹ sư dữ liệu Hà Đông", skills: ["Airflow", "Trực quan hóa"] });
    const { data, meta } = await asBoss(contract.search, { query: { keyword: "ky su du lieu ha dong" } });
    expect(meta).toMatchObject({ total: 1, allowed: true });
    expect(data[0]?.attributes).toMatchObject({
      job_title: "Kỹ sư dữ liệu Hà Đông",
      skills: ["Airflow", "Trực quan hóa"],
      location_id: 27,
      invite: null,
      known: false,
      can: { invite: true },
    });
    const answer = JSON.stringify(data);
    for (const secret of [seeker.full_name, seeker.email, "phone"]) expect(answer).not.toContain(secret);
    const ids = async (query: object) =>
      (await asBoss(contract.search, { query })).data.map(({ id }) => Number(id));
    expect(await ids({ keyword: "airflow" })).toEqual([seeker.candidateId]);
    expect(await ids({ keyword: "truc quan hoa" })).toEqual([seeker.candidateId]);
    expect(await ids({ keyword: "airflow", location_id: 22 })).toEqual([]);
    // `known` must not reveal an application under blind review.
    const applicant = await makeApplicant(api.database.db, { job, candidate: seeker });
    const known = async () =>
      (await asBoss(contract.search, { query: { keyword: "airflow" } })).data[0]?.attributes.known;
    expect(await known()).toBe(true);
    await api.database.db
      .updateTable("applicants")
      .set({ identity_hidden: true })
      .where("id", "=", applicant.id)
      .execute();
    expect(await known()).toBe(false);
  });

  it("finds words of job titles and skills in any order, as beginnings, and all filters together", async () => {
    const { asBoss } = await team();
    const seeker = await person({ title: "Chuyên viên Định phí bảo hiểm", skills: ["Tableau", "C++"] });
    const { db } = api.database;
    const profile = db.updateTable("candidate_profiles").where("account_id", "=", seeker.id);
    await profile
      .set({ job_preference: JSON.stringify({ location_ids: [22], category_ids: [3] }) })
      .execute();
    const total = async (keyword: string, query: object = {}) =>
      (await asBoss(contract.search, { query: { keyword, ...query } })).meta.total;
    for (const keyword of [
      "bảo hiểm định phí",
      "PHI DINH",
      "dinh phi tabl",
      "c++ dinh phi",
      "hiem chuyen dinh phi",
    ]) {
      expect(await total(keyword), keyword).toBe(1);
      expect(await total(keyword, { location_id: 22, category_id: 3 }), keyword).toBe(1);
      expect(await total(keyword, { location_id: 27, category_id: 3 }), keyword).toBe(1);
    }
    expect(await total("dinh phi", { location_id: 2, category_id: 3 })).toBe(0);
    expect(await total("dinh phi", { location_id: 22, category_id: 33 })).toBe(0);
    for (const keyword of ["inh phi", "dinh phi java", "dinh phi c#", "%", seeker.full_name, seeker.email])
      expect(await total(keyword), keyword).toBe(0);
    await profile.set({ job_title: "Thợ làm bánh" }).execute();
    await db.deleteFrom("candidate_entries").where("account_id", "=", seeker.id).execute();
    expect(await Promise.all(["dinh phi", "lam banh", "banh tableau"].map((each) => total(each)))).toEqual([
      0, 1, 0,
    ]);
  });

  it("leaves out people whose account is closing, blocked or closed, until it is open again", async () => {
    const { asBoss } = await team();
    const title = "Nghệ nhân gốm Bát Tràng";
    const seeker = await person({ title });
    const total = async () => (await asBoss(contract.search, { query: { keyword: title } })).meta.total;
    const account = api.database.db.updateTable("accounts").where("id", "=", seeker.id);
    for (const column of ["closes_at", "blocked_at", "deleted_at"]) {
      await account.set({ [column]: monday }).execute();
      expect(await total(), column).toBe(0);
      await account.set({ [column]: null }).execute();
      expect(await total(), column).toBe(1);
    }
  });

  it("leaves out private profiles and people who hide the company, and is empty for unverified companies", async () => {
    const { asBoss, company } = await team();
    const title = "Người thử việc lặn biển";
    const hidden = await person({ title, visibility: "hidden" });
    await person({ title, visibility: "only_applied" });
    const hides = await person({ title });
    await api.database.db
      .insertInto("hidden_companies")
      .values({ candidate_id: hides.candidateId, company_id: company.id, hidden_at: monday })
      .execute();
    expect((await asBoss(contract.search, { query: { keyword: title } })).data).toEqual([]);
    for (const { candidateId: id } of [hidden, hides])
      await expect(asBoss(contract.invite, { params: { id }, body: { job_id: 1 } })).rejects.toMatchObject({
        status: 404,
      });
    const other = await team({ verified: false });
    const seen = await person({ title });
    expect((await other.asBoss(contract.search, { query: { keyword: title } })).meta).toMatchObject({
      total: 0,
      allowed: false,
    });
    const input = { params: { id: seen.candidateId }, body: { job_id: other.job.id } };
    expect(await refusal(other.asBoss(contract.invite, input))).toMatchObject({
      status: 403,
      codes: ["company_not_verified"],
    });
  });
});

describe("Invitations", () => {
  it("are visible to their candidate only", async () => {
    const { asBoss, job } = await team();
    const [one, other] = [await person(), await person()];
    await asBoss(contract.invite, { params: { id: one.candidateId }, body: { job_id: job.id } });
    const id = Number((await one.call(contract.invites, {})).data[0]?.id);
    const visitor = await api.as(null);
    await expect(visitor(contract.invites, {})).rejects.toMatchObject({ status: 401 });
    for (const endpoint of [contract.acceptInvite, contract.declineInvite]) {
      await expect(visitor(endpoint, { params: { id } })).rejects.toMatchObject({ status: 401 });
      await expect(other.call(endpoint, { params: { id } })).rejects.toMatchObject({ status: 404 });
    }
    expect((await other.call(contract.invites, {})).data).toEqual([]);
  });

  it("reveal contact data after acceptance, and not before", async () => {
    const { asBoss, job, boss } = await team();
    const invited = await person();
    const params = { id: invited.candidateId };
    const body = { job_id: job.id, message: "Bạn hợp với đội của chúng tôi" };
    const { data } = await asBoss(contract.invite, { params, body });
    expect(data.attributes).toMatchObject({ invite: { status: "pending" }, can: { invite: false } });
    const twice = asBoss(contract.invite, { params, body });
    expect(await refusal(twice)).toMatchObject({ status: 409, codes: ["already_invited_to_job"] });
    const mail = (await api.mails("candidate-search.invited")).at(-1);
    expect(mail).toMatchObject({ to_email: invited.email });
    const [got] = (await invited.call(contract.invites, {})).data;
    expect(got?.attributes).toMatchObject({
      message: body.message,
      status: "pending",
      can: { accept: true },
    });
    const accepted = await invited.call(contract.acceptInvite, { params: { id: Number(got?.id) } });
    expect(accepted.data.attributes).toMatchObject({ status: "accepted", can: { accept: false } });
    const again = invited.call(contract.declineInvite, { params: { id: Number(got?.id) } });
    expect(await refusal(again)).toMatchObject({ status: 409, codes: ["invite_answered"] });
    const [line] = (await (await api.as(boss.id))(notifications.list)).data;
    expect(line?.attributes.text).toContain("Lê Thu Hà");
    const { id } = await api.database.db
      .selectFrom("applicants")
      .select("id")
      .where("candidate_id", "=", invited.candidateId)
      .executeTakeFirstOrThrow();
    const shown = await asBoss(applicantDetail, { params: { id } });
    expect(shown.data.attributes).toMatchObject({
      full_name: "Lê Thu Hà",
      email: invited.email,
      stage: { kind: "sourced" },
      source: "invited",
      cv: { kind: "pdf" },
    });
  });

  it("are declined without a name, and not repeated for 90 days", async () => {
    const { asBoss, job, boss } = await team();
    const invited = await person();
    const params = { id: invited.candidateId };
    await asBoss(contract.invite, { params, body: { job_id: job.id } });
    const [got] = (await invited.call(contract.invites, {})).data;
    await invited.call(contract.declineInvite, { params: { id: Number(got?.id) } });
    const [line] = (await (await api.as(boss.id))(notifications.list)).data;
    expect(line?.attributes.text).not.toContain("Lê Thu Hà");
    const other = await makeJob(api.database.db, { companyId: boss.companyId, ownerId: boss.id });
    const again = () => asBoss(contract.invite, { params, body: { job_id: other.id } });
    expect(await refusal(again())).toMatchObject({ status: 409, codes: ["invite_declined"] });
    await api.database.db
      .updateTable("candidate_invites")
      .set({ answered_at: new Date(monday.getTime() - 90 * day) })
      .execute();
    expect((await again()).data.attributes.invite).toMatchObject({ status: "pending" });
  });

  it("expire after 30 days, once", async () => {
    const { asBoss, job } = await team();
    const invited = await person();
    await asBoss(contract.invite, { params: { id: invited.candidateId }, body: { job_id: job.id } });
    const later = new Date(monday.getTime() + 30 * day);
    expect(await expireInvites(api.database, later)).toBeGreaterThan(0);
    expect(await expireInvites(api.database, later)).toBe(0);
    const [got] = (await invited.call(contract.invites, {})).data;
    expect(got?.attributes).toMatchObject({ status: "expired", can: { accept: false } });
  });

  it("are for published jobs of the company only", async () => {
    const [one, other] = [await team(), await team()];
    const { candidateId: id } = await person();
    const draft = await makeJob(api.database.db, {
      companyId: one.company.id,
      ownerId: one.boss.id,
      state: "draft",
    });
    const invite = (job_id: number) =>
      refusal(one.asBoss(contract.invite, { params: { id }, body: { job_id } }));
    expect(await invite(other.job.id)).toMatchObject({ status: 404 });
    expect(await invite(draft.id)).toMatchObject({ status: 409, codes: ["job_not_open"] });
  });
});
