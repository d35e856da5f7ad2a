import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "#accounts/factory.ts";
import { makeApplicant } from "#applications/factory.ts";
import { tinyWebp } from "#companies/factory.ts";
import { taxCodeOf } from "#company-settings/factory.ts";
import { makeImport } from "#csv-import/factory.ts";
import { makeTemplate } from "#email-templates/factory.ts";
import { makeInterview } from "#interviews/factory.ts";
import { makeJob, makeJobTemplate } from "#jobs/factory.ts";
import { newKey } from "#kit/files/storage.ts";
import { makeInvite } from "#members/factory.ts";
import { makeNote } from "#notes/factory.ts";
import { makeOffer } from "#offers/factory.ts";
import { makeTask } from "#tasks/factory.ts";
import { makeWebhook } from "#webhooks/factory.ts";
import { monday, type TestApi } from "../api.ts";

/** What only consultants may read: nothing that a company is answered may hold it (spec §6). */
export const privateWords = "chỉ chuyên viên tư vấn đọc";

const pdf = Buffer.from("%PDF-1.7");

/**
 * A workspace whose rows are made one by one, when a request is to name them.
 * @param client the company for which an agency hires; without one it is a company that hires
 */
export async function workspaceRows(api: TestApi, client?: number) {
  const { db } = api.database;
  const agencyId = client && (await makeAgency(db)).id;
  const boss = agencyId
    ? { ...(await makeStaff(db, "consultant", { agencyId })), companyId: client }
    : await makeRecruiter(db);
  const { companyId } = boss;
  const tenant = { companyId, ...(agencyId && { agencyId }) };
  const job = await makeJob(db, { ...tenant, ownerId: boss.id });
  const ofAgency = await makeJob(db, { companyId, agencyId: (await makeAgency(db)).id, note: privateWords });
  let serial = 0;
  const named = (name: string) => ({ name: `${name} ${++serial}` });
  const keep = async (kind: string, bytes: Buffer, contentType: string) => {
    const key = newKey(kind);
    await api.services.storage.put(key, bytes, { contentType });
    return key;
  };
  const applicant = (given: Partial<Parameters<typeof makeApplicant>[1]> = {}) =>
    makeApplicant(db, { job, ...given });
  /** A consultant's interview, offer and note stand beside each of the company's own. */
  const ofConsultant = () => makeApplicant(db, { job: ofAgency });
  const note = async () => {
    const on = await applicant();
    await makeNote(db, { applicant: await ofConsultant(), authorId: boss.id, text: privateWords });
    return { note: await makeNote(db, { applicant: on, authorId: boss.id }), applicant: on };
  };
  return {
    ...{ boss, companyId, agencyId, job, applicant },
    ownJob: (state: "published" | "draft" = "published") =>
      makeJob(db, { ...tenant, ownerId: boss.id, state }),
    hidden: async () => {
      const { id } = await makeJob(db, { companyId, ownerId: boss.id });
      await db.updateTable("jobs").set({ hidden_at: new Date() }).where("id", "=", id).execute();
      return { id };
    },
    filled: async () => {
      const made = await makeJob(db, { companyId, ownerId: boss.id });
      await applicant({ job: made, stageKind: "hired" });
      return made;
    },
    /** Closed because it is filled, a moment ago. */
    filledAndClosed: async () => {
      const made = await makeJob(db, { companyId, ownerId: boss.id, state: "closed" });
      const fill = {
        job_id: made.id,
        filled_by: boss.id,
        filled_at: api.clock.now(),
        closed_from: "published",
      };
      await db.insertInto("job_fills").values(fill).execute();
      return made;
    },
    stage: async (kind: number) =>
      db
        .selectFrom("pipeline_stages")
        .select("id")
        .where("pipeline_id", "=", job.pipeline_id)
        .where("kind", "=", kind)
        .executeTakeFirstOrThrow(),
    member: () =>
      agencyId
        ? makeStaff(db, "consultant", { agencyId, member: true })
        : makeRecruiter(db, { companyId, member: true }),
    /** Of another company, which can still be verified. */
    unverified: async () => {
      const made = await makeRecruiter(db, { companyVerified: false });
      const set = { tax_code: taxCodeOf(made.companyId), address: "12 Lê Lợi, Huế" };
      await db.updateTable("companies").set(set).where("id", "=", made.companyId).execute();
      return made;
    },
    /** With a photo, and a CV that is kept. */
    shown: async () => {
      const candidate = await makeCandidate(db);
      const photo_key = await keep("photos", tinyWebp, "image/webp");
      const profile = { account_id: candidate.id, photo_key, updated_at: monday };
      await db.insertInto("candidate_profiles").values(profile).execute();
      return applicant({ candidate, cv: { key: await keep("cv", pdf, "application/pdf") } });
    },
    interview: async (startsAt?: Date) => {
      const people = { interviewers: [boss.id], ...(startsAt && { startsAt }) };
      const made = await makeInterview(db, await applicant(), people);
      await db.updateTable("interviews").set({ notes: privateWords }).where("id", "=", made.id).execute();
      return made;
    },
    offer: async (status: "draft" | "pending" = "pending") => {
      const { id } = await makeOffer(db, await applicant());
      const file_key = await keep("offer", pdf, "application/pdf");
      const file = { file_key, file_name: "a.pdf", file_kind: "pdf", file_bytes: pdf.length };
      const sent_at = status === "draft" ? null : monday;
      const set = { status, sent_at, note: privateWords, ...file };
      await db.updateTable("offers").set(set).where("id", "=", id).execute();
      return id;
    },
    /** With an email about its last move that still waits. */
    moved: async () => {
      const made = await applicant();
      const mail = { template: "applications.status_changed", language: 2, lane: "other" };
      await db
        .insertInto("mails")
        .values({
          ...mail,
          to_email: made.email ?? "",
          props: { notified: "applied" },
          topic: `applicant:${made.id}`,
        })
        .execute();
      return made;
    },
    note,
    jobNote: async () => {
      const made = (await note()).note;
      await db.updateTable("notes").set({ applicant_id: null }).where("id", "=", made.id).execute();
      return made;
    },
    invite: () => makeInvite(db, { companyId, by: boss.id, sentAt: monday }),
    jobTemplate: () => makeJobTemplate(db, boss, named("Mẫu tin")),
    template: () => makeTemplate(db, { ...boss, ...tenant }, named("Mẫu email")),
    task: () => makeTask(db, { ...tenant, authorId: boss.id }),
    webhook: async () => {
      const { id } = await makeWebhook(db, boss);
      const delivery = await db
        .selectFrom("webhook_deliveries")
        .select("id")
        .where("webhook_id", "=", id)
        .where("state", "=", "failed")
        .executeTakeFirstOrThrow();
      return { id, delivery: delivery.id };
    },
    table: () => makeImport(db, boss, []),
    /** Somebody who lets verified companies find them. */
    found: async () => {
      const { id, candidateId } = await makeCandidate(db);
      const visibility = "public_to_verified_employers";
      await db
        .insertInto("candidate_profiles")
        .values({ account_id: id, visibility, updated_at: monday })
        .execute();
      return candidateId;
    },
    named,
  };
}
export type Rows = Awaited<ReturnType<typeof workspaceRows>>;
