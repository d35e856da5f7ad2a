import { sql } from "kysely";

/** For how many days the one who hires on job `j` keeps the data of ended applications: its agency, else its company. */
export const keptDays = sql<number>`coalesce(
  (SELECT kg.retention_days FROM agencies kg WHERE kg.id = j.agency_id),
  (SELECT kc.retention_days FROM companies kc WHERE kc.id = j.company_id))`;
