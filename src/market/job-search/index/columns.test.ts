import fc from "fast-check";
import { expect, it } from "vitest";
import { byDate, bySalary } from "../query/sort.ts";
import { Columns, type SearchRow } from "./columns.ts";
import { docIdSet, toArray } from "./doc-id-set.ts";

const million = fc.option(fc.integer({ min: 1, max: 4 }));
const row: fc.Arbitrary<SearchRow> = fc.record({
  job_id: fc.integer({ min: 1, max: 40 }),
  company_id: fc.nat(3),
  category_ids: fc.subarray([1, 2]),
  location_ids: fc.subarray([3, 4]),
  job_type: fc.option(fc.nat(2)),
  job_level: fc.option(fc.nat(2)),
  experience: fc.option(fc.nat(5)),
  salary_min_vnd: million,
  salary_max_vnd: million,
  remote: fc.boolean(),
  hot: fc.boolean(),
  approved_at: fc.nat(5).map((n) => new Date(n)),
  expires_at: fc.option(fc.nat(5).map((n) => new Date(n))),
});
const action = fc.oneof(
  fc.uniqueArray(row, { maxLength: 12, selector: ({ job_id }) => job_id }),
  fc.record({ gone: fc.array(fc.integer({ min: 1, max: 40 })) }),
  fc.constant("compact" as const),
);

it("Columns hold the last row of each job, in order by date and salary, through changes and compactions", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      let columns = new Columns();
      const rows = new Map<number, SearchRow>();
      for (const action of actions) {
        if (action === "compact") {
          const before = columns;
          const size = before.size;
          columns = before.compacted();
          expect(columns.size).toBe(rows.size);
          expect([before.size, before.docIdOf.size]).toEqual([size, rows.size]);
        } else if (Array.isArray(action)) {
          columns.apply(action, []);
          for (const changed of action) rows.set(changed.job_id, changed);
        } else {
          columns.apply([], action.gone);
          for (const id of action.gone) rows.delete(id);
        }
      }
      const live = toArray(columns.liveDocs);
      expect([...columns.all].filter((docId) => columns.live[docId])).toEqual([...live]);
      expect(Array.from(live, (docId) => rowOf(columns, docId)).sort(byId)).toEqual(
        [...rows.values()].sort(byId),
      );
      for (const [id] of rows) expect(columns.jobId[columns.docIdOf.get(id)]).toBe(id);
      const newest = (a: SearchRow, b: SearchRow) => +b.approved_at - +a.approved_at || b.job_id - a.job_id;
      const pay = (one: SearchRow) => one.salary_max_vnd ?? one.salary_min_vnd ?? -1;
      const orders = [
        [byDate, newest],
        [bySalary, (a: SearchRow, b: SearchRow) => pay(b) - pay(a) || newest(a, b)],
      ] as const;
      for (const [sort, compare] of orders) {
        const expected = [...rows.values()].sort(compare).map(({ job_id }) => job_id);
        const idsOf = (found: Uint32Array) => Array.from(found, (docId) => columns.jobId[docId]!);
        for (const among of [null, docIdSet(live, columns.size), { list: live }])
          for (const most of [3, 100])
            expect(idsOf(sort(columns, among).first(most))).toEqual(expected.slice(0, most));
      }
    }),
  );
});

const byId = (a: SearchRow, b: SearchRow) => a.job_id - b.job_id;

function rowOf(columns: Columns, docId: number): SearchRow {
  const known = (value: number) => (value === 0 ? null : value - 1);
  const amount = (value: number) => (Number.isNaN(value) ? null : value);
  const end = columns.expiresAt[docId]!;
  return {
    job_id: columns.jobId[docId]!,
    company_id: columns.companyId[docId]!,
    category_ids: columns.categoryDictionary.values[columns.categories[docId]!]!,
    location_ids: columns.locationDictionary.values[columns.locations[docId]!]!,
    job_type: known(columns.jobType[docId]!),
    job_level: known(columns.jobLevel[docId]!),
    experience: known(columns.experience[docId]!),
    salary_min_vnd: amount(columns.salaryMin[docId]!),
    salary_max_vnd: amount(columns.salaryMax[docId]!),
    remote: (columns.flags[docId]! & 1) !== 0,
    hot: (columns.flags[docId]! & 2) !== 0,
    approved_at: new Date(columns.approvedAt[docId]!),
    expires_at: end === Number.POSITIVE_INFINITY ? null : new Date(end),
  };
}
