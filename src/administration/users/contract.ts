import { z } from "zod";
import { auditAreas } from "#kit/audit-areas.ts";
import { all, byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { day, text } from "#kit/fields.ts";
import { roles } from "#people/accounts/terms.ts";
import { lookupKinds, ownedKinds, readings, userKinds, userStates } from "./terms.ts";

const named = z.object({ id: z.string(), name: z.string() }).nullable();

/** The facts of a user in lists. Phone numbers are in no list. */
const facts = {
  full_name: z.string(),
  email: z.string(),
  kind: z.enum(userKinds),
  role_id: z.number().int().nullable(),
  company: named,
  agency: named,
  state: z.enum(userStates),
  email_verified: z.boolean(),
  /** The last login of which a session is stored. */
  last_login_at: time.nullable(),
  created_at: time,
};

/** The query of a list that pages by key. */
export const keyPaging = {
  before: idParam.optional(),
  items: z.coerce.number().int().min(1).max(100).default(25),
};
/** Send it as `before` to get the next page; null on the last page. */
export const nextKey = z.object({ next: z.string().nullable() });

export const userList = endpoint({
  method: "GET",
  path: "/admins/users",
  members: true,
  summary: "List users, the latest first. Erased accounts are listed on request only",
  query: z.object({
    kind: z.enum(userKinds).optional(),
    role_id: z.coerce.number().int().min(roles.recruiter_admin).max(roles.admin_member).optional(),
    state: z.enum(userStates).optional(),
    company_id: idParam.optional(),
    agency_id: idParam.optional(),
    /** The start of the name of a company or an agency, without regard to case and accents. */
    company: z.string().max(200).optional(),
    /** Days of registration in the time zone Asia/Ho_Chi_Minh, both included. */
    from: day.optional(),
    to: day.optional(),
    before: keyPaging.before,
    items: keyPaging.items,
  }),
  answer: z.object({
    data: z.array(resource("user", z.object(facts), "AdministeredUser")),
    meta: nextKey.extend({
      /** The name of the company or the agency of which the people are listed. */
      of: z.string().nullable(),
    }),
  }),
});

export const userDetail = resource(
  "user",
  z.object({
    ...facts,
    phone: z.string().nullable(),
    language: z.enum(["en", "vi"]),
    two_step: z.boolean(),
    has_password: z.boolean(),
    /** The providers with which the user can log in. */
    providers: z.array(z.string()),
    blocked_at: time.nullable(),
    block_reason: z.string().nullable(),
    closes_at: time.nullable(),
    /** The last acceptance of the terms and the privacy policy. */
    terms: z.object({ version: z.string(), method: z.string(), accepted_at: time }).nullable(),
    /** Who can find the profile of a candidate; null for others. */
    visibility: z.string().nullable(),
    live_sessions: z.number().int(),
    owns: z.array(z.object({ kind: z.enum(ownedKinds), count: z.number().int() })),
    /** The acts that wait for another super administrator; the reason is shown to super administrators. */
    requests: z.array(
      z.object({
        act: z.enum(["make_super", "erase"]),
        requested_by: z.string(),
        reason: z.string().nullable(),
        expires_at: time,
        can: z.object({ confirm: z.boolean() }),
      }),
    ),
    /** The acts that the caller may do with the user in the present state. */
    can: z.object({
      block: z.boolean(),
      unblock: z.boolean(),
      set_role: z.boolean(),
      verify_email: z.boolean(),
      resend_verification: z.boolean(),
      reset_link: z.boolean(),
      end_sessions: z.boolean(),
      erase: z.boolean(),
    }),
  }),
  "AdministeredUserDetail",
);

export const userShow = endpoint({
  method: "GET",
  path: "/admins/users/:id",
  members: true,
  audit: "administration",
  summary: "Show a user. The read is recorded",
  params: byId,
  answer: one(userDetail),
});

export const userSessions = endpoint({
  method: "GET",
  path: "/admins/users/:id/sessions",
  members: true,
  summary: "List the logins of a user of which a session is stored, the last used first",
  params: byId,
  answer: all(
    resource(
      "session",
      z.object({
        browser: z.string().nullable(),
        system: z.string().nullable(),
        created_at: time,
        /** The time of the last use, rounded to the hour. */
        seen_at: time,
        live: z.boolean(),
        can: z.object({ end: z.boolean() }),
      }),
      "UserSession",
    ),
  ),
});

export const userMails = endpoint({
  method: "GET",
  path: "/admins/users/:id/mails",
  members: true,
  audit: "administration",
  summary:
    "List the mails to a user’s address, the latest first: the subject of their kind, never their text",
  params: byId,
  query: z.object(keyPaging),
  answer: z.object({
    data: z.array(
      resource(
        "mail",
        z.object({
          /** The subject of this kind of mail in the caller's language; names and numbers in it are left out. */
          subject: z.string(),
          state: z.enum(["queued", "sending", "sent", "retrying", "failed", "canceled"]),
          created_at: time,
          sent_at: time.nullable(),
        }),
        "UserMail",
      ),
    ),
    meta: nextKey,
  }),
});

export const userEvents = endpoint({
  method: "GET",
  path: "/admins/users/:id/events",
  summary: "List the recorded acts of a user and about the user, the latest first",
  params: byId,
  query: z.object(keyPaging),
  answer: z.object({
    data: z.array(
      resource(
        "user_event",
        z.object({
          at: time,
          area: z.enum(auditAreas),
          action: z.string(),
          status: z.number().int(),
          /** The person who acted; null for a call without a session. */
          by: named,
          own: z.boolean(),
        }),
      ),
    ),
    meta: nextKey,
  }),
});

/** A look-up is a POST, so that no address contains personal data. */
export const lookup = endpoint({
  method: "POST",
  path: "/admins/lookup",
  members: true,
  summary: "Find rows by anything pasted: an email address, a phone number, an id, a page of Sen, a name",
  body: z.object({ text: text(500) }),
  answer: z.object({
    data: z.array(
      resource(
        "lookup_result",
        z.object({
          kind: z.enum(lookupKinds),
          /** The name or title of the row; null for a row without one. */
          title: z.string().nullable(),
          /** The administrators' page of the row; null for a row without one. */
          path: z.string().nullable(),
        }),
      ),
    ),
    meta: z.object({ read_as: z.array(z.enum(readings)) }),
  }),
  limit: { max: 300, seconds: 3600 },
});
