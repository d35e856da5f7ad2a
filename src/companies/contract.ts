import { byId, endpoint } from "#kit/contract.ts";

export const companyLogo = endpoint({
  method: "GET",
  path: "/public/companies/:id/logo",
  summary: "The mark of a company; its address changes with it",
  params: byId,
  binary: "image/png",
});
