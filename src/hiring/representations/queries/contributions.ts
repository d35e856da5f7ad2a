import { sql } from "kysely";
import { consentFact } from "#hiring/applications/contributions.ts";
import type { ConsentFact } from "#hiring/applications/lifecycle.ts";
import { contribute } from "#kit/contributions.ts";

export const contributions = [
  contribute(
    consentFact,
    () => sql<ConsentFact>`(SELECT r.status FROM representations r
      WHERE r.applicant_id = a.id ORDER BY r.id DESC LIMIT 1)`,
  ),
];
