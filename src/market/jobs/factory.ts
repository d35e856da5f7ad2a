import { day } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { fold } from "#kit/fold.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import { jobFields } from "./contract-shapes.ts";
import { jobsPublished } from "./events.ts";
import { statusOf } from "./lifecycle.ts";
import { jobSlug } from "./slug.ts";
import { type DisplayState, expiryDays, senStatus } from "./terms.ts";

let serial = 0;

export interface GivenJob {
  companyId?: number;
  /** The agency that fills the job; the company is its client. */
  agencyId?: number;
  ownerId?: number;
  state?: DisplayState;
  title?: string;
  categoryIds?: number[];
  locationIds?: number[];
  jobType?: number;
  jobLevel?: number;
  experience?: number | null;
  salary?: { type?: number; min?: number | null; max?: number | null; currency?: string; period?: string };
  description?: string;
  requirement?: string;
  benefits?: string;
  skills?: string[];
  questions?: object[];
  recruiterIds?: number[];
  note?: string;
  remote?: boolean;
  hot?: boolean;
  /** The time of the job's approval, closing, rejection or creation, by its state. */
  at?: Date;
  expiresAt?: Date;
}

const someText =
  "<p>Bạn sẽ lập báo cáo tháng, theo dõi công nợ và làm việc với kiểm toán trong một đội ngũ thân thiện ở trung tâm thành phố.</p>";

/** Inserts a complete job in the given state. A published job is added to the search. */
export async function makeJob(db: Reader, given: GivenJob = {}) {
  const n = ++serial;
  const state = given.state ?? "published";
  const companyId = given.companyId ?? (await makeRecruiter(db)).companyId;
  const ownerId =
    given.ownerId ??
    (
      await db
        .selectFrom("accounts")
        .select("id")
        .where(given.agencyId ? "agency_id" : "company_id", "=", given.agencyId ?? companyId)
        .executeTakeFirst()
    )?.id;
  const title = given.title ?? `Kế toán tổng hợp ${n}`;
  const job = await db
    .insertInto("jobs")
    .values({
      ...jobRow({ ...given, title, state }),
      company_id: companyId,
      owner_id: ownerId ?? null,
      slug: jobSlug(title, n),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const slug = jobSlug(title, job.id);
  await db.updateTable("jobs").set({ slug }).where("id", "=", job.id).execute();
  await copyPipelines(db as Tx, [job.id]);
  const pipeline = await db
    .selectFrom("pipelines")
    .select("id")
    .where("job_id", "=", job.id)
    .executeTakeFirstOrThrow();
  if (state === "published") await emit(db as Tx, jobsPublished, { ids: [job.id] });
  return { ...job, slug, pipeline_id: pipeline.id };
}

/** Returns the columns of a job in a state, without the columns that refer to other rows. */
function jobRow(given: GivenJob & { title: string; state: DisplayState }) {
  const { state } = given;
  const at = given.at ?? new Date("2026-03-01T03:00:00.000Z");
  const approved = ["published", "closed", "expired", "frozen"].includes(state);
  return {
    // A closed job was public before.
    sen_status: senStatus.approved,
    ...statusOf[state],
    agency_id: given.agencyId ?? null,
    language: 1,
    title: given.title,
    category_ids: given.categoryIds ?? [37],
    location_ids: given.locationIds ?? [27],
    job_type: given.jobType ?? 0,
    job_level: given.jobLevel ?? 1,
    experience_id: given.experience ?? null,
    salary_type: given.salary?.type ?? 0,
    salary_min: given.salary ? (given.salary.min ?? null) : 15_000_000,
    salary_max: given.salary ? (given.salary.max ?? null) : 25_000_000,
    currency: given.salary?.currency ?? "VND",
    salary_period: given.salary?.period ?? "month",
    description: given.description ?? someText,
    requirement: given.requirement ?? "<p>Từ hai năm kinh nghiệm.</p>",
    ...(given.benefits && { benefits: given.benefits }),
    skills: given.skills ?? [],
    questions: JSON.stringify(given.questions ?? []),
    recruiter_ids: given.recruiterIds ?? [],
    note: given.note ?? null,
    remote: given.remote ?? false,
    hot: given.hot ?? false,
    created_at: at,
    updated_at: at,
    submitted_at: state === "draft" ? null : at,
    approved_at: approved ? at : null,
    first_approved_at: approved ? at : null,
    needs_review: !approved,
    expires_at: given.expiresAt ?? (approved ? new Date(at.getTime() + expiryDays.usual * day) : null),
    closed_at: state === "closed" ? at : null,
    rejected_at: state === "rejected" ? at : null,
    reject_reason_id: state === "rejected" ? 3 : null,
  };
}

/** A body of a job that can be submitted. */
export const wholeJob = {
  title: "Kế toán tổng hợp",
  category_ids: [37],
  location_ids: [27],
  job_type: 0,
  job_level: 1,
  salary_type: 0,
  salary_min: 15_000_000,
  salary_max: 20_000_000,
  description: "Lập báo cáo tài chính, theo dõi công nợ, làm việc với kiểm toán và cơ quan thuế. ".repeat(2),
  requirement: "Từ hai năm kinh nghiệm",
};

/** Inserts a job template of a company, or of an agency. */
export async function makeJobTemplate(
  db: Reader,
  author: { id: number; companyId: number; agencyId?: number },
  given: { name?: string; title?: string } = {},
) {
  const { job_languages_attributes: _, ...fields } = jobFields
    .omit({ expires_at: true, contact_member_id: true, recruiter_ids: true, note: true, draft: true })
    .parse({ ...wholeJob, title: given.title ?? wholeJob.title });
  const name = given.name ?? "Kế toán văn phòng";
  return db
    .insertInto("job_templates")
    .values({
      ...(author.agencyId ? { agency_id: author.agencyId } : { company_id: author.companyId }),
      name,
      name_key: fold(name),
      fields: JSON.stringify({
        head_count: null,
        experience_id: null,
        ...fields,
        description: `<p>${fields.description}</p>`,
        job_languages: [],
      }),
      created_by: author.id,
      created_at: new Date("2026-03-01T03:00:00.000Z"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
