import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "#kit/i18n.ts";
import { siteMap } from "../../app/site-map.ts";
import { authorizePage, landing as landingOf } from "./access.ts";
import type { Actor } from "./actor.ts";

const person = { accountId: 1, email: "a@example.test", fullName: "An", emailVerified: true } as const;
const actors = {
  visitor: { kind: "visitor" },
  candidate: { ...person, language: "en", kind: "candidate", candidateId: 5 },
  company: { ...person, language: "en", kind: "company", companyId: 7, isAdmin: true },
  consultant: { ...person, language: "en", kind: "consultant", agencyId: 9, isAdmin: false },
  admin: { ...person, language: "en", kind: "admin", isAdmin: true },
} as const satisfies Record<string, Actor>;
type Kind = keyof typeof actors;
const everybody = Object.keys(actors) as Kind[];

const rows: [area: string, who: Kind[], paths: string[]][] = [
  [
    "all four",
    ["candidate", "company", "consultant", "admin"],
    ["/account/your-account", "/account/change-password"],
  ],
  [
    "company, consultant, admin",
    ["company", "consultant", "admin"],
    ["/account/invite-teammember", "/console/candidates/4"],
  ],
  [
    "candidate only",
    ["candidate"],
    [
      "/onboarding",
      "/onboarding/step1",
      "/onboarding/step5",
      "/my-job",
      "/my-profile",
      "/my-jobs/saved",
      "/my-jobs/applied",
      "/account/manage-cv",
      "/account/job-alert",
    ],
  ],
  [
    "company only",
    ["company"],
    [
      "/employer/7/jobs",
      "/employer/7/jobs/create",
      "/employer/7/candidates",
      "/employer/7/12",
      "/employer/7/12/preview",
    ],
  ],
  ["consultant only", ["consultant"], ["/consultants/dashboard", "/consultants/clients/3"]],
  ["admin only", ["admin"], ["/admin/review-jobs", "/admin/review-jobs/4"]],
  [
    "no login needed",
    everybody,
    [
      "/",
      "/en",
      "/login",
      "/register",
      "/jobs",
      "/viec-lam/ke-toan-i5",
      "/jobs/x-i5/apply",
      "/companies",
      "/company/sen",
      "/employer/product",
      "/employer/register",
      "/employer/register/wait-for-verification",
      "/forgot-password",
      "/forgot-password/confirmation",
      "/verify-email",
      "/token-not-found",
      "/403",
    ],
  ],
];

const authorize = (actor: Actor, path: string, search?: string) =>
  authorizePage(actor, siteMap, path, search);
const landing = (actor: Actor, language: Language = "en") => landingOf(actor, language, siteMap);

describe("Who may open a page (spec §6)", () => {
  for (const [area, allowed, paths] of rows) {
    for (const path of paths) {
      for (const kind of everybody) {
        const may = allowed.includes(kind);
        it(`${area}: ${kind} ${may ? "opens" : "does not open"} ${path}`, () => {
          const entry = authorize(actors[kind], path, "?a=1");
          if (may) expect(entry).toEqual({ allow: true });
          else if (kind === "visitor")
            expect(entry).toEqual({
              allow: false,
              to: `${path.startsWith("/admin/") ? "/admin" : ""}/login?next=${encodeURIComponent(`${path}?a=1`)}`,
            });
          else expect(entry).toEqual({ allow: false, to: "/403" });
        });
      }
    }
  }

  it("keeps staff without the second step that is due to the own account", () => {
    const due = { ...(actors.admin as Extract<Actor, { kind: "admin" }>), twoStepDue: true };
    for (const path of ["/admin/review-jobs", "/account/invite-teammember", "/consultants/dashboard"])
      expect(authorize(due, path)).not.toEqual({ allow: true });
    expect(authorize(due, "/admin/review-jobs")).toEqual({ allow: false, to: "/account/two-step" });
    for (const path of ["/account/two-step", "/account/security", "/jobs", "/logout"])
      expect(authorize(due, path)).toEqual({ allow: true });
  });

  it("keeps a recruiter out of another company's pages", () => {
    expect(authorize(actors.company, "/employer/8/jobs")).toEqual({ allow: false, to: "/403" });
  });

  it("leads an administrator from a consultant's review link to the administrators' page", () => {
    expect(authorize(actors.admin, "/consultants/review-jobs/12")).toEqual({
      allow: false,
      to: "/admin/review-jobs/12",
    });
  });

  it("leads each kind of account on from its onboarding root (spec §6)", () => {
    const account = { allow: false, to: "/account/your-account" };
    expect(authorize(actors.candidate, "/onboarding")).toEqual({ allow: true });
    expect(authorize(actors.company, "/employer/onboarding")).toEqual({ allow: true });
    expect(authorize(actors.consultant, "/employer/onboarding")).toEqual(account);
    expect(authorize(actors.admin, "/admin/onboarding")).toEqual({ allow: true });
    for (const [kind, path] of [
      ["candidate", "/employer/onboarding"],
      ["admin", "/employer/onboarding"],
      ["company", "/admin/onboarding"],
      ["consultant", "/admin/onboarding"],
    ] as const)
      expect(authorize(actors[kind], path)).toEqual({ allow: false, to: "/403" });
    expect(authorize(actors.visitor, "/admin/onboarding").allow).toBe(false);
  });

  it("is not fooled by how a guarded address is written", () => {
    const guarded = rows.filter(([area]) => area !== "no login needed").flatMap(([, , paths]) => paths);
    const spellings = (path: string) => [
      path.toUpperCase(),
      `${path}/`,
      path.replace(/^\//, "//"),
      path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...guarded.flatMap(spellings)), (path) => {
        expect(authorize(actors.visitor, path).allow).toBe(false);
      }),
    );
  });
});

describe("Landing after login (spec §2)", () => {
  it("is the page of the role, in the language of the page one comes from", () => {
    expect(landing(actors.candidate)).toBe("/jobs");
    expect(landing({ ...actors.candidate, language: "en" }, "vi")).toBe("/viec-lam");
    expect(landing(actors.company)).toBe("/employer/7/home");
    expect(landing(actors.consultant)).toBe("/consultants/dashboard");
    expect(landing(actors.admin)).toBe("/admin/review-jobs");
  });
});
