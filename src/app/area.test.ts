import { expect, it } from "vitest";
import { areaOf } from "./area.ts";

const pages = {
  jobs: [
    "/",
    "/en",
    "/jobs",
    "/viec-lam/",
    "/jobs/ke-toan-i7",
    "/Viec-Lam/ke-toan-i7",
    "/viec-lam-tu-xa-remote",
    "/offline",
  ],
  accounts: [
    "/login",
    "/register",
    "/employer/register",
    "/forgot-password/confirmation",
    "/account/your-account",
  ],
  site: [
    "/jobs/ke-toan-i7/apply",
    "/viec-lam/ke-toan-i7/report",
    "/my-jobs/saved",
    "/company/sen",
    "/employer",
  ],
  console: ["/employer/7/jobs", "/employer/onboarding", "/consultants/dashboard", "/admin/inbox"],
} as const;

it.each(Object.entries(pages))("the texts of %s are those of its pages", (area, paths) => {
  for (const path of paths) expect(areaOf(path), path).toBe(area);
});
