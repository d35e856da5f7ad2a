import { expect, it } from "vitest";
import { addressesOf, allPages, shellOf } from "../src/app/loaded-pages.ts";
import { changedPages } from "./journeys/changed-pages.ts";

const addresses = allPages
  .filter((page) => shellOf(page) !== null)
  .map((page) => addressesOf(page)[0]?.slice(1) ?? "");
const changedBy = (...paths: string[]) => addresses.filter(changedPages(paths));

it("a part changes the pages that show it, also those that load it later", () => {
  expect(changedBy("src/hiring/applicant-pages/parts/console/ApplicantView.tsx").sort()).toEqual([
    "consultants/:jobId",
    "consultants/candidates/:applicantId",
    "employer/:companyId/:jobId",
    "employer/:companyId/candidates/:applicantId",
  ]);
});

it("a frame changes the pages in it", () => {
  const inFrame = allPages.filter((page) => shellOf(page) === "admin");
  expect(changedBy("src/app/shells/admin.tsx")).toHaveLength(inFrame.length);
});

it("what runs on the server alone changes no page", () => {
  expect(changedBy("src/hiring/offers/commands/write.ts", "docs/reliability.md")).toEqual([]);
});

it("styles, fixtures and the root change every page, and so may what git cannot compare", () => {
  for (const path of [
    "src/ui/tokens.css",
    "src/market/jobs/factory.ts",
    "src/app/root.tsx",
    "package-lock.json",
  ])
    expect(changedBy(path), path).toEqual(addresses);
  expect(addresses.filter(changedPages(null))).toEqual(addresses);
});
