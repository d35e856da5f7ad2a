import type { z } from "zod";
import type { Language } from "#kit/i18n.ts";
import type { application } from "../contract.ts";
import { type CandidateStatus, endedStatuses } from "../terms.ts";

export type ApplicationView = ReturnType<typeof applicationView>;

/** Returns the data of an application that a candidate's page shows, in the page's language. Called by loaders. */
export function applicationView({ id, attributes }: z.output<typeof application>, language: Language) {
  const job = attributes.job.data.attributes;
  return {
    id,
    title: job.title,
    jobPath: job.url[language],
    jobOpen: job.display_state === "published",
    company: { name: job.company.name, logo: job.company.logo },
    status: attributes.status,
    appliedAt: attributes.applied_at,
    viewedAt: attributes.viewed_at,
    respondBy: attributes.respond_by,
    waiting: attributes.waiting,
    rejectText: attributes.reject_text,
    offerAccepted: attributes.offer_accepted,
    contact: attributes.contact,
    cv: attributes.cv,
    coverLetter: attributes.cover_letter,
    unreadMessages: attributes.unread_messages,
    timeline: attributes.timeline,
    retention: {
      consentAt: attributes.retention.consent_at,
      erasedFrom: attributes.retention.erased_from,
      erasedAt: attributes.retention.erased_at,
      days: attributes.retention.days,
    },
    canWithdraw: attributes.can.withdraw,
  };
}

export const steps = ["applied", "viewed", "under_review", "interview", "offer"] as const;

/** Returns the number of steps that an application has reached, including skipped ones. */
export function stepsDone(application: {
  status: CandidateStatus;
  viewedAt: string | null;
  timeline: readonly { kind: string }[];
}): number {
  const { status, viewedAt, timeline } = application;
  if (status === "hired") return steps.length;
  const ended = endedStatuses.includes(status);
  const reached = [...(ended ? timeline.map(({ kind }) => kind) : [status]), viewedAt ? "viewed" : "applied"];
  return Math.max(...reached.map((kind) => (steps as readonly string[]).indexOf(kind) + 1), 1);
}
