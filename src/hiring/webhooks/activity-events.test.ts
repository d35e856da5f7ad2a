import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Recorded } from "#people/activities/events.ts";
import type { ActivityKind } from "#people/activities/terms.ts";
import { eventOf } from "./activity-events.ts";
import { events, ping } from "./terms.ts";

/** Sample activities of each kind that is sent; the texts in them must not be sent. */
const samples: Partial<Record<ActivityKind, readonly object[]>> = {
  apply: [{ attempt: 1 }],
  sourced: [{}],
  stage_move: [{ from: 2, to: 3, from_id: 7, to_id: 8 }],
  reject: [{ reason_id: 1, from: 2 }],
  restore: [{ to: 2 }],
  withdraw: [{ reason_id: 1, from: 2 }],
  evaluation: [{ interview: 5 }, { interview: null }],
  interview_schedule: [{ interview: 5, starts_at: "2026-03-02T03:00:00.000Z" }],
  interview_reschedule: [{ interview: 5, starts_at: "2026-03-02T03:00:00.000Z" }],
  interview_cancel: [{ interview: 5, reason_id: 1 }],
  interview_complete: [{ interview: 5 }],
  interview_no_show: [{ interview: 5 }],
  interview_answer: [{ interview: 5, response: "accepted" }],
  offer_create: [{ offer: 6 }],
  offer_update: [{ offer: 6 }],
  offer_send: [{ offer: 6, salary: 25_000_000, currency: "VND" }],
  offer_status: ["accepted", "declined", "expired", "canceled"].map((status) => ({ offer: 6, status })),
  job_create: [{ state: "draft" }],
  job_submit: [{ from: "draft" }],
  job_edit: [{ fields: ["title"], from: "published", to: "published" }],
  job_correct: [{ fields: ["title"] }],
  job_withdraw: [{}],
  job_approve: [{}],
  job_unfreeze: [{}],
  job_reopen: [{ to: "published" }, { to: "reviewing" }],
  job_extend: [{ to: "published" }],
  job_reject: [{ reason_id: 1 }],
  job_review_undo: [{ from: "published" }],
  job_close: [{ from: "published" }],
  job_expire: [{}],
  job_freeze: [{ reason_id: 1 }],
  job_delete: [{}],
};
const about = { companyId: 3, jobId: 4, applicantId: 9, at: new Date(0) };
const sentOf = (kind: string, data: object) => eventOf({ ...about, kind, data } as unknown as Recorded);

it("Every event has an activity, and none contains more than ids and facts", () => {
  const sent = Object.entries(samples).flatMap(([kind, all]) =>
    all.map((data) => sentOf(kind, { ...data, note: "Chị Bích", full_name: "Bích" })),
  );
  expect(new Set(sent.map((each) => each?.event))).toEqual(new Set(events));
  for (const each of sent) {
    expect(each?.data).toMatchObject({ job_id: 4, applicant_id: 9 });
    expect(JSON.stringify(each)).not.toMatch(/Bích|25000000|title/);
  }
});

it("docs/webhooks.md has every event", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/webhooks.md"), "utf8");
  expect([...events, ping].filter((event) => !page.includes(`\`${event}\``))).toEqual([]);
});

it("What stays in the product is not sent, nor is what another version has written", () => {
  for (const kind of [
    "view",
    "note",
    "message",
    "email",
    "task_assign",
    "owner_change",
    "job_owner",
    "job_team",
    "interview_offer",
  ])
    expect(sentOf(kind, {}), kind).toBeNull();
  expect(sentOf("something_new", {})).toBeNull();
  expect(sentOf("offer_status", { offer: 1, status: "forgotten" })).toBeNull();
});
