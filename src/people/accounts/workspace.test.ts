import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type PageServices, pageServices } from "#kit/page.ts";
import type { Account } from "./actor.ts";
import { workspaceOf } from "./page-workspace.ts";
import { loader } from "./pages/readers-console.ts";
import { ofReader, pathFor, pathIn, workspaceKey, workspaceOfAccount } from "./workspace.ts";

const person = {
  accountId: 1,
  email: "a@example.test",
  fullName: "An",
  emailVerified: true,
  language: "en",
} as const;
const recruiter: Account = { ...person, kind: "company", companyId: 7, isAdmin: false };
const consultant: Account = { ...person, kind: "consultant", agencyId: 9, isAdmin: false };
const candidate: Account = { ...person, kind: "candidate", candidateId: 5 };
const admin: Account = { ...person, kind: "admin", isAdmin: true };

const contextOf = (viewer: Account | null) => {
  const context = new RouterContextProvider();
  context.set(pageServices, { viewer } as unknown as PageServices);
  return context;
};

describe("A workspace", () => {
  it("is the company or the agency of an account that hires", () => {
    expect(workspaceOfAccount(recruiter)).toEqual({ company: 7 });
    expect(workspaceOfAccount(consultant)).toEqual({ agency: 9 });
    for (const other of [candidate, admin, null]) expect(workspaceOfAccount(other)).toBeNull();
  });

  it("begins the addresses of its console", () => {
    expect(pathIn({ company: 7 }, "/offers")).toBe("/employer/7/offers");
    expect(pathIn({ agency: 9 }, "/offers")).toBe("/consultants/offers");
    expect(pathIn(ofReader, "/offers")).toBe("/console/offers");
  });

  it("turns a linked address into one of the own console", () => {
    const linked = pathIn(ofReader, "/candidates/4/notes?interview=2#feedback");
    expect(pathFor(recruiter, linked)).toBe("/employer/7/candidates/4/notes?interview=2#feedback");
    expect(pathFor(consultant, linked)).toBe("/consultants/candidates/4/notes?interview=2#feedback");
    expect(pathFor(candidate, linked)).toBe(linked);
    for (const other of ["/my-jobs/applied/7", "/consoles", "/jobs?next=/console/offers"])
      expect(pathFor(recruiter, other)).toBe(other);
  });

  it("has a name of its own in a browser's store", () => {
    expect(workspaceKey({ company: 7 })).toBe("7");
    expect(workspaceKey({ agency: 7 })).not.toBe(workspaceKey({ company: 7 }));
  });

  it("is absent to loaders of an account that does not hire", () => {
    expect(workspaceOf(contextOf(consultant))).toEqual({ agency: 9 });
    for (const other of [candidate, admin, null])
      expect(() => workspaceOf(contextOf(other))).toThrow(expect.objectContaining({ status: 404 }));
  });
});

describe("A linked address of a console", () => {
  const open = (viewer: Account | null, path: string): Response => {
    const request = new Request(`https://sen.example${path}`);
    const args = { request, context: contextOf(viewer), params: {} } as unknown as LoaderFunctionArgs;
    try {
      loader(args);
    } catch (answer) {
      return answer as Response;
    }
    throw new Error("The page leads nowhere");
  };
  const leadsTo = (viewer: Account | null, path: string) => open(viewer, path).headers.get("location");

  it("leads each reader to the own console, with its query", () => {
    expect(leadsTo(recruiter, "/console/12?stage=3&q=kim")).toBe("/employer/7/12?stage=3&q=kim");
    expect(leadsTo(consultant, "/console/12?stage=3")).toBe("/consultants/12?stage=3");
  });

  it("does so where the router loads its data", () => {
    expect(leadsTo(recruiter, "/console/offers.data?_routes=x")).toBe("/employer/7/offers");
  });

  it("stays on this site", () => {
    expect(leadsTo(recruiter, "/console//evil.example")).toBe("/employer/7//evil.example");
  });

  it("leads an account without such a console to the home page", () => {
    for (const other of [admin, candidate, null]) expect(leadsTo(other, "/console/offers")).toBe("/");
  });
});
