import type { Insertable } from "kysely";
import { aboutNote } from "#hiring/notes/commands/mention.ts";
import { mentionedOnApplicant } from "#hiring/notes/notifications.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { interviewKits } from "../interview-kits.ts";
import { showcaseJobKey } from "../jobs/showcase.ts";
import { jobNotes, opinionsAt } from "../opinions.ts";
import type { DemoMember } from "../types.ts";
import type { Facts, Numbered } from "./applicants.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { CompletedInterviews } from "./interviews.ts";

const hour = 3_600_000;
/** Age in hours from which a mention has been read. */
const unreadHours = 48;

type Note = Omit<Insertable<DB["notes"]>, "at"> & { at: Date };
type Log = Insertable<DB["activities"]>[];

interface Source {
  members: readonly DemoMember[];
  completed: CompletedInterviews;
}

/** Members of the demo company who write notes and evaluations. */
interface Team {
  boss: DemoMember;
  /** Account ids of the authors. The administrator, whom notes mention, is the last one. */
  authors: number[];
  nameOf: ReadonlyMap<number, string>;
}

/** Rows of notes and evaluations before the insert. Some of the notes mention the administrator. */
interface Written {
  notes: Note[];
  mentions: Set<Note>;
  evaluations: Insertable<DB["evaluations"]>[];
  log: Log;
}

/** Inserts notes and evaluations by the members of the demo company. @returns rows for the activity log */
export async function addOpinions(
  tx: Tx,
  numbered: readonly Numbered[],
  { members, completed }: Source,
  facts: Facts,
): Promise<Log> {
  const team = teamOf(members, facts);
  const written: Written = { notes: [], mentions: new Set(), evaluations: [], log: [] };
  for (const of of numbered)
    if (facts.jobs.get(of.application.jobKey)!.companyKey === demoCompanyKey)
      write(written, of, team, completed, facts);
  writeJobNotes(written, team, facts);
  const { notes, evaluations } = written;
  const numbers = await reserveIds(tx, "notes", notes.length);
  await insertMany(
    tx,
    "notes",
    notes.map((note, index) => ({ id: numbers[index]!, ...note })),
  );
  await insertMany(tx, "evaluations", evaluations);
  const mentions = notes.flatMap((note, index) =>
    written.mentions.has(note) ? [{ id: numbers[index]!, note }] : [],
  );
  await addMentions(tx, mentions, team, numbered, facts);
  return written.log;
}

function teamOf(members: readonly DemoMember[], { ids }: Facts): Team {
  const team = members.filter(({ companyKey }) => companyKey === demoCompanyKey);
  const boss = team.find(({ admin }) => admin)!;
  const accountOf = ({ key }: DemoMember) => ids.accounts.get(key)!;
  return {
    boss,
    authors: [...team.filter((member) => member !== boss), boss].map(accountOf),
    nameOf: new Map(team.map((member) => [accountOf(member), member.fullName])),
  };
}

/** Makes the team's notes and evaluations on an applicant, at regular intervals since the last event. */
function write(
  { notes, mentions, evaluations, log }: Written,
  { application, id }: Numbered,
  { boss, authors }: Team,
  completed: CompletedInterviews,
  { ids, jobs, asOf }: Facts,
): void {
  const job = jobs.get(application.jobKey)!;
  const about = {
    company_id: ids.companies.get(demoCompanyKey)!,
    job_id: ids.jobs.get(job.key)!,
    applicant_id: id,
  };
  const began = application.events.at(-1)!.at.getTime();
  const all = opinionsAt(application.stage, job.language);
  const count = all.notes.length + all.opinions.length;
  const step = Math.min(5 * hour, (asOf.getTime() - began) / (count + 1));
  const interview = completed.get(id);
  const judges = new Set([...(interview?.people ?? []), ...authors]);
  let at = new Date(began);
  const next = (author_id: number, kind: "note" | "evaluation", after = 0) => {
    at = new Date(Math.min(Math.max(at.getTime() + step, after), asOf.getTime()));
    log.push({ kind, at, ...about, actor_id: author_id, actor_type: userTypes.recruiter, data: {} });
    return { ...about, author_id, at };
  };
  all.notes.forEach(({ text, asks }, index) => {
    const note = {
      ...next(authors[index % authors.length]!, "note"),
      text: asks ? `@${boss.fullName} ${text}` : text,
    };
    notes.push(note);
    if (asks) mentions.add(note);
  });
  all.opinions.forEach(({ ratings, ...opinion }, index) => {
    const kit = interview?.round ? interviewKits[job.language][interview.round - 1] : undefined;
    const rated = kit ? kit.attributes.map(({ name }) => name) : job.skills;
    const skills = ratings.flatMap((rating, n) => (rated[n] ? [{ name: rated[n], rating }] : []));
    const answers = (kit?.questions ?? []).flatMap(({ text, answers: all }) =>
      all[index] ? [{ question: text, answer: all[index] }] : [],
    );
    const { job_id: _, ...row } = next([...judges][index]!, "evaluation", interview?.over.getTime());
    evaluations.push({ ...row, ...opinion, skills, answers, interview_id: interview?.id ?? null });
  });
}

/** Makes the notes on the job whose board is full. */
function writeJobNotes({ notes }: Written, { authors }: Team, { ids, asOf }: Facts): void {
  const about = {
    company_id: ids.companies.get(demoCompanyKey)!,
    job_id: ids.jobs.get(showcaseJobKey)!,
    applicant_id: null,
  };
  for (const { text, by, daysAgo } of jobNotes)
    notes.push({ ...about, author_id: authors[by]!, at: plusDays(asOf, -daysAgo), text });
}

/** Inserts the mentions of the administrator, with their notifications. */
async function addMentions(
  tx: Tx,
  mentions: readonly { id: number; note: Note }[],
  { authors, nameOf }: Team,
  numbered: readonly Numbered[],
  { candidates, ids, asOf }: Facts,
): Promise<void> {
  const account_id = authors.at(-1)!;
  await insertMany(
    tx,
    "note_mentions",
    mentions.map(({ id, note }) => ({ note_id: id, account_id, at: note.at })),
  );
  const candidateOf = new Map(
    numbered.map(({ application, id }) => [id, candidates.get(application.candidateKey)!.fullName]),
  );
  await insertMany(
    tx,
    "notifications",
    mentions.map(({ id, note }) => ({
      account_id,
      kind: mentionedOnApplicant.name,
      about: aboutNote(id),
      props: {
        by: nameOf.get(Number(note.author_id))!,
        candidate: candidateOf.get(Number(note.applicant_id))!,
        company_id: ids.companies.get(demoCompanyKey)!,
        applicant: Number(note.applicant_id),
      },
      at: note.at,
      read_at: asOf.getTime() - note.at.getTime() < unreadHours * hour ? null : note.at,
    })),
  );
}
