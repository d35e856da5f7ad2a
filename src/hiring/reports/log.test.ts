import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { rejectReasons } from "#hiring/applications/terms.ts";
import { day, hour } from "#kit/clock.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { dailySeed, examples, isDeep } from "#test/examples.ts";
import { reportFigures, reports } from "./contract.ts";
import { chosenRange, type PeriodQuery } from "./period.ts";
import { type ReportName, reportNames } from "./terms.ts";
import { count, type Entry, type Market, type Person } from "./testing/count.ts";
import { loggedCompany } from "./testing/logged-company.ts";
import { stageName } from "./testing/stages.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** An event of an applicant: its hours after the previous event, and its actor, a recruiter or the clock. */
const step = fc.record({
  does: fc.constantFrom(
    "move",
    "move",
    "move",
    "slip",
    "slips",
    "reject",
    "rejectUndone",
    "restore",
    "write",
    "other",
    "withdraw",
  ),
  hours: fc.integer({ min: 0, max: 30 * 24 }),
  by: fc.constantFrom(0, 1, 2),
  to: fc.nat(7),
  reason: fc.constantFrom(1, 2, 13),
});
const person = fc.record({
  job: fc.nat(2),
  owner: fc.constantFrom(null, 0, 1),
  source: fc.constantFrom("site", "facebook", "added"),
  begins: fc.constantFrom("apply", "apply", "sourced", "both"),
  daysAgo: fc.integer({ min: 0, max: 70 }),
  waits: fc.integer({ min: 1, max: 40 * 24 }),
  steps: fc.array(step, { maxLength: 7 }),
});
type Path = typeof person extends fc.Arbitrary<infer P> ? P : never;

async function play(paths: Path[], made: Awaited<ReturnType<typeof loggedCompany>>): Promise<Market> {
  const { db } = api.database;
  const { boss, member, jobs, stages: all } = made;
  const team = [boss.id, member.id];
  const log: Entry[] = [];
  const people: Person[] = [];
  for (const path of paths) {
    const job = jobs[path.job] ?? jobs[0]!;
    const stages = all.filter((stage) => stage.job === job.id);
    const movable = stages.filter(({ kind }) => kind !== stageKinds.sourced);
    const { id } = await makeApplicant(db, { job });
    let at = new Date(api.clock.now().getTime() - path.daysAgo * day);
    let stage = stages.find(({ kind }) => kind === (path.begins === "apply" ? 2 : 1))!;
    let ended = false;
    const write = (kind: string, by: number | null, data: Entry["data"] = {}) =>
      void log.push({ id: 0, applicant: id, job: job.id, kind, at, by, data });
    const later = (ms: number) => {
      at = new Date(at.getTime() + ms);
    };
    const move = (to: Pick<typeof stage, "id" | "kind">, by: number | null) => {
      // Some log entries have no stage ids, like entries from before stages had names; some name a removed stage.
      const named = path.waits % 5 !== 0 ? { from_id: stage.id, to_id: to.id } : {};
      write("stage_move", by, { from: stage.kind, to: to.kind, ...named });
      stage = { ...stage, ...to };
    };
    write(path.begins === "apply" ? "apply" : "sourced", null);
    for (const [index, { does, hours, by, to, reason }] of path.steps.entries()) {
      if (path.begins === "both" && index === 1) {
        later(path.waits * hour);
        if (at > api.clock.now()) break;
        write("apply", null);
        stage = stages.find(({ kind }) => kind === 2)!;
        ended = false;
      }
      later(hours * hour);
      // The log has no entries of the future.
      if (at > api.clock.now()) break;
      const who = team[by] ?? null;
      const target =
        to === 7 ? { id: 999_999, kind: stageKinds.second_interview } : movable[to % movable.length]!;
      const before = stage;
      if (does === "write") write(reason === 1 ? "message" : "email", who);
      if (does === "other")
        write(reason === 1 ? "interview_schedule" : reason === 2 ? "offer_send" : "view", who);
      if (ended && does === "restore") write("restore", who, { to: stage.kind });
      if (ended && does === "restore") ended = false;
      if (ended || stage.kind === 11) continue;
      if (does === "move" && target.id !== stage.id) move(target, who);
      if (does === "slip" || does === "slips") {
        const last = movable[(to + 1) % movable.length]!;
        if (target.id === stage.id || last.id === target.id) continue;
        move(target, who);
        later(20_000);
        if (does === "slips") move(last, who);
        later(20_000);
        if (does === "slips") move(target, who);
        later(15_000);
        move(before, who);
      }
      if (does.startsWith("reject")) {
        write("reject", who, { reason_id: who === null ? 13 : reason, from: stage.kind });
        ended = true;
        later(9 * 60_000);
        if (does === "rejectUndone") {
          write(hours % 4 === 0 ? "withdraw" : "restore", who, { to: stage.kind });
          if (hours % 4 !== 0) ended = false;
        }
      }
      if (does === "withdraw" && hours % 4 === 0) {
        write("withdraw", null, { reason_id: 1 });
        ended = true;
      }
    }
    const standing = stages.some(({ id: known }) => known === stage.id) ? stage.id : null;
    const owner = path.owner === null ? null : (team[path.owner] ?? null);
    await db
      .updateTable("applicants")
      .set({ owner_id: owner, source: path.source, outcome: ended || !standing ? "withdrawn" : "active" })
      .set({ stage_id: standing ?? stages[0]!.id })
      .where("id", "=", id)
      .execute();
    people.push({ id, job: job.id, owner, source: path.source, stage: ended ? null : standing });
  }
  // The factory has written an entry for each applicant. The trigger that protects the log is off while they are replaced.
  await sql`ALTER TABLE activities DISABLE TRIGGER USER`.execute(db);
  await db.deleteFrom("activities").where("company_id", "=", boss.companyId).execute();
  for (const entry of log) {
    const { applicant, job, by, data, kind, at } = entry;
    const about = { applicant_id: applicant, job_id: job, company_id: boss.companyId, actor_id: by };
    const row = { ...about, kind, at, data: JSON.stringify(data), actor_type: by === null ? null : 2 };
    entry.id = (await db.insertInto("activities").values(row).returning("id").executeTakeFirstOrThrow()).id;
  }
  await sql`ALTER TABLE activities ENABLE TRIGGER USER`.execute(db);
  const views = jobs.flatMap(({ id }, index) => [
    { job_id: id, day: "2026-03-05", source: "site", views: 30 + index },
    { job_id: id, day: "2026-02-27", source: index === 0 ? "zalo" : "facebook", views: 7 },
  ]);
  await db.insertInto("job_view_days").values(views).execute();
  return {
    jobs: jobs.map(({ id, owner_id }, index) => ({
      id,
      owner: owner_id ?? 0,
      recruiters: index === 2 ? [member.id] : [],
    })),
    stages: all,
    people,
    log,
    views: views.map(({ job_id, ...rest }) => ({ job: job_id, ...rest })),
    reasons: Object.fromEntries(rejectReasons.map(({ id, key }) => [id, key])),
  };
}

const rounded = (rows: Record<string, (number | null)[]>) =>
  Object.fromEntries(
    Object.entries(rows).map(([key, values]) => [
      key,
      values.map((value) => value && Math.round(value * 1e4) / 1e4),
    ]),
  );

/** The periods that are compared: presets, and chosen days that begin and end within months. */
const periods: PeriodQuery[] = [
  { period: "all" },
  { period: "this_month" },
  { period: "last_month" },
  { period: "this_week" },
  { period: "custom", from: "2026-01-20", to: "2026-03-09" },
];

/**
 * Compares all reports, and the figures of the home page, with counts of the log: for all and as a member, and in deep tests or with
 * `narrowed` also for a job and a member.
 */
async function compare(
  market: Market,
  { boss, member, jobs }: Awaited<ReturnType<typeof loggedCompany>>,
  narrowed = isDeep,
) {
  const [bossCall, memberCall] = [await api.as(boss.id), await api.as(member.id)];
  const asOf = api.clock.now();
  const job = jobs[2]?.id ?? 0;
  for (const [call, query, filter] of [
    [bossCall, {}, { member: null, job: null }],
    [bossCall, { job_id: job }, { member: null, job }],
    [bossCall, { member_id: member.id }, { member: member.id, job: null }],
    [memberCall, {}, { member: member.id, job: null }],
  ] as const)
    for (const chosen of narrowed || Object.keys(query).length === 0 ? periods : []) {
      const range = chosenRange(chosen, asOf)!;
      const counted = count(market, { range, asOf, ...filter });
      const of = `${JSON.stringify(chosen)} for ${JSON.stringify(query)}`;
      if (Object.keys(query).length === 0) {
        // The figures of the home page equal the sums of the columns of the reports "jobs" and "trend".
        const { attributes } = (await call(reportFigures, { query: chosen })).data;
        const summed = (name: "jobs" | "trend", columns: number[]) =>
          columns.map((column) =>
            Object.values(counted[name] ?? {}).reduce((all, values) => all + (values[column] ?? 0), 0),
          );
        const { applies, interviews, offers, hires } = attributes;
        const shown = [applies, interviews, offers, hires];
        expect(shown, `figures of ${of}`).toEqual(summed("trend", [0, 1, 2, 3]));
        if (call === bossCall) expect(shown, `figures of ${of}`).toEqual(summed("jobs", [0, 3, 4, 5]));
      }
      for (const name of reportNames) {
        const paged = { ...chosen, ...query, items: 100 };
        const { rows } = (await call(reports[name], { query: paged })).data.attributes;
        const wanted = rounded(counted[name] ?? {});
        const answered = rounded(
          Object.fromEntries(rows.map(({ key, values }) => [keyOf(market, name, key), values])),
        );
        const about = `${name} of ${of}`;
        if (name === "pipeline") for (const values of Object.values(answered)) values.length = 1;
        if (name === "interviews" || name === "offers") expect(answered, about).toMatchObject(wanted);
        else expect(answered, about).toEqual(wanted);
      }
    }
}

it("equal a count of the log without SQL, for random events", {
  timeout: 200_000 + 40_000 * examples,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 12 }), async (paths) => {
      const made = await loggedCompany(api);
      await compare(await play(paths, made), made, true);
    }),
    { numRuns: 4 * examples, endOnFailure: true },
  );
});

it("equal a count of one long random history: 500 activities in the gate, 5,000 in deep tests", {
  timeout: 600_000,
}, async () => {
  const wanted = isDeep ? 5000 : 500;
  const made = await loggedCompany(api);
  const paths = fc.sample(person, { numRuns: wanted / 2, seed: dailySeed });
  const market = await play(paths, made);
  expect(market.log.length).toBeGreaterThan(wanted);
  await compare(market, made);
});

/** Returns the key that `count` has for a row of stages: the kind and name of the stage, or the kind of a removed stage. */
const keyOf = ({ stages }: Market, name: ReportName, key: string) => {
  if (name !== "pipeline" && name !== "stages") return key;
  const stage = stages.find(({ id }) => String(id) === key);
  return stage ? stageName(stage) : key === "second_interview" ? String(-stageKinds.second_interview) : key;
};
