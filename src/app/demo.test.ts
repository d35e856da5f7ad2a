import { text as textOf } from "node:stream/consumers";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { demoMarket } from "#front/demo/market.ts";
import { myApplications } from "#hiring/applications/contract.ts";
import { day } from "#kit/clock.ts";
import { openQueue } from "#kit/queue.ts";
import { list as alerts } from "#market/job-alerts/contract.ts";
import { login } from "#people/accounts/contract.ts";
import { list as notifications } from "#people/notifications/contract.ts";
import { drawSentCv } from "#profiles/cv/commands/online.ts";
import { readCvText } from "#profiles/cv/read-text.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { demoPassword, loadDemo } from "./demo.ts";
import { describeAdministration } from "./testing/demo-administration.ts";
import { describeDesk } from "./testing/demo-desk.ts";
import { jobNames } from "./worker.ts";

let api: TestApi;
let took = 0;

beforeAll(async () => {
  api = await testApi();
  // The product opens its queues before the market is loaded.
  const queue = await openQueue(api.url, jobNames, api.services.log, "web");
  await queue.stop();
  // Processor time is measured, because other processes on the machine must not count.
  const began = process.cpuUsage();
  // Two processes may start at the same moment.
  const both = await Promise.all([loadDemo(api.services), loadDemo(api.services)]);
  const { user, system } = process.cpuUsage(began);
  took = (user + system) / 1000;
  expect(both.toSorted()).toEqual([false, true]);
  console.log(`The demo market was loaded in ${(took / 1000).toFixed(1)} s of a processor`);
}, 120_000);

/** Returns the number of rows of a FROM clause. */
async function count(from: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.raw(from)}`.execute(
    api.database.db,
  );
  return rows[0]!.count;
}

describe("The demo market in an empty database", () => {
  it("is complete, and loaded once", async () => {
    const market = demoMarket(api.clock.now());
    const listed = "origin = 'registered' AND inactive_at IS NULL AND blocked_at IS NULL";
    expect(await count(`companies WHERE ${listed}`)).toBe(market.companies.length);
    expect(await count("jobs WHERE agency_id IS NULL")).toBe(market.jobs.length);
    expect(await count("candidates WHERE account_id IS NOT NULL")).toBe(market.candidates.length);
    const shapes = await sql<{ shape: string }>`
      SELECT DISTINCT jsonb_typeof(data) AS shape FROM candidate_entries
      UNION SELECT DISTINCT jsonb_typeof(job_preference) FROM candidate_profiles`.execute(api.database.db);
    expect(shapes.rows).toEqual([{ shape: "object" }]);
    expect(await count("applicants WHERE viewed_at IS DISTINCT FROM applied_at")).toBe(
      market.applications.length,
    );
    // The new members, and the people of duplicates and of the blocked company.
    expect(await count("accounts")).toBe(market.members.length + market.candidates.length + 3 + 3 + 1);
    expect(await count(`companies WHERE ${listed} AND (logo_key IS NULL OR size_id IS NULL)`)).toBe(0);
    expect(await count("accounts WHERE language = 0")).toBeGreaterThan(20);
    expect(await count("accounts WHERE language = 1")).toBeGreaterThan(100);
    expect(await loadDemo(api.services)).toBe(false);
  });

  it("is loaded quickly", () => {
    expect(took).toBeLessThan(14_000);
  });

  it("queues no mail, and draws only CVs that show their text", async () => {
    expect(await count("mails WHERE state <> 'failed'")).toBe(0);
    expect([...new Set(api.queued.map(({ name }) => name))]).toEqual(["draw-cv"]);
  });

  it("lets the five accounts sign in", async () => {
    const nobody = await api.as(null);
    for (const name of ["candidate", "recruiter", "member", "consultant", "admin"]) {
      const email = `${name}@sen.test`;
      const answer = await nobody(login, { body: { email, password: demoPassword } });
      expect(answer.data.attributes.email, name).toBe(email);
    }
  });

  it("has authors with unverified emails in the review queue only", async () => {
    const unverified = "accounts a JOIN jobs j ON j.owner_id = a.id WHERE a.email_verified_at IS NULL";
    expect(await count(`${unverified} AND j.status = 1 AND j.sen_status = 0`)).toBe(3);
    expect(await count(`${unverified} AND j.approved_at IS NOT NULL`)).toBe(0);
  });
});

describe("The administrators' console", () => describeAdministration(() => ({ api, count })));

describe("Its jobs", () => {
  it("are in the search exactly if they are published", async () => {
    const published = "j.status = 1 AND j.sen_status = 1 AND j.deleted_at IS NULL";
    const joined = "jobs j LEFT JOIN job_search s ON s.job_id = j.id";
    expect(await count(`${joined} WHERE (${published}) <> (s.job_id IS NOT NULL)`)).toBe(0);
    expect(await count("job_search")).toBeGreaterThan(500);
  });

  it("have the dates of their states", async () => {
    const now = `timestamptz '${api.clock.now().toISOString()}'`;
    const wrong = {
      published: `status = 1 AND sen_status = 1 AND (approved_at IS NULL OR expires_at <= ${now} OR needs_review)`,
      expired: `status = 1 AND sen_status = 3 AND (first_approved_at IS NULL OR expires_at > ${now})`,
      rejected: `status = 1 AND sen_status = 2 AND (rejected_at IS NULL OR reject_reason_id IS NULL OR reviewed_by IS NULL)`,
      needsNote: `reject_reason_id = 4 AND reject_note IS NULL`,
      closed: `status = 2 AND (closed_at IS NULL OR approved_at IS NULL)`,
      reviewing: `status = 1 AND sen_status = 0 AND (submitted_at IS NULL OR approved_at IS NOT NULL)`,
      draft: `status = 0 AND submitted_at IS NOT NULL`,
      future: `greatest(created_at, submitted_at, approved_at, closed_at, rejected_at, updated_at) > ${now}`,
      slug: `slug !~ ('-i' || id || '$')`,
    };
    for (const [name, condition] of Object.entries(wrong))
      expect(await count(`jobs WHERE ${condition}`), name).toBe(0);
    for (const [status, sen] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ])
      expect(await count(`jobs WHERE status = ${status} AND sen_status = ${sen}`)).toBeGreaterThan(10);
  });

  it("belong to their company's people and respect the limit of an unverified company", async () => {
    const strangers = "jobs j JOIN accounts a ON a.id = ANY(j.recruiter_ids || j.owner_id)";
    expect(
      await count(`${strangers} WHERE j.agency_id IS NULL AND a.company_id IS DISTINCT FROM j.company_id`),
    ).toBe(0);
    expect(await count(`${strangers} WHERE a.agency_id IS DISTINCT FROM j.agency_id`)).toBe(0);
    const posts = `(SELECT company_id FROM jobs j JOIN companies c ON c.id = j.company_id WHERE c.verified_at IS NULL
      AND j.status = 1 AND j.sen_status IN (0, 1) GROUP BY 1 HAVING count(*) > 3) many`;
    expect(await count(posts)).toBe(0);
  });

  it("have hiring managers and interviewers at the demo company, none of them a recruiter of the job", async () => {
    const added = "job_team t JOIN jobs j ON j.id = t.job_id JOIN accounts a ON a.id = t.account_id";
    expect(await count(`(SELECT DISTINCT t.role FROM ${added}) roles`)).toBe(2);
    expect(await count(`(SELECT DISTINCT t.account_id FROM ${added}) people`)).toBe(3);
    expect(await count(`${added} WHERE a.email = 'member@sen.test'`)).toBe(2);
    const wrong = "a.company_id <> j.company_id OR a.id = ANY(j.recruiter_ids || j.owner_id)";
    expect(await count(`${added} WHERE ${wrong}`)).toBe(0);
    expect(await count("activities WHERE kind = 'job_team'")).toBe(
      await count("(SELECT DISTINCT job_id FROM job_team) jobs"),
    );
  });

  it("have views on their public days only", async () => {
    expect(await count("job_view_days")).toBeGreaterThan(1000);
    const outside = `job_view_days v JOIN jobs j ON j.id = v.job_id
      WHERE v.day < (j.approved_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;
    expect(await count(outside)).toBe(0);
  });

  it("have no log entry in the future", async () => {
    expect(await count(`activities WHERE at > '${api.clock.now().toISOString()}'`)).toBe(0);
  });
});

it("Its demo company has interviews and offers in every state, and invites matching candidates", async () => {
  const company = "company_id = (SELECT company_id FROM accounts WHERE email = 'recruiter@sen.test')";
  const own = `agency_id IS NULL AND ${company}`;
  const courses = `SELECT DISTINCT kind || coalesce(data->>'response', data->>'status', '') FROM activities WHERE ${own}`;
  expect(await count(`(${courses} AND kind ~ '^(interview|offer)_') of`)).toBe(5 + 3 + 1 + 2);
  const answers = await count(`activities WHERE ${own} AND kind = 'offer_status'`);
  expect(await count(`offers WHERE ${own} AND answered_at IS NOT NULL`)).toBe(answers);
  const invites = `candidate_invites i JOIN jobs j ON j.id = i.job_id JOIN candidates c ON c.id = i.candidate_id
    JOIN candidate_profiles f ON f.account_id = c.account_id WHERE i.${company}`;
  const fits =
    "j.category_ids[1]::text IN (SELECT jsonb_array_elements_text(f.job_preference->'category_ids'))";
  const keys = await count(`api_keys WHERE ${company} AND last_used_at IS NOT NULL`);
  expect([await count(`${invites} AND ${fits}`), await count(invites), keys]).toEqual([4, 4, 1]);
});

describe("Its demo candidate", () => {
  it("finds messages, notifications, job alerts and saved jobs that close soon", async () => {
    const email = "candidate@sen.test";
    const { db } = api.database;
    const own = await db
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const call = await api.as(own.id);
    const mine = await call(myApplications, { query: { items: 100 } });
    expect(mine.data.filter(({ attributes }) => attributes.unread_messages > 0).length).toBeGreaterThan(1);
    const bell = await call(notifications, {});
    expect(bell.meta.unread).toBeGreaterThan(1);
    expect(bell.data.length).toBeGreaterThan(bell.meta.unread);
    const states = (await call(alerts)).data.map(({ attributes }) => attributes.state);
    expect(states).toEqual(["active", "active"]);
    const soon = "saved_jobs s JOIN jobs j ON j.id = s.job_id JOIN candidates c ON c.id = s.candidate_id";
    const until = new Date(api.clock.now().getTime() + 9 * day).toISOString();
    expect(await count(`${soon} WHERE c.email = '${email}' AND j.expires_at < '${until}'`)).toBe(2);
  });

  it("have messages, as the demo company does, about running applications only", async () => {
    const told = "notifications n JOIN accounts a ON a.id = n.account_id";
    const written = "n.kind = 'messages.from_candidate' AND n.read_at IS NULL";
    expect(await count(`${told} WHERE ${written} AND a.email = 'recruiter@sen.test'`)).toBeGreaterThan(0);
    const wrong = "messages m JOIN applicants a ON a.id = m.applicant_id";
    expect(
      await count(`${wrong} WHERE a.outcome <> 'active' OR m.at > '${api.clock.now().toISOString()}'`),
    ).toBe(0);
    expect(await count(`${wrong} WHERE m.sender = 'employer' AND a.responded_at IS NULL`)).toBe(0);
  });
});

describe("The applicants of its agency", () => describeDesk(() => ({ api, count })));

describe("Its applicants", () => {
  it("have the rows that belong to their stage", async () => {
    const standing =
      "applicants a JOIN pipeline_stages s ON s.id = stage_id JOIN stage_kinds k ON k.id = kind";
    const offer = (status: string) =>
      `EXISTS (SELECT 1 FROM offers o WHERE o.applicant_id = a.id AND o.status = '${status}')`;
    const wrong = {
      offer: `a.outcome = 'active' AND k.phase = 'offer' AND NOT ${offer("pending")}`,
      hired: `a.outcome = 'active' AND k.phase = 'hired' AND NOT ${offer("accepted")}`,
      endedWithOpenOffer: `a.outcome <> 'active' AND (${offer("pending")} OR ${offer("accepted")})`,
      rejected: `(a.outcome = 'rejected') <> EXISTS (SELECT 1 FROM applicant_rejections r WHERE r.applicant_id = a.id AND r.restored_at IS NULL)`,
      withdrawn: `(a.outcome = 'withdrawn') <> EXISTS (SELECT 1 FROM applicant_withdrawals w WHERE w.applicant_id = a.id)`,
      outcomeAsStage:
        "k.phase IN ('rejected', 'withdrawn') OR (k.phase = 'submitted' AND a.agency_id IS NULL)",
      movedWithoutAnswer: "k.phase NOT IN ('sourced', 'applied') AND a.responded_at IS NULL",
      pipeline: "a.job_id IS DISTINCT FROM (SELECT p.job_id FROM pipelines p WHERE p.id = s.pipeline_id)",
      unlogged: `NOT EXISTS (SELECT 1 FROM activities e WHERE e.applicant_id = a.id AND e.kind IN ('apply', 'sourced'))`,
      viewed: `k.phase <> 'sourced' AND a.agency_id IS NULL AND (a.viewed_at IS NULL) = EXISTS (SELECT 1 FROM activities e WHERE e.applicant_id = a.id AND e.kind = 'view')`,
    };
    for (const [name, condition] of Object.entries(wrong))
      expect(await count(`${standing} WHERE ${condition}`), name).toBe(0);
    const often = `${standing} WHERE a.outcome = 'active' AND k.phase <> 'sourced' GROUP BY k.id HAVING count(*) > 4`;
    expect(await count(`(SELECT FROM ${often}) kinds`)).toBe(10);
  });

  it("have interviews of which two at most overlap, with kits, feedback by them, and busy colleagues", async () => {
    const now = `timestamptz '${api.clock.now().toISOString()}'`;
    const ahead = `status IN ('scheduled', 'rescheduled') AND starts_at > ${now} AND agency_id IS NULL`;
    const others = `SELECT count(*) FROM interviews o WHERE o.company_id = i.company_id AND o.${ahead.replaceAll(" AND ", " AND o.")}
      AND o.starts_at <= i.starts_at AND o.starts_at + o.minutes * interval '1 minute' > i.starts_at`;
    expect(await count(`interviews i WHERE ${ahead}`)).toBeGreaterThan(10);
    expect(await count(`interviews i WHERE ${ahead} AND (${others}) > 2`)).toBe(0);
    expect(await count("interview_kits WHERE job_id IS NULL")).toBe(6);
    const byKit = `evaluations v JOIN interviews i ON i.id = v.interview_id JOIN interview_kits k ON k.job_id = i.job_id AND k.round = i.round
      WHERE jsonb_array_length(v.answers) > 0 AND v.skills->0->>'name' = k.attributes->0->>'name'`;
    expect(await count(byKit)).toBeGreaterThan(5);
    expect(await count(`calendar_hours WHERE starts_at > ${now}`)).toBeGreaterThan(20);
  });

  it("do not exceed a deadline that has not been checked", async () => {
    const late = new Date(api.clock.now().getTime() - 4 * day).toISOString();
    const waiting = `applicants WHERE outcome = 'active' AND responded_at IS NULL AND applied_at < '${late}'`;
    expect(await count(`${waiting} AND clock_step = 0`)).toBeLessThan(await count(waiting));
  });

  it("have logs in the order of time", async () => {
    const step = "at < lag(at) OVER (ORDER BY id) AS back";
    expect(await count(`(SELECT ${step} FROM activities) e WHERE back`)).toBe(0);
  });

  it("have CVs of their own that open; the demo candidate has a CV to send", async () => {
    const textIn = async (key: string) => {
      const read = await readCvText(`${api.services.config.DATA_DIR}/files/${key}`, "pdf");
      return "text" in read ? read.text.normalize("NFC").toLowerCase() : read.problem;
    };
    const sent = await api.database.db
      .selectFrom("cv_files as f")
      .innerJoin("applicants as a", "a.cv_file_id", "f.id")
      .select(["f.id", "f.storage_key", "a.full_name"])
      .limit(1)
      .executeTakeFirstOrThrow();
    await drawSentCv(api.services, sent.id);
    expect(await textIn(sent.storage_key)).toContain(sent.full_name.toLowerCase());
    const [own, ...others] = await api.database.db
      .selectFrom("cv_files as f")
      .innerJoin("candidates as p", "p.id", "f.candidate_id")
      .select(["f.storage_key", "p.full_name", "p.email"])
      .where("f.removed_at", "is", null)
      .execute();
    expect([own?.email, others]).toEqual(["candidate@sen.test", []]);
    expect(await textIn(own!.storage_key)).toContain(own!.full_name.toLowerCase());
  });

  it("apply to companies with a logo", async () => {
    const { logo_key } = await api.database.db
      .selectFrom("companies")
      .select("logo_key")
      .executeTakeFirstOrThrow();
    expect((await textOf(await api.services.storage.get(logo_key!))).slice(1, 4)).toBe("PNG");
  });
});
