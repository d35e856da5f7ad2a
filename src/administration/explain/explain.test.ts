import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { applicantLife } from "#hiring/applications/lifecycle.ts";
import { hiringRole, may as mayApplicant } from "#hiring/applications/policy.ts";
import { findAllowed } from "#hiring/applications/queries/shared/find.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeOffer } from "#hiring/offers/factory.ts";
import { offerLife, statuses as offerStatuses } from "#hiring/offers/lifecycle.ts";
import type { Caller } from "#kit/call.ts";
import { hour } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { factsOf, jobLife, stateOf } from "#market/jobs/lifecycle.ts";
import { jobRole, may, ownershipOf } from "#market/jobs/policy.ts";
import type { Account } from "#people/accounts/actor.ts";
import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { explain } from "./contract.ts";
import { verbsOf } from "./terms.ts";

let api: TestApi;
let call: Caller;
let people: Record<string, Account>;
let company: Awaited<ReturnType<typeof makeRecruiter>>;
let seeker: Awaited<ReturnType<typeof makeCandidate>>;

beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  call = await api.as((await makeStaff(db, "admin")).id);
  company = await makeRecruiter(db);
  const agency = await makeAgency(db);
  seeker = await makeCandidate(db);
  const made = {
    boss: company,
    member: await makeRecruiter(db, { companyId: company.companyId, member: true }),
    stranger: await makeRecruiter(db),
    consultant: await makeStaff(db, "consultant", { agencyId: agency.id }),
    admin: await makeStaff(db, "admin"),
    administrator: await makeStaff(db, "admin", { member: true }),
    candidate: seeker,
  };
  people = {};
  for (const [name, { id }] of Object.entries(made)) {
    const row = await db
      .selectFrom("accounts as a")
      .leftJoin("candidates as p", "p.account_id", "a.id")
      .selectAll("a")
      .select("p.id as candidate_id")
      .where("a.id", "=", id)
      .executeTakeFirstOrThrow();
    people[name] = actorOf(row)!;
  }
});

const ask = async (accountId: number, verb: string, object: string) =>
  (await call(explain, { query: { account_id: accountId, verb, object } })).data.attributes;

describe("Explain", () => {
  it("agrees with policy and lifecycle for every verb, role and state of a job", {
    timeout: 60_000,
  }, async () => {
    const { db } = api.database;
    let asked = 0;
    for (const state of jobLife.states) {
      const made = await makeJob(db, { companyId: company.companyId, ownerId: company.id, state });
      const job = await db.selectFrom("jobs").selectAll().where("id", "=", made.id).executeTakeFirstOrThrow();
      for (const [name, actor] of Object.entries(people))
        for (const verb of ["read", ...jobLife.verbs] as const) {
          const person =
            actor.kind === "candidate" ? null : actor.kind === "admin" ? actor : hiringActorOf(actor);
          const policy = person === null ? "forbidden" : may(person, verb, ownershipOf(job));
          const role = person && jobRole(person);
          const fits =
            verb === "read" || jobLife.next(verb, role, stateOf(job), factsOf(job, monday)) !== null;
          const code = policy !== true ? policy : fits ? null : jobLife.refusalOf(verb as "edit");
          const answer = await ask(actor.accountId, verb, `job:${job.id}`);
          expect(answer, `${name} ${verb} ${state}`).toMatchObject({
            allowed: code === null,
            code,
            step: policy !== true ? "rights" : fits ? null : "state",
          });
          asked += 1;
        }
    }
    expect(asked).toBe(jobLife.states.length * 7 * (jobLife.verbs.length + 1));
  });

  it("agrees with policy and lifecycle for every verb, role and outcome of an applicant", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { companyId: company.companyId, ownerId: company.id });
    for (const outcome of ["active", "rejected", "withdrawn"] as const) {
      const { id } = await makeApplicant(db, { job, outcome });
      for (const name of ["boss", "member", "stranger", "consultant"]) {
        const actor = hiringActorOf(people[name] as Extract<Account, { kind: "company" }>);
        for (const verb of ["move", "reject", "restore", "withdraw"] as const) {
          const found = await findAllowed(db, actor, id, verb).catch((error: Error) => error.message);
          const rights = typeof found === "string" ? found : mayApplicant(actor, verb, found.responsible);
          const next = applicantLife.next(verb, hiringRole(actor), outcome, { position: "applied" });
          const answer = await ask(actor.accountId, verb, `applicant:${id}`);
          expect(answer.allowed, `${name} ${verb} ${outcome}`).toBe(rights === true && next !== null);
          if (rights !== true) expect(answer).toMatchObject({ step: "rights", code: rights });
        }
      }
    }
  });

  it("agrees with the lifecycle for every verb, role and status of an offer", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { companyId: company.companyId, ownerId: company.id });
    const applicant = await makeApplicant(db, { job, candidate: seeker });
    const { id } = await makeOffer(db, applicant);
    const valid_until = dayOf(monday);
    const verbs = ["edit", "send", "accept", "decline", "cancel"] as const;
    for (const status of offerStatuses) {
      await db.updateTable("offers").set({ status, valid_until }).where("id", "=", id).execute();
      const facts = { active: true, valid: true, hired: false };
      for (const name of ["boss", "candidate", "member", "stranger", "consultant", "admin"])
        for (const verb of verbs) {
          const role = name === "boss" ? "employer" : name === "candidate" ? "candidate" : null;
          const mine = role !== null && offerLife.by(verb).includes(role);
          const isHidden = name === "candidate" && status === "draft";
          const fits = mine && !isHidden && offerLife.next(verb, role, status, facts) !== null;
          const answer = await ask(people[name]!.accountId, verb, `offer:${id}`);
          expect(answer.allowed, `${name} ${verb} ${status}`).toBe(fits);
          expect(answer.step, `${name} ${verb} ${status}`).toBe(
            !mine || isHidden ? "rights" : fits ? null : "state",
          );
        }
    }
    expect(await ask(people.boss!.accountId, "send", `offer:${id}`)).toMatchObject({
      code: "offer_cannot_be_sent",
      facts: { offer_status: "canceled", offer_valid: true },
    });
  });

  it("agrees with the commands about an interview before and after it, also for its interviewer", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { companyId: company.companyId, ownerId: company.id });
    const applicant = await makeApplicant(db, { job, candidate: seeker });
    const { id } = await makeInterview(db, applicant, { interviewers: [people.member!.accountId] });
    const allowed = async (hours: number) => {
      const starts_at = new Date(monday.getTime() + hours * hour);
      await db.updateTable("interviews").set({ starts_at }).where("id", "=", id).execute();
      const answers: Record<string, string[]> = {};
      for (const name of ["boss", "member", "candidate", "stranger", "admin"]) {
        answers[name] = [];
        for (const verb of verbsOf.interview)
          if ((await ask(people[name]!.accountId, verb, `interview:${id}`)).allowed) answers[name].push(verb);
      }
      return answers;
    };
    expect(await allowed(48)).toEqual({
      boss: ["read", "reschedule", "cancel"],
      member: ["read"],
      candidate: ["read", "answer", "propose"],
      stranger: [],
      admin: [],
    });
    expect(await allowed(-1)).toEqual({
      boss: ["read", "reschedule", "cancel", "complete", "no_show", "feedback"],
      member: ["read", "complete", "no_show", "feedback"],
      candidate: ["read"],
      stranger: [],
      admin: [],
    });
    expect(await ask(seeker.id, "propose", `interview:${id}`)).toMatchObject({
      step: "state",
      code: "interview_proposal_late",
      facts: { interview_status: "scheduled", proposals: 0 },
    });
  });

  it("says why a candidate cannot apply, in the words that the candidate reads", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    const open = await makeJob(db, { companyId: company.companyId, ownerId: company.id, at: monday });
    const closed = await makeJob(db, { companyId: company.companyId, ownerId: company.id, state: "closed" });
    expect(await ask(person.id, "apply", `job:${open.id}`)).toMatchObject({
      allowed: true,
      code: null,
      text: null,
    });
    expect(await ask(person.id, "apply", `job:${closed.id}`)).toMatchObject({
      allowed: false,
      step: "state",
      code: "job_not_open",
      facts: { job_state: "closed" },
    });
    await makeApplicant(db, { job: open, candidate: person });
    const again = await ask(person.id, "apply", `job:${open.id}`);
    expect(again).toMatchObject({ code: "already_applied" });
    expect(again.text).toMatch(/applied/i);
    expect(await ask(company.id, "apply", `job:${open.id}`)).toMatchObject({
      step: "rights",
      code: "forbidden",
    });
  });

  it("says first that a blocked account does nothing", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    const job = await makeJob(db, { companyId: company.companyId, ownerId: company.id });
    await db.updateTable("accounts").set({ blocked_at: monday }).where("id", "=", person.id).execute();
    for (const [verb, object] of [
      ["log_in", `account:${person.id}`],
      ["apply", `job:${job.id}`],
    ] as const)
      expect(await ask(person.id, verb, object)).toMatchObject({
        step: "account",
        code: "login_blocked",
        facts: { blocked: true },
      });
  });

  it("refuses unknown verbs, objects and accounts, and members of Sen's team", async () => {
    const { id } = company;
    const asking = (query: { account_id: number; verb: string; object: string }) =>
      refusal(call(explain, { query }));
    expect(await asking({ account_id: id, verb: "fly", object: `account:${id}` })).toMatchObject({
      status: 400,
      codes: ["verb_unknown"],
    });
    expect(await asking({ account_id: id, verb: "read", object: "moon:1" })).toMatchObject({
      status: 400,
      codes: ["object_unknown"],
    });
    for (const query of [
      { account_id: 999_999, verb: "log_in", object: "account:999999" },
      { account_id: id, verb: "read", object: "job:999999" },
      { account_id: id, verb: "read", object: "applicant:999999" },
    ])
      expect(await asking(query)).toMatchObject({ status: 404 });
    const member = await api.as((await makeStaff(api.database.db, "admin", { member: true })).id);
    const query = { account_id: id, verb: "log_in", object: `account:${id}` };
    expect(await refusal(member(explain, { query }))).toMatchObject({ status: 403, codes: ["forbidden"] });
  });
});
