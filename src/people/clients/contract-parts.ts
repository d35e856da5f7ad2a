import { z } from "zod";
import { all, byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, email, optionally, optionalText, text } from "#kit/fields.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import { interfaceLanguages } from "#platform/reference/terms.ts";
import { clientEventKinds, fileMaxBytes, noteKinds, noteMax } from "./terms.ts";

const person = z.object({ id: z.number().int(), full_name: z.string() });

export const contact = resource(
  "client_contact",
  z.object({
    full_name: z.string(),
    job_title: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.number().int(),
    /** Whether the contact receives payment requests. */
    is_billing: z.boolean(),
    /** Whether the contact decides who is hired. */
    is_decider: z.boolean(),
    left_at: time.nullable(),
    /** The end of the open link by which the contact reads the agreement; null without one. */
    link_until: time.nullable(),
  }),
);

const contactFields = z.object({
  full_name: text(100),
  job_title: optionalText(100),
  email: z
    .union([z.literal(""), email])
    .nullish()
    .transform((value) => value || null),
  phone: optionalText(50).refine((value) => readsAsPhone(value ?? ""), "invalid_phone"),
  language: z.coerce
    .number("required")
    .refine((id) => interfaceLanguages.some((one) => one.id === id), "invalid")
    .default(1),
  is_billing: checkbox,
  is_decider: checkbox,
});

export const contacts = endpoint({
  method: "GET",
  path: "/consultants/clients/:id/contacts",
  summary: "The contacts of a client: those who left come last",
  params: byId,
  answer: all(contact),
  errors: ["client_not_yours"],
});

const contactErrors = ["client_not_yours", "contact_email_taken", "invalid_phone"];

export const addContact = endpoint({
  method: "POST",
  path: "/consultants/clients/:id/contacts",
  summary: "Add a contact of a client",
  params: byId,
  body: contactFields,
  answer: one(contact),
  status: 201,
  errors: [...contactErrors, "client_contacts_full"],
});

export const byContact = z.object({ id: idParam, contactId: idParam });

export const editContact = endpoint({
  method: "PUT",
  path: "/consultants/clients/:id/contacts/:contactId",
  summary: "Change a contact of a client, also whether the person has left the client",
  params: byContact,
  body: optionally(contactFields.extend({ left: checkbox })),
  answer: one(contact),
  errors: contactErrors,
});

const file = resource(
  "client_file",
  z.object({
    name: z.string(),
    bytes: z.number().int(),
    is_contract: z.boolean(),
    added_by: person.nullable(),
    added_at: time,
  }),
);

export const files = endpoint({
  method: "GET",
  path: "/consultants/clients/:id/files",
  summary: "The files of a client, the latest first",
  params: byId,
  answer: all(file),
  errors: ["client_not_yours"],
});

export const addFile = endpoint({
  method: "POST",
  path: "/consultants/clients/:id/files",
  summary: "Add a PDF, DOCX or picture of at most 10 MB to a client",
  params: byId,
  body: z.object({ is_contract: checkbox }),
  files: { file: { maxBytes: fileMaxBytes, tooLarge: "client_file_too_large" } },
  answer: one(file),
  status: 201,
  limit: { max: 30, seconds: 600 },
  errors: [
    "client_not_yours",
    "client_files_full",
    "client_file_required",
    "client_file_type",
    "client_file_unreadable",
    "client_file_infected",
    "client_file_not_scanned",
  ],
});

const byFile = z.object({ id: idParam, fileId: idParam });

export const clientFile = endpoint({
  method: "GET",
  path: "/consultants/clients/:id/files/:fileId",
  summary: "Download a file of a client",
  params: byFile,
  binary: "application/octet-stream",
  errors: ["client_not_yours"],
});

export const deleteFile = endpoint({
  method: "DELETE",
  path: "/consultants/clients/:id/files/:fileId",
  summary: "Delete a file of a client. The last contract of an active client stays",
  params: byFile,
  errors: ["client_not_yours", "client_contract_needed"],
});

const note = resource(
  "client_note",
  z.object({
    kind: z.enum(noteKinds),
    text: z.string(),
    author: person.nullable(),
    created_at: time,
    can: z.object({ delete: z.boolean() }),
  }),
);

export const notes = endpoint({
  method: "GET",
  path: "/consultants/clients/:id/notes",
  summary: "The notes about a client, the latest first",
  params: byId,
  query: z.object(paging),
  answer: many(note),
  errors: ["client_not_yours"],
});

export const addNote = endpoint({
  method: "POST",
  path: "/consultants/clients/:id/notes",
  summary: "Add a note about a client. A call, meeting or email counts as the last contact",
  params: byId,
  body: z.object({ kind: z.enum(noteKinds).default("note"), text: text(noteMax) }),
  answer: one(note),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: ["client_not_yours"],
});

export const deleteNote = endpoint({
  method: "DELETE",
  path: "/consultants/clients/:id/notes/:noteId",
  summary: "Delete a note: its author, or an administrator",
  params: z.object({ id: idParam, noteId: idParam }),
  errors: ["client_not_yours"],
});

export const activities = endpoint({
  method: "GET",
  path: "/consultants/clients/:id/activities",
  summary: "What happened with a client, the latest first",
  params: byId,
  query: z.object(paging),
  answer: many(
    resource(
      "client_activity",
      z.object({
        kind: z.enum(clientEventKinds),
        at: time,
        actor: person.nullable(),
        /** Names of changed fields. */
        fields: z.array(z.string()),
        /** The name of the file or contact, or the reason of a deactivation. */
        text: z.string().nullable(),
      }),
    ),
  ),
  errors: ["client_not_yours"],
});
