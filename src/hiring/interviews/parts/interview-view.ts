import type { AnswerOf } from "#kit/contract.ts";
import type { applicantInterviews, companyInterviews } from "../contract.ts";
import type { myInterviews } from "../contract-candidate.ts";

/** Interviews and invitations as the API returns them. */
export type Interview = AnswerOf<typeof companyInterviews>["data"][number];
export type Invite = NonNullable<AnswerOf<typeof applicantInterviews>["meta"]["invite"]>;
export type OwnInterview = AnswerOf<typeof myInterviews>["data"][number];
export type OwnInvite = AnswerOf<typeof myInterviews>["meta"]["invites"][number];
