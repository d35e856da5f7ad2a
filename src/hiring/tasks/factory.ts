import type { Reader } from "#kit/db.ts";

/** Inserts a task for a test, by default assigned to its author. */
export async function makeTask(
  db: Reader,
  options: {
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
      company_id: options.companyId,
      agency_id: options.agencyId ?? null,
      name: options.name ?? "Gọi hỏi thời gian có thể bắt đầu",
      type: 1,
      assignee_id: options.assigneeId ?? options.authorId,
      due_at: options.dueAt ?? new Date("2026-03-02T10:00:00Z"),
      remind_at: options.remindAt ?? null,
      applicant_id: options.applicant?.id ?? null,
      job_id: options.applicant?.job_id ?? null,
      created_by: options.authorId,
      created_at: at,
      updated_at: at,
      ...(options.endedAt && { status: "done", ended_at: options.endedAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
