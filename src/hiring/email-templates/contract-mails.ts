import { z } from "zod";
import { all, byId, idParam, one, resource, time } from "#kit/contract.ts";
import { ruleOf } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { content, missing, person, ruleErrors, rules, subject } from "./contract.ts";
import { mostRecipients } from "./terms.ts";

const sentMail = resource(
  "applicant_mail",
  z.object({
    subject: z.string(),
    content: z.string(),
    template_id: z.number().int().nullable(),
    author: person,
    at: time,
  }),
);

/** A template, whose texts `subject` and `content` replace. Without a template both are required. */
const letter = {
  template_id: idParam.nullish(),
  subject: subject.optional(),
  content: content.optional(),
};
type Letter = {
  template_id?: number | null | undefined;
  subject?: string | undefined;
  content?: string | undefined;
};
const needed = ruleOf<Letter>(["template_id", "subject", "content"], (body) =>
  body.template_id
    ? []
    : (["subject", "content"] as const)
        .filter((name) => body[name] === undefined)
        .map((name) => ({ code: "required", pointer: `/${name}` })),
);
const sendErrors = [...ruleErrors, "placeholder_empty", "template_unknown"];
const closedErrors = [
  "identity_hidden",
  "mail_address_unknown",
  "messages_erased",
  "messages_withdrawn",
  "messages_blocked",
];
/** The limit of requests per client address, which a person does not reach. */
const often = { max: 60, seconds: 600 };

export const applicantMails = hiringEndpoint({
  method: "GET",
  path: "/applicants/:id/mails",
  summary: "List the emails to an applicant, newest first",
  params: byId,
  query: z.object({ items: z.coerce.number().int().min(1).max(200).default(200) }),
  answer: all(sentMail).extend({
    meta: z.object({
      job: z.object({ id: z.string(), title: z.string() }),
      candidate: z.string(),
      language: z.number().int(),
      /** The code of the reason why the applicant cannot be emailed, or null. */
      closed: z.string().nullable(),
      can: z.object({ send: z.boolean() }),
    }),
  }),
  audit: "cv",
});

export const sendMail = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/mails",
  summary: "Email an applicant, by a template or freely: a response, which stops the clock",
  params: byId,
  body: z.object(letter).check(...rules, needed),
  answer: one(sentMail),
  status: 201,
  limit: often,
  errors: [...sendErrors, ...closedErrors],
});

export const sendMails = hiringEndpoint({
  method: "POST",
  path: "/applicants/mails",
  summary:
    "Email several applicants, with a result for each; the emails leave after half a minute, unless they are undone",
  body: z
    .object({
      applicant_ids: z.array(z.coerce.number().int().positive()).min(1, "required").max(mostRecipients),
      ...letter,
    })
    .check(...rules, needed),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        sent: z.boolean(),
        /** The reason why the applicant is not emailed; `detail` is its text in the caller's language. */
        code: z.string().nullable(),
        detail: z.string().nullable(),
        /** Placeholders without a value for this applicant. */
        missing,
      }),
    ),
    /** The id for `undoMails` and the time of sending; null if no applicant is emailed. */
    meta: z.object({ waiting_id: z.number().int().nullable(), sends_at: time.nullable() }),
  }),
  limit: { max: 10, seconds: 600 },
  errors: sendErrors,
});

export const undoMails = hiringEndpoint({
  method: "DELETE",
  path: "/applicants/mails/waiting/:id",
  summary: "Undo an email to several applicants before it is sent",
  params: byId,
  errors: ["mails_sent"],
});
