import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { savedLists } from "#people/saved-views/contributions.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { listKinds } from "#platform/reference/list-kinds.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as en from "./messages.en.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const columns = async (where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ at: string }>`
    SELECT c.table_name || '.' || c.column_name AS at
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND ${where} ORDER BY 1`.execute(
    api.database.db,
  );
  return rows.map(({ at }) => at);
};
const ruled = () => new Set(listRules().map(({ table, column }) => `${table}.${column}`));

/** Columns of objects without ids and names of the lists. A new column needs a rule (platform/reference/contributions) or a line here. */
const objects = `
activities.data agency_archives.counts agency_archives.faults applicants.answers audit_event.detail
candidate_entries.translation candidate_merges.choices candidate_profiles.cv_settings
candidate_profiles.expected_salary candidate_profiles.translation client_events.data client_merges.moved
company_merges.remaining company_page_drafts.content csv_imports.found csv_imports.problems csv_imports.rows
cv_files.online erasures.erased evaluations.answers evaluations.skills idempotency_keys.answer
interview_kits.attributes interview_kits.questions invoices.buyer invoices.seller job_reviews.undo
jobs.job_languages jobs.questions law_rows.data list_merge_moves.key list_merge_moves.new list_merge_moves.old
mails.props merge_moves.key merge_moves.new merge_moves.old notifications.props offers.letter
prospects.languages search_cluster.position share_links.content waiting_mails.letter`
  .trim()
  .split(/\s+/);

describe("Every column that has rows of a list has a rule for merges", () => {
  it("foreign keys, and columns that are named like the ids of a list", async () => {
    const { rows } = await sql<{ at: string }>`
      SELECT c.conrelid::regclass || '.' || a.attname AS at FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND c.confrelid::regclass::text = ANY (${[...listKinds]}) AND a.attname <> 'replaced_by'`.execute(
      api.database.db,
    );
    const named = await columns(sql`c.column_name ~ '(category|location|industry|skill)_ids?$'`);
    expect([...rows.map(({ at }) => at), ...named].filter((at) => !ruled().has(at))).toEqual([]);
  });

  it("objects, in which ids can be", async () => {
    const all = await columns(sql`c.data_type IN ('json', 'jsonb')`);
    expect(all.filter((at) => !ruled().has(at))).toEqual(objects);
  });

  it("filters of saved views", () => {
    const filters = savedLists().flatMap(({ name, filters: { shape } }) =>
      Object.keys(shape).flatMap((key) =>
        /^(category|location|industry)(_id)?$/.test(key) ? [`${name} ${key}`] : [],
      ),
    );
    const rules = listRules().flatMap((rule) => (rule.rule === "query" ? [rule.parameter] : []));
    expect(filters.map((filter) => filter.split(" ")[1]).toSorted()).toEqual(rules.toSorted());
  });

  it("each of which changes has a trigger for rows with the old id", async () => {
    const { rows } = await sql<{ at: string }>`
      SELECT tgrelid::regclass || '.' || replace(tgname, 'follow_replaced_', '') AS at
      FROM pg_trigger WHERE tgname LIKE 'follow_replaced_%'`.execute(api.database.db);
    // Sub-categories are added by administrators under locked lists; rows of the search are written from the jobs.
    const without = ["categories.parent_id", "job_search.category_ids", "job_search.location_ids"];
    const moving = listRules().filter(({ rule }) => ["move", "union", "json"].includes(rule));
    const expected = new Set(moving.map(({ table, column }) => `${table}.${column}`));
    expect(rows.map(({ at }) => at).toSorted()).toEqual(
      [...expected].filter((at) => !without.includes(at)).toSorted(),
    );
  });

  it("and each table has a name on the page", () => {
    const tables = listRules().filter(({ rule }) => rule !== "stay");
    const names = Object.keys(en.labels.table);
    expect(tables.filter(({ table }) => !names.includes(table))).toEqual([]);
  });
});
