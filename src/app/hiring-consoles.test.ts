import { describe, expect, it } from "vitest";
import { mountedIn } from "./hiring-consoles.ts";
import { addressesOf, allPages, roomPages } from "./loaded-pages.ts";

const agencies = { address: "/consultants", kind: "consultant" } as const;
const hiringPages = roomPages.flatMap(({ declared }) => declared.hiringPages ?? []);

describe("A hiring page", () => {
  it("is declared once and mounted in the console of companies", () => {
    expect(allPages.find(({ path }) => path === "/employer/:companyId/:jobId/fill")).toMatchObject({
      room: "offers",
      shell: "company",
      audience: "company",
      under: "/employer/:companyId/jobs",
    });
    expect(allPages.find(({ path }) => path === "/employer/:companyId/quick-search")).toMatchObject({
      shell: null,
      audience: "company",
    });
  });

  it("takes the frame, the audience and the menu of the console it is mounted in", () => {
    expect(mountedIn(agencies, { path: "/:jobId/fill", file: "a.tsx", under: "/jobs" })).toMatchObject({
      path: "/consultants/:jobId/fill",
      shell: "consultant",
      audience: "consultant",
      under: "/consultants/jobs",
    });
    const landing = mountedIn(agencies, { path: "/jobs", file: "a.tsx", landing: "company" }).landing;
    expect(landing).toBeUndefined();
  });

  it("has an address of its own in the console of agencies too", () => {
    const known = new Set(allPages.flatMap(addressesOf));
    expect(hiringPages.length).toBeGreaterThan(40);
    expect(
      hiringPages.map((page) => mountedIn(agencies, page).path).filter((path) => known.has(String(path))),
    ).toEqual([]);
  });
});
