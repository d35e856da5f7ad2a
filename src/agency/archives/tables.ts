import { type RawBuilder, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { ArchivedTable } from "./archived-table.ts";

const ofAgency = (agencyId: number) => sql`t.agency_id = ${agencyId}`;
/** The rows of a table whose column refers to a row of the agency. */
const within =
  (column: string, parent: keyof DB) =>
  (agencyId: number): RawBuilder<unknown> =>
    sql`t.${sql.ref(column)} IN (SELECT p.id FROM ${sql.table(parent)} p WHERE p.agency_id = ${agencyId})`;
const known = (column: string) => (agencyId: number) => sql`t.${sql.ref(column)} IN (${peopleOf(agencyId)})`;
/** The people of an agency. Members of pools whom it only found by search are not, because their names are theirs to give. */
const peopleOf = (agencyId: number) => sql`
  SELECT p.candidate_id FROM prospects p WHERE p.agency_id = ${agencyId}
  UNION SELECT a.candidate_id FROM applicants a WHERE a.agency_id = ${agencyId}`;
const byId = ["id"];
const hex = (bytes: Buffer) => `\\x${bytes.toString("hex")}`;

const clients: readonly ArchivedTable[] = [
  {
    // Companies come in as rows of the agency: a registered company is another one's, and the directory proposes the merge.
    table: "companies",
    where: (agencyId) => sql`t.id IN (SELECT c.company_id FROM clients c WHERE c.agency_id = ${agencyId}
      UNION SELECT j.company_id FROM jobs j WHERE j.agency_id = ${agencyId})`,
    order: byId,
    without: [
      ...["slug", "size_id", "industry_ids", "location_id", "address", "website", "email", "phone", "about"],
      ...["founded_year", "logo_key", "verified_at", "blocked_at", "block_reason", "created_at", "tagline"],
      ...[
        "facebook",
        "youtube",
        "other_link",
        "contact_name",
        "employee_count",
        "client_count",
        "banner_key",
      ],
      ...["video_url", "changed_at", "setup_step", "banner_alt", "retention_days", "added_retention_days"],
      ...["verification_revoked_at", "verification_revoke_note", "version", "edited_by", "edited_at"],
      ...["page_version", "page_edited_by", "page_edited_at", "origin"],
    ],
    arrive: (row, { random }) => {
      row.slug = `khach-hang-${random(8).toString("hex")}`;
      row.origin = "agency";
    },
  },
  { table: "clients", where: ofAgency, order: byId, later: { merged_into: null } },
  { table: "client_contacts", where: within("client_id", "clients"), order: byId },
  {
    table: "client_files",
    where: within("client_id", "clients"),
    order: byId,
    file: {
      folder: "client-file",
      key: "file_key",
      name: "name",
      type: "type",
      bytes: "bytes",
      absent: (row, { random }) => {
        row.file_key = `client-file/${random(20).toString("hex")}`;
      },
    },
  },
  { table: "client_notes", where: within("client_id", "clients"), order: byId },
  { table: "client_events", where: within("client_id", "clients"), order: byId },
];

const people: readonly ArchivedTable[] = [
  { table: "candidates", where: known("id"), order: byId, without: ["account_id"] },
  {
    table: "cv_files",
    where: (agencyId) => sql`t.id IN (
      SELECT p.cv_file_id FROM prospects p WHERE p.agency_id = ${agencyId}
      UNION SELECT a.cv_file_id FROM applicants a WHERE a.agency_id = ${agencyId}
      UNION SELECT f.id FROM cv_files f JOIN prospects p ON p.candidate_id = f.candidate_id AND p.agency_id = ${agencyId}
        JOIN candidates c ON c.id = f.candidate_id AND c.account_id IS NULL)`,
    order: byId,
    // What the archive says of a scan may be false, so each file is scanned here.
    arrive: (row, { hasScanner }) => {
      if (row.scan_state !== "infected") row.scan_state = hasScanner ? "waiting" : "unscanned";
    },
    file: {
      folder: "cv",
      key: "storage_key",
      name: "name",
      type: "kind",
      bytes: "bytes",
      sha256: "sha256",
      absent: (row, { asOf, random }) => {
        row.storage_key = `cv/${random(20).toString("hex")}`;
        // An online CV is drawn from its content when it is needed.
        if (row.online === null) row.file_removed_at ??= asOf.toISOString();
      },
    },
  },
  { table: "prospects", where: ofAgency, order: ["candidate_id"] },
  { table: "candidate_merges", where: ofAgency, order: ["candidate_id"] },
  { table: "talent_pools", where: ofAgency, order: byId },
  {
    table: "talent_pool_members",
    where: (agencyId) =>
      sql`${within("pool_id", "talent_pools")(agencyId)} AND ${known("candidate_id")(agencyId)}`,
    order: ["pool_id", "candidate_id"],
  },
  { table: "email_templates", where: ofAgency, order: byId },
  { table: "offer_templates", where: ofAgency, order: byId },
  { table: "job_templates", where: ofAgency, order: byId },
];

const orders: readonly ArchivedTable[] = [
  {
    table: "jobs",
    where: ofAgency,
    order: byId,
    without: ["source_ref", "reviewed_by"],
    references: { recruiter_ids: "accounts" },
    // An advertisement ends: Sen reviews it again before it is public.
    arrive: (row, { asOf }) => {
      if (row.status !== 1) return;
      row.status = 2;
      row.closed_at ??= asOf.toISOString();
    },
  },
  { table: "job_team", where: within("job_id", "jobs"), order: ["job_id", "account_id"] },
  {
    table: "pipelines",
    where: (agencyId) => sql`(t.agency_id = ${agencyId} OR ${within("job_id", "jobs")(agencyId)})`,
    order: byId,
    without: ["company_id"],
    arrive: (row, { agencyId }) => {
      row.agency_id = row.job_id === null ? agencyId : null;
    },
    replaced: true,
  },
  {
    table: "pipeline_stages",
    where: (agencyId) => sql`t.pipeline_id IN (SELECT l.id FROM pipelines l
      WHERE l.agency_id = ${agencyId} OR l.job_id IN (SELECT j.id FROM jobs j WHERE j.agency_id = ${agencyId}))`,
    order: byId,
    replaced: true,
  },
  { table: "job_orders", where: ofAgency, order: byId, later: { replaces_placement_id: null } },
  { table: "interview_kits", where: ofAgency, order: byId },
  { table: "job_order_contacts", where: within("order_id", "job_orders"), order: ["order_id", "contact_id"] },
  { table: "job_fills", where: within("job_id", "jobs"), order: byId },
];

const applicantRows = within("applicant_id", "applicants");
const hiring: readonly ArchivedTable[] = [
  { table: "applicants", where: ofAgency, order: byId, without: ["referral_id"] },
  { table: "applicant_rejections", where: applicantRows, order: byId },
  { table: "applicant_withdrawals", where: applicantRows, order: ["applicant_id"] },
  { table: "applicant_consents", where: applicantRows, order: byId },
  { table: "hidden_identities", where: applicantRows, order: ["applicant_id"] },
  { table: "off_limits_overrides", where: ofAgency, order: ["applicant_id"] },
  { table: "notes", where: ofAgency, order: byId },
  { table: "candidate_notes", where: ofAgency, order: byId },
  { table: "note_mentions", where: within("note_id", "notes"), order: ["note_id", "account_id"] },
  { table: "messages", where: applicantRows, order: byId },
  { table: "applicant_mails", where: ofAgency, order: byId, references: { template_id: "email_templates" } },
  { table: "interviews", where: ofAgency, order: byId },
  {
    table: "interview_interviewers",
    where: within("interview_id", "interviews"),
    order: ["interview_id", "account_id"],
  },
  { table: "evaluations", where: ofAgency, order: byId },
  {
    table: "offers",
    where: ofAgency,
    order: byId,
    file: {
      folder: "offer",
      key: "file_key",
      name: "file_name",
      type: "file_kind",
      bytes: "file_bytes",
      absent: (row) => {
        for (const column of ["file_key", "file_name", "file_kind", "file_bytes"]) row[column] = null;
      },
    },
  },
  { table: "tasks", where: ofAgency, order: byId },
];

const introductions: readonly ArchivedTable[] = [
  {
    table: "representations",
    where: ofAgency,
    order: byId,
    // The link of a question leads to the Sen that sent it.
    arrive: (row) => {
      if (row.status === "asked") row.status = "expired";
    },
  },
  {
    table: "ownerships",
    where: (agencyId) => sql`${ofAgency(agencyId)} AND ${known("person_id")(agencyId)}`,
    order: byId,
  },
  { table: "ownership_clashes", where: ofAgency, order: byId },
  { table: "share_requests", where: ofAgency, order: byId },
  {
    table: "share_links",
    where: ofAgency,
    order: byId,
    without: ["account_id", "token_hash", "code_hash"],
    arrive: (row, { asOf, random }) => {
      row.token_hash = hex(random(32));
      row.revoked_at ??= asOf.toISOString();
    },
  },
  {
    table: "share_link_views",
    where: within("link_id", "share_links"),
    order: byId,
    without: ["company_id"],
  },
  { table: "transfers_abroad", where: ofAgency, order: byId },
  { table: "share_link_feedback", where: within("link_id", "share_links"), order: byId },
  { table: "submissions", where: ofAgency, order: byId, references: { share_id: "share_links" } },
  {
    table: "portals",
    where: ofAgency,
    order: byId,
    without: ["token_hash", "code_hash"],
    arrive: (row, { asOf, random }) => {
      row.token_hash = hex(random(32));
      row.code_hash = hex(random(32));
      if (row.status !== "open") return;
      row.status = "revoked";
      row.revoked_at = asOf.toISOString();
      row.revoked_because = "member";
    },
  },
  { table: "portal_questions", where: within("portal_id", "portals"), order: byId },
];

const money: readonly ArchivedTable[] = [
  { table: "placements", where: ofAgency, order: byId },
  {
    table: "placement_splits",
    where: within("placement_id", "placements"),
    order: ["placement_id", "position"],
  },
  { table: "check_ins", where: within("placement_id", "placements"), order: byId },
  { table: "credits", where: within("client_id", "clients"), order: byId, later: { used_on: null } },
  {
    // The lines of an issued request cannot be added, so requests are issued after their lines.
    table: "invoices",
    where: ofAgency,
    order: byId,
    later: { status: "draft", number: null },
  },
  { table: "invoice_lines", where: within("invoice_id", "invoices"), order: ["invoice_id", "position"] },
  { table: "payments", where: within("invoice_id", "invoices"), order: byId },
  { table: "invoice_numbers", where: ofAgency, order: ["year"] },
];

/** All tables of an agency's archive, in the order in which an import inserts them. */
export const archivedTables: readonly ArchivedTable[] = [
  ...clients,
  ...people,
  ...orders,
  ...hiring,
  ...introductions,
  ...money,
  { table: "activities", where: ofAgency, order: byId },
];
