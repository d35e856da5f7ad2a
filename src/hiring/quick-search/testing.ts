import type { Requests } from "#test/company-endpoints/request.ts";

export const requests: Requests = {
  "GET /quick_search": () => ({ query: { keyword: "kế toán" } }),
};
