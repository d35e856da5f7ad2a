import type { JobQuery } from "../job-index.ts";
import { type Keyword, parseKeyword } from "../text/keyword.ts";

/** Returns a query with the pay, the days and the order that its keyword names; its own filters and its own order come first. */
export function withKeyword<Q extends JobQuery>(query: Q): { query: Q; keyword: Keyword } {
  const keyword = parseKeyword(query.keyword);
  const { pay, posted, sort } = keyword;
  const hasPay = query.salaryMin !== undefined || query.salaryMax !== undefined;
  return {
    keyword,
    query: {
      ...query,
      ...(pay && !hasPay
        ? { salaryMin: pay.min ?? undefined, salaryMax: pay.max ?? undefined, currency: pay.currency }
        : {}),
      ...(posted && query.postedWithin === undefined ? { postedWithin: posted } : {}),
      ...(sort && query.sort === undefined ? { sort } : {}),
    },
  };
}
