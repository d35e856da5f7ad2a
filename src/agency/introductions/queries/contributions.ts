import { sql } from "kysely";
import type { ClientVerdict } from "#hiring/applications/terms.ts";
import { clientIdOfJob } from "./shared/client.ts";

/** SQL for `decidesIntroductions` (applications); `mayIntroduce` is the same rule. */
export const decides = ({ accountId, isAdmin }: { accountId: number; isAdmin: boolean }) =>
  isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`coalesce((SELECT NOT g.am_review OR c.am_id = ${accountId} FROM clients c
        JOIN agencies g ON g.id = c.agency_id WHERE c.id = ${clientIdOfJob}), false)`;

/** SQL for the client's answer to the live submission of `applicants AS a`. */
export const liveAnswer = () =>
  sql<ClientVerdict | null>`(SELECT m.client_answer FROM submissions m
    WHERE m.applicant_id = a.id AND m.ended_at IS NULL)`;
