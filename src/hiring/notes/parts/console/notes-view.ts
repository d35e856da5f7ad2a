import type { AnswerOf } from "#kit/contract.ts";
import type { applicantNotes, evaluations } from "../../contract.ts";
import { recommendations } from "../../terms.ts";

/** Returns notes for their panel. Loaders call it. */
export function notesView({ data, meta }: AnswerOf<typeof applicantNotes.list>, before?: string) {
  return {
    notes: data.map(({ id, attributes }) => ({ id, ...attributes })),
    people: meta.people,
    total: meta.total,
    earlier: meta.next,
    isLatest: before === undefined,
    canWrite: meta.can.write,
  };
}
export type NotesView = ReturnType<typeof notesView>;
export type NoteView = NotesView["notes"][number];

/** Returns the interviews without feedback of the reader, and the first of them for which the reader owes feedback as an interviewer. */
function subjectsOf({ data, meta }: AnswerOf<typeof evaluations>) {
  const open = meta.interviews.filter(({ sent }) => !sent);
  const whole = !data.some(({ attributes }) => attributes.own && attributes.interview === null);
  return { open, whole, owed: open.find(({ mine }) => mine)?.id ?? null };
}
export type Subjects = ReturnType<typeof subjectsOf>;

/** Returns evaluations for their panel. Loaders call it. */
export function evaluationsView(answer: AnswerOf<typeof evaluations>) {
  const { data, meta } = answer;
  const all = data.map(({ id, attributes }) => ({ id, ...attributes }));
  return {
    own: all.filter(({ own }) => own),
    others: all.filter(({ own }) => !own),
    count: meta.count,
    hidden: meta.hidden,
    average: meta.average,
    people: new Set(all.map(({ author }) => author.id)).size,
    interviews: subjectsOf(answer),
    kits: Object.fromEntries(meta.interviews.map(({ id, kit }) => [id, kit])),
    jobSkills: meta.job_skills,
    canWrite: meta.can.write,
  };
}
export type EvaluationsView = ReturnType<typeof evaluationsView>;
export type EvaluationView = EvaluationsView["others"][number];

/** Returns the text key of a recommendation, or of the recommendation nearest to an average. */
export function recommendationKey(value: number) {
  return recommendations[Math.min(Math.max(Math.round(value), 1), 4) - 1]?.key ?? "yes";
}

/** The result of the action of a page of this room: the posted form and its errors. */
export interface NotesReply {
  form: string;
  reply: import("#kit/form.ts").FormReply | null;
}
