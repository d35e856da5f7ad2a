import type { Reader } from "#kit/db.ts";

/** A task for tests, of the person who made it if nobody else is given. */
export async function makeTask(
  db: Reader,
  given: {
    companyId: number;
    agencyId?: number;
    authorId: number;
    assigneeId?: number;
    name?: string;
    dueAt?: Date;
    remindAt?: Date;
    applicant?: { id: number; job_id: number };
    endedAt?: Date;
  },
) {
  const at = new Date("2026-03-01T02:00:00Z");
  return db
    .insertInto("tasks")
    .values({
      company_id: given.companyId,
      agency_id: given.agencyId ?? null,
      name: given.name ?? "Gọi hỏi thời gian có thể bắt đầu",
      type: 1,
      assignee_id: given.assigneeId ?? given.authorId,
      due_at: given.dueAt ?? new Date("2026-03-02T10:00:00Z"),
      remind_at: given.remindAt ?? null,
      applicant_id: given.applicant?.id ?? null,
      job_id: given.applicant?.job_id ?? null,
      created_by: given.authorId,
      created_at: at,
      updated_at: at,
      ...(given.endedAt && { status: "done", ended_at: given.endedAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
