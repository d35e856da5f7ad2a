import { sql } from "kysely";
import { consentFact } from "#hiring/applications/contributions.ts";
import type { ConsentFact } from "#hiring/applications/lifecycle.ts";
import { contribute } from "#kit/contributions.ts";
import { literals } from "#kit/literals.ts";
import { finalStatuses } from "../lifecycle.ts";

export const contributions = [
  contribute(
    consentFact,
    () => sql<ConsentFact>`(SELECT r.status FROM representations r
      WHERE r.applicant_id = a.id ORDER BY r.status IN ${literals(finalStatuses)} DESC, r.id DESC LIMIT 1)`,
  ),
];
