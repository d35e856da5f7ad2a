import { sql } from "kysely";
import { applicantsErased } from "#hiring/applications/events.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseNotes } from "./commands/notes.ts";
import { eraseNotesOnLeft, erasePersonNotes } from "./commands/people.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries/contributions.ts";
import { companyNotes } from "./routes/company.ts";
import { personNotes } from "./routes/people.ts";

export const room = {
  tables: ["notes", "note_mentions", "evaluations", "candidate_notes"],
  routes: () => [...companyNotes(), ...personNotes()],
  errors: { en, vi },
  notifications: Object.values(notifications),
  // Notes and evaluations are data of their authors, so they are in the export of the author, not of the applicant.
  exports: [
    {
      file: "notes-i-wrote",
      table: "notes",
      key: "id",
      where: ({ accountId }) => sql`t.author_id = ${accountId}`,
      without: ["author_id", "applicant_id", "agency_id"],
    },
    {
      file: "notes-on-candidates",
      table: "candidate_notes",
      key: "id",
      where: ({ accountId }) => sql`t.author_id = ${accountId}`,
      without: ["author_id", "candidate_id", "agency_id"],
    },
    {
      file: "feedback-i-gave",
      table: "evaluations",
      key: "id",
      where: ({ accountId }) => sql`t.author_id = ${accountId}`,
      without: ["author_id", "applicant_id", "agency_id"],
    },
  ],
  notExported: { note_mentions: "who was mentioned in notes; the notifications say so" },
  answers: [
    answer(applicantsErased, async (tx, { ids }) => {
      await eraseNotes(tx, ids);
      await eraseNotesOnLeft(tx, ids);
    }),
    answer(candidateErased, (tx, { candidateId }) => erasePersonNotes(tx, candidateId)),
  ],
  contributions: [
    ...contributions,
    addTo(
      mergeRules,
      { table: "notes", rule: "move", ofAgency: true, grows: true, with: "job_id" },
      { table: "candidate_notes", rule: "move", ofAgency: true, grows: true },
      { table: "evaluations", rule: "move", ofAgency: true, grows: true, with: "applicant_id" },
    ),
  ],
} satisfies Room;
