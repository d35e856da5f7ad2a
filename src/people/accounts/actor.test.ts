import { describe, expect, it } from "vitest";
import { administers, belongsTo, isSuperAdmin } from "./actor.ts";
import { roles, userTypes } from "./terms.ts";

describe("isSuperAdmin", () => {
  it("follows the specification (spec §3), and decides nothing: role_id does", () => {
    expect(Object.values(userTypes).filter(isSuperAdmin)).toEqual([userTypes.recruiter]);
    expect(Object.values(roles).filter(administers)).toEqual([0, 2, 4]);
  });
});

describe("The prefix is the guard", () => {
  it("admits its own audience; a visitor only to what is public", () => {
    const visitor = { kind: "visitor" } as const;
    expect([
      belongsTo(visitor, "public"),
      belongsTo(visitor, "session"),
      belongsTo(visitor, "company"),
    ]).toEqual([true, false, false]);
  });
});
