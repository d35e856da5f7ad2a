import { z } from "zod";
import { all, byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { checkbox, optionalText, text } from "#kit/fields.ts";
import { cvSections } from "#profiles/candidates/cv-settings.ts";
import { defaultShareDays, feedbackAnswers, linkStates, shareDays } from "./terms.ts";

const feedback = z.object({ answer: z.enum(feedbackAnswers), comment: z.string().nullable(), at: time });

const shareLink = resource(
  "share_cv",
  z.object({
    name: z.string(),
    /** The address of the link, whose last part is the token. Returned once, on creation; null afterwards. */
    url: z.string().nullable(),
    state: z.enum(linkStates),
    language: z.number().int(),
    sections: z.array(z.enum(cvSections)),
    contact: z.boolean(),
    has_code: z.boolean(),
    created_at: time,
    expires_at: time,
    /** Views by people: visible pages, once an hour for a visitor. */
    views: z.number().int(),
    /** Whether the page was requested, which a program that scans mails does too. */
    opened: z.boolean(),
    last_viewed_at: time.nullable(),
    feedback: z.array(feedback),
  }),
);

/** The days for which a link is open. */
export const linkDays = z.coerce
  .number()
  .refine((days) => shareDays.some((each) => each === days), "invalid")
  .default(defaultShareDays);

/** The access code of a link; null for none. */
export const linkCode = z
  .string()
  .nullish()
  .transform((code) => code?.trim() || null)
  .pipe(
    z
      .string()
      .regex(/^\d{6}$/, "code_six_digits")
      .nullable(),
  );

export const shareLinkList = endpoint({
  method: "GET",
  path: "/candidates/share_cvs",
  summary: "The caller's share links, newest first",
  answer: all(shareLink),
});

export const shareLinkCreate = endpoint({
  method: "POST",
  path: "/candidates/share_cvs",
  summary: "Make a link that shows the caller's online CV; its address is answered once",
  body: z.object({
    name: text(100),
    days: linkDays,
    language: z.coerce.number().int().min(0).max(1).optional(),
    sections: z.array(z.enum(cvSections)).min(1, "sections_required").max(cvSections.length),
    contact: checkbox,
    code: linkCode,
  }),
  answer: z.object({ data: shareLink, url: z.string() }),
  status: 201,
  failed: "create_share_cv_failed",
  errors: ["share_link_limit"],
});

export const shareLinkRevoke = endpoint({
  method: "DELETE",
  path: "/candidates/share_cvs/:id",
  summary: "Revoke a share link",
  params: byId,
});

const token = z.object({ token: z.string().max(100) });
const pass = z.object({ pass: z.string().max(1000).optional() });
const opening = {
  limit: { max: 300, seconds: 3600 },
  errors: ["share_link_ended", "agency_link_ended", "share_code_required"],
};

/** A document as its reader gets it. */
export const shownDocument = {
  full_name: z.string(),
  job_title: z.string().nullable(),
  expires_at: time,
  /** `document` and `settings` have the types of the modules candidates/document and candidates/cv-settings. */
  document: z.record(z.string(), z.unknown()),
  settings: z.record(z.string(), z.unknown()),
  /** The agency that presents the candidate; null for a candidate's own link. */
  sender: z.string().nullable(),
  /** Of the type of the module cv/online/letterhead; null for a candidate's own link. */
  letterhead: z.record(z.string(), z.unknown()).nullable(),
  /** The reader and the date, which each page shows; null for a candidate's own link. */
  watermark: z.string().nullable(),
  /** What the page sends back after it was visible for three seconds; null for the owner. */
  beacon: z.string().nullable(),
};

export const sharedCv = endpoint({
  method: "GET",
  path: "/public/share_cvs/:token",
  summary: "A shared CV, without what its owner left out; 410 once it has ended",
  params: token,
  query: pass,
  answer: one(resource("shared_cv", z.object(shownDocument))),
  ...opening,
});

export const sharedCvPdf = endpoint({
  method: "GET",
  path: "/public/share_cvs/:token/pdf",
  summary: "A shared CV as a PDF",
  params: token,
  query: pass,
  binary: "application/pdf",
  ...opening,
});

export const sharedCvView = endpoint({
  method: "POST",
  path: "/public/share_cvs/:token/view",
  summary: "Report that the page of a shared CV was visible for three seconds: a view by a person",
  params: token,
  query: pass,
  body: z.object({ beacon: z.string().max(1000) }),
  ...opening,
});

export const sharedCvOpen = endpoint({
  method: "POST",
  path: "/public/share_cvs/:token/open",
  summary: "Give the access code; the answer's `pass` opens the link for 12 hours",
  params: token,
  body: z.object({ code: z.string({ error: "required" }).min(1, "required").max(20) }),
  answer: z.object({ pass: z.string() }),
  errors: ["share_link_ended", "agency_link_ended", "share_code_wrong", "too_many_requests"],
});

export const sharedCvFeedback = endpoint({
  method: "POST",
  path: "/public/share_cvs/:token/feedback",
  summary: "Say whether the candidate fits",
  params: token,
  query: pass,
  body: z.object({ answer: z.enum(feedbackAnswers, "required"), comment: optionalText(1000) }),
  limit: { max: 10, seconds: 3600 },
  failed: "create_feedback_failed",
  errors: ["share_link_ended", "agency_link_ended", "share_code_required", "forbidden", "too_many_requests"],
});

export const cvViews = endpoint({
  method: "GET",
  path: "/candidates/cv_views",
  summary: "List the views of the caller's CV, newest first; `before` is the `next` of the page before",
  query: z.object({ before: z.string().max(60).optional() }),
  answer: z.object({
    data: z.array(
      resource(
        "cv_view",
        z.object({
          channel: z.enum(["application", "share_link"]),
          /** The name of the visitor's company; null for a visitor of a share link who is not a member of a company. */
          company: z.string().nullable(),
          company_slug: z.string().nullable(),
          /** The title of the job, or the name of the share link. */
          about: z.string(),
          at: time,
        }),
      ),
    ),
    meta: z.object({ next: z.string().nullable() }),
  }),
});
