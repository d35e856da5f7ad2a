import { z } from "zod";
import { byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { keyPaging, nextKey } from "./contract.ts";
import { noteMax } from "./terms.ts";

const userNote = resource(
  "user_note",
  z.object({
    note: z.string(),
    author: z.object({ id: z.string(), name: z.string() }),
    at: time,
    can: z.object({ delete: z.boolean() }),
  }),
);

export const userNotes = endpoint({
  method: "GET",
  path: "/admins/users/:id/notes",
  members: true,
  summary: "List the notes of administrators on a user, the latest first",
  params: byId,
  query: z.object(keyPaging),
  answer: z.object({
    data: z.array(userNote),
    meta: nextKey.extend({ can: z.object({ write: z.boolean() }) }),
  }),
});

export const userNoteCreate = endpoint({
  method: "POST",
  path: "/admins/users/:id/notes",
  members: true,
  summary: "Write a note on a user, for administrators only",
  params: byId,
  body: z.object({ note: text(noteMax) }),
  answer: one(userNote),
  status: 201,
  errors: ["user_state_changed"],
});

export const userNoteDelete = endpoint({
  method: "DELETE",
  path: "/admins/users/:id/notes/:noteId",
  members: true,
  summary: "Delete one's own note on a user",
  params: byId.extend({ noteId: idParam }),
  errors: ["not_author"],
});
