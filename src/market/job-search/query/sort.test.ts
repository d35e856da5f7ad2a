import { describe, expect, it } from "vitest";
import { Columns } from "../index/columns.ts";
import { docIdSet } from "../index/doc-id-set.ts";
import { byDate, bySalary, byTier } from "./sort.ts";

const row = (job_id: number) => ({
  job_id,
  company_id: 1,
  category_ids: [],
  location_ids: [],
  job_type: null,
  job_level: null,
  experience: null,
  salary_min_vnd: job_id,
  salary_max_vnd: null,
  remote: false,
  hot: false,
  approved_at: new Date(job_id * 1000),
  expires_at: null,
});

/** Number of jobs of which five are sorted. */
const size = 200;
const found = [10, 20, 30, 40, 50];

describe("The order of what was found", () => {
  it("has no job that was taken down a moment ago, and no other one in its place", () => {
    const columns = new Columns();
    columns.apply(
      Array.from({ length: size }, (_, id) => row(id)),
      [],
    );
    const docIds = docIdSet(found, size);
    const orders = [byDate(columns, docIds), bySalary(columns, docIds), byTier(columns, [docIds])];
    columns.apply([], [30]);
    for (const order of orders) {
      expect([...order.first(10)]).toEqual([50, 40, 20, 10]);
      expect([...order.sorted(Uint32Array.from(found))]).toEqual([50, 40, 20, 10]);
    }
  });
});
