import { z } from "zod";
import { all, byId, idParam, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { mostPersonNotes, noteMax } from "./terms.ts";

const note = resource(
  "candidate_note",
  z.object({
    author: z.object({ id: z.number().int(), full_name: z.string() }),
    text: z.string(),
    at: time,
    can: z.object({ delete: z.boolean() }),
  }),
);

export const personNotes = hiringEndpoint({
  method: "GET",
  path: "/candidates/:id/notes",
  summary: `The notes on a candidate without regard to an application, the latest ${mostPersonNotes}, newest first`,
  params: byId,
  answer: all(note),
  audit: "cv",
});

export const writePersonNote = hiringEndpoint({
  method: "POST",
  path: "/candidates/:id/notes",
  summary: "Write a note on a candidate, which members who see the candidate can read",
  params: byId,
  body: z.object({ text: text(noteMax) }),
  answer: one(note),
  status: 201,
  limit: { max: 60, seconds: 600 },
});

export const deletePersonNote = hiringEndpoint({
  method: "DELETE",
  path: "/candidates/:id/notes/:noteId",
  summary: "Delete one's own note; administrators delete any",
  params: byId.extend({ noteId: idParam }),
  errors: ["note_not_yours"],
});
