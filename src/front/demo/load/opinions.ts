import type { Insertable } from "kysely";
import { aboutNote } from "#hiring/notes/commands/mention.ts";
import { mentionedOnApplicant } from "#hiring/notes/notifications.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { showcaseJobKey } from "../jobs/showcase.ts";
import { jobNotes, opinionsAt } from "../opinions.ts";
import type { DemoMember } from "../types.ts";
import type { Facts, Numbered } from "./applicants.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { HeldInterviews } from "./interviews.ts";

const hour = 3_600_000;
/** A mention that is younger has not been read yet. */
const unreadHours = 48;

/**
 * Notes and evaluations by the people of the demo company, from the least of its members to its administrator, who is mentioned.
 * @returns what the log keeps of them
 */
export async function addOpinions(
  tx: Tx,
  numbered: readonly Numbered[],
  { members, held }: { members: readonly DemoMember[]; held: HeldInterviews },
  { ids, jobs, candidates, asOf }: Facts,
): Promise<Insertable<DB["activities"]>[]> {
  const team = members.filter(({ companyKey }) => companyKey === demoCompanyKey);
  const boss = team.find(({ admin }) => admin)!;
  const authors = [...team.filter((member) => member !== boss), boss];
  const company_id = ids.companies.get(demoCompanyKey)!;
  const accountOf = ({ key }: DemoMember) => ids.accounts.get(key)!;
  const notes: (Omit<Insertable<DB["notes"]>, "at"> & { at: Date })[] = [];
  const evaluations: Insertable<DB["evaluations"]>[] = [];
  const log: Insertable<DB["activities"]>[] = [];
  const asked = new Set<number>();
  for (const { application, id } of numbered) {
    const job = jobs.get(application.jobKey)!;
    if (job.companyKey !== demoCompanyKey) continue;
    const began = application.events.at(-1)!.at.getTime();
    const said = opinionsAt(application.stage, job.language);
    const step = Math.min(
      5 * hour,
      (asOf.getTime() - began) / (said.notes.length + said.opinions.length + 1),
    );
    let at = new Date(began);
    const interview = held.get(id);
    const judges = new Set([...(interview?.people ?? []), ...authors.map(accountOf)]);
    const next = (author_id: number, kind: "note" | "evaluation", after = 0) => {
      at = new Date(Math.min(Math.max(at.getTime() + step, after), asOf.getTime()));
      const about = { company_id, job_id: ids.jobs.get(job.key)!, applicant_id: id };
      const actor = { actor_id: author_id, actor_type: userTypes.recruiter };
      log.push({ kind, at, ...about, ...actor, data: {} });
      return { ...about, author_id, at };
    };
    said.notes.forEach(({ text, asks }, index) => {
      if (asks) asked.add(notes.length);
      const words = asks ? `@${boss.fullName} ${text}` : text;
      notes.push({ ...next(accountOf(authors[index % authors.length]!), "note"), text: words });
    });
    said.opinions.forEach(({ ratings, ...opinion }, index) => {
      const skills = ratings.flatMap((rating, n) => (job.skills[n] ? [{ name: job.skills[n], rating }] : []));
      const { job_id: _, ...row } = next([...judges][index]!, "evaluation", interview?.over.getTime());
      evaluations.push({ ...row, ...opinion, skills, interview_id: interview?.id ?? null });
    });
  }
  jobNotes.forEach(({ text, by, daysAgo }) => {
    const about = { company_id, job_id: ids.jobs.get(showcaseJobKey)!, applicant_id: null };
    notes.push({ ...about, author_id: accountOf(authors[by]!), at: plusDays(asOf, -daysAgo), text });
  });
  const numbers = await reserveIds(tx, "notes", notes.length);
  await insertMany(
    tx,
    "notes",
    notes.map((note, index) => ({ id: numbers[index]!, ...note })),
  );
  await insertMany(tx, "evaluations", evaluations);
  const mentions = [...asked].map((index) => ({ id: numbers[index]!, note: notes[index]! }));
  const account_id = accountOf(boss);
  await insertMany(
    tx,
    "note_mentions",
    mentions.map(({ id, note }) => ({ note_id: id, account_id, at: note.at })),
  );
  const nameOf = new Map(
    numbered.map(({ application, id }) => [id, candidates.get(application.candidateKey)!.fullName]),
  );
  const authorOf = new Map(team.map((member) => [accountOf(member), member.fullName]));
  await insertMany(
    tx,
    "notifications",
    mentions.map(({ id, note }) => ({
      account_id,
      kind: mentionedOnApplicant.name,
      about: aboutNote(id),
      props: {
        by: authorOf.get(Number(note.author_id))!,
        candidate: nameOf.get(Number(note.applicant_id))!,
        company_id,
        applicant: Number(note.applicant_id),
      },
      at: note.at,
      read_at: asOf.getTime() - note.at.getTime() < unreadHours * hour ? null : note.at,
    })),
  );
  return log;
}
