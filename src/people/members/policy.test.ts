import { expect, it } from "vitest";
import { type MemberFacts, type MemberVerb, mayChange } from "./policy.ts";

const usual: MemberFacts = {
  isSelf: false,
  isAdmin: false,
  active: true,
  byTeam: false,
  otherAdmin: true,
};

it.each<[MemberVerb, Partial<MemberFacts>, true | string]>([
  ["promote", {}, true],
  ["promote", { otherAdmin: false }, true],
  ["promote", { active: false }, "member_not_active"],
  ["demote", { isAdmin: true }, true],
  ["demote", { isAdmin: true, isSelf: true }, true],
  ["demote", { isAdmin: true, otherAdmin: false }, "company_needs_admin"],
  ["deactivate", {}, true],
  ["deactivate", { isAdmin: true }, true],
  ["deactivate", { isAdmin: true, otherAdmin: false }, "company_needs_admin"],
  ["deactivate", { isSelf: true, isAdmin: true }, "member_self"],
  ["deactivate", { active: false }, "member_not_active"],
  ["reactivate", { active: false, byTeam: true }, true],
  ["reactivate", { active: false }, "member_blocked"],
])("an administrator may %s somebody who is %o: %s", (verb, facts, verdict) => {
  expect(mayChange(verb, { ...usual, ...facts })).toBe(verdict);
});
