import { z } from "zod";
import { outcomes } from "#hiring/applications/lifecycle.ts";
import { resource, time } from "#kit/contract.ts";

const duplicateBy = z.enum(["email", "phone", "name"]);

const shown = {
  full_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  job_title: z.string().nullable(),
  location_id: z.number().int().nullable(),
  birth_year: z.number().int().nullable(),
  skills: z.array(z.string()),
  source: z.string(),
  /** Whether the company has added the person; otherwise the person has applied. */
  added: z.boolean(),
  /** Time of the newest record. */
  at: time,
  pools: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Applications that the caller can see, the newest first. */
  applications: z.array(
    z.object({
      id: z.string(),
      job: z.object({ id: z.string(), title: z.string() }),
      tags: z.array(z.string()),
      stage: z.object({ kind: z.string(), name: z.string(), name_vn: z.string() }),
      /** `no_response` when the application expired without a decision. */
      outcome: z.enum([...outcomes, "no_response"]),
      at: time,
    }),
  ),
};

export const person = resource("candidate", z.object(shown));

export const personDetail = resource(
  "candidate_detail",
  z.object({
    ...shown,
    cvs: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string(), at: time })),
    /** The newest CV file, or the requested one, with its text; null without a file. */
    preview: z
      .object({
        id: z.string(),
        name: z.string(),
        kind: z.string(),
        /** Whether the file can be downloaded, unlike a file with macros. */
        readable: z.boolean(),
        state: z.enum(["pending", "ready", "empty", "failed", "erased", "none"]),
        text: z.string().nullable(),
      })
      .nullable(),
    /** Other people with the same email address or phone number, or with the same name and birth year. */
    duplicates: z.array(
      z.object({ id: z.string(), full_name: z.string(), email: z.string().nullable(), by: duplicateBy }),
    ),
    /** Records that were merged into this person. */
    merged: z.array(z.object({ id: z.string(), full_name: z.string(), at: time, can_undo: z.boolean() })),
    /** Time of erasure, unless the retention is renewed; null for an applicant, whose data is erased with the application. */
    kept_until: time.nullable(),
    /** Invitations to apply, the latest first. */
    invites: z.array(z.object({ job: z.object({ id: z.string(), title: z.string() }), at: time })),
    /** Version of the added record, for optimistic locking; null without such a record. */
    version: z.number().int().nullable(),
    can: z.object({
      edit: z.boolean(),
      delete: z.boolean(),
      keep: z.boolean(),
      source: z.boolean(),
      invite: z.boolean(),
      merge: z.boolean(),
    }),
  }),
);
