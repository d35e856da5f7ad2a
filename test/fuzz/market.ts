import { makeBanner } from "#front/site/factory.ts";
import { makeApplicant, makeApplicants, makeCvFile } from "#hiring/applications/factory.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { newKey, type Storage } from "#kit/files/storage.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { DisplayState } from "#market/jobs/terms.ts";
import { openThread } from "#market/support/commands.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { usualCv } from "./files.ts";
import { hiddenPay, secret } from "./secrets.ts";

let serial = 0;
const secretEmail = (label: string) => `${secret(label)}${++serial}@example.test`.toLowerCase();

/** The side that owns a row: company A with the candidate who sends requests, or company B with another candidate. */
export type Side = "a" | "b";

/** Ids for placeholders of addresses and fields of bodies, by kind of row and by side (company A or B). */
export type Named = Record<string, Record<Side, string[]>>;

export interface Market {
  named: Named;
  accounts: Record<"candidate" | "memberA" | "adminA" | "adminB" | "consultant" | "admin", number>;
  /** Id of the company on each side. */
  companies: Record<Side, number>;
}

const states: readonly DisplayState[] = [
  ...["published", "published", "published", "reviewing", "reviewing", "draft", "draft"],
  ...["closed", "rejected", "expired"],
] as DisplayState[];

/**
 * Makes twenty jobs of two companies with applicants, threads and alerts. Each private field contains a word that names its readers.
 * @param crowd number of applicants of one job of company A
 */
export async function makeMarket(
  db: Reader,
  storage: Storage,
  { crowd, asOf }: { crowd: number; asOf: Date },
): Promise<Market> {
  const named: Named = {};
  const name = (kind: string, side: Side, ...values: (string | number)[]) => {
    named[kind] ??= { a: [], b: [] };
    named[kind][side].push(...values.map(String));
  };
  const adminA = await makeRecruiter(db);
  const memberA = await makeRecruiter(db, { companyId: adminA.companyId, member: true });
  const adminB = await makeRecruiter(db, { email: secretEmail("companyB") });
  await makeRecruiter(db, {
    companyId: adminB.companyId,
    member: true,
    email: secretEmail("companyB"),
  });
  const candidate = await makeCandidate(db);
  const consultant = await makeStaff(db, "consultant");
  const admin = await makeStaff(db, "admin");
  const other = await makeCandidate(db, {
    email: secretEmail("applicantB"),
    fullName: `Bình ${secret("applicantB")}`,
  });

  for (const [side, boss, companyId] of [
    ["a", adminA, adminA.companyId],
    ["b", adminB, adminB.companyId],
  ] as const) {
    const page = await fillCompanyPage(db, storage, companyId);
    name("company", side, companyId);
    name("companySlug", side, page.slug);
    name("picture", side, page.pictureId, page.personId);
    name("account", side, boss.id);
    for (const [n, state] of states.entries()) {
      const isDraft = side === "b" && state === "draft";
      const job = await makeJob(db, {
        companyId,
        ownerId: side === "a" && n % 3 === 0 ? memberA.id : boss.id,
        state,
        ...(isDraft && { description: `<p>${secret("companyB")}</p>` }),
        ...(n === 1 && { salary: { type: 1, min: hiddenPay[side].min, max: hiddenPay[side].max } }),
        ...(n === 2 && {
          questions: [{ type: "short_text", text: "Vì sao?", required: true }],
          skills: ["SQL"],
        }),
        note: secret(side === "a" ? (n % 3 === 0 ? "companyA" : "adminOfA") : "notesOfB"),
        at: new Date(asOf.getTime() - 3_600_000 * (n + 1)),
      });
      name("job", side, job.id);
      name("jobSlug", side, job.slug);
      if (n > 3 && state !== "closed") continue;
      const stages = await db
        .selectFrom("pipeline_stages")
        .select("id")
        .where("pipeline_id", "=", job.pipeline_id)
        .orderBy("id")
        .execute();
      name("stage", side, ...stages.map(({ id }) => id));
      const outcome = n === 2 ? ("rejected" as const) : ("active" as const);
      for (const person of side === "a" ? [candidate, await makeCandidate(db)] : [other]) {
        const key = newKey("cv");
        await storage.put(key, usualCv.bytes, { contentType: "application/pdf" });
        const cv = {
          key,
          text: "Kế toán",
          name: side === "b" ? `${secret("applicantB")}.pdf` : usualCv.name,
        };
        const applicant = await makeApplicant(db, { job, candidate: person, outcome, appliedAt: asOf, cv });
        name("applicant", side, applicant.id);
        if (outcome === "rejected")
          await db
            .updateTable("applicant_rejections")
            .set({ note: secret(side === "a" ? "companyA" : "notesOfB") })
            .where("applicant_id", "=", applicant.id)
            .execute();
      }
    }
  }

  const crowded = await makeJob(db, { companyId: adminA.companyId, ownerId: adminA.id, at: asOf });
  await makeApplicants(db, crowded, crowd);
  // Adds the crowded job to the jobs that requests name.
  name("job", "a", crowded.id);

  for (const [side, person] of [
    ["a", candidate],
    ["b", other],
  ] as const) {
    const owner = side === "a" ? "candidate" : "otherCandidate";
    for (let n = 0; n < 3; n++) {
      const cv = await makeCvFile(db, person.candidateId, { name: `${secret(owner)}.pdf` });
      name("cv", side, cv.id);
      const alert = await makeAlert(db, {
        candidateId: person.candidateId,
        email: person.email,
        keyword: `${secret(owner)} ${n}`,
        at: asOf,
      });
      name("alert", side, alert.id);
      const text = secret(side === "a" ? "threadOfCandidate" : "threadOfOther");
      const message = { name: person.full_name, email: person.email, text, accountId: person.id };
      const thread = await openThread(db as Tx, { kind: "chat", ...message, language: "vi", asOf });
      name("thread", side, thread.id);
    }
    // A thread without an account may be read by each client with its key, so its text contains no secret.
    const chat = { kind: "chat", name: "Bình", email: "binh@example.test", text: "Cho em hỏi ạ" } as const;
    name("threadKey", side, (await openThread(db as Tx, { ...chat, language: "vi", asOf })).key);
    name("banner", side, await makeBanner(db));
  }
  const accounts = {
    candidate: candidate.id,
    memberA: memberA.id,
    adminA: adminA.id,
    adminB: adminB.id,
    consultant: consultant.id,
    admin: admin.id,
  };
  return { named, accounts, companies: { a: adminA.companyId, b: adminB.companyId } };
}
