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
  /** Added by the company itself; else the person has applied. */
  added: z.boolean(),
  /** When something of the person last came in. */
  at: time,
  pools: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Those that the caller sees, the newest first. */
  applications: z.array(
    z.object({
      id: z.string(),
      job: z.object({ id: z.string(), title: z.string() }),
      stage: z.object({ kind: z.string(), name: z.string(), name_vn: z.string() }),
      /** `no_response` where time ended it without a decision. */
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
    /** Other people who may be this one: the same email address or phone number, or the same name and birth year. */
    duplicates: z.array(
      z.object({ id: z.string(), full_name: z.string(), email: z.string().nullable(), by: duplicateBy }),
    ),
    /** Records that were merged into this one, and whether that can still be undone. */
    merged: z.array(z.object({ id: z.string(), full_name: z.string(), at: time, can_undo: z.boolean() })),
    /** When the data is erased as things are; null for an applicant, whose data goes with the application. */
    kept_until: time.nullable(),
    /** To apply for jobs of the company, by email; the latest first. */
    invites: z.array(z.object({ job: z.object({ id: z.string(), title: z.string() }), at: time })),
    /** Of the record that editing changes; null where there is none. */
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
