import { describe, expect, it } from "vitest";
import { type TeamRight, teamAllows, teamOf, teamRoles, versionOf } from "./team.ts";

const team = teamOf({
  owner_id: 1,
  recruiter_ids: [2, 1],
  added: [
    { id: 4, role: "interviewer" },
    { id: 3, role: "hiring_manager" },
    { id: 2, role: "interviewer" },
  ],
});

describe("A hiring team", () => {
  it("has each person once, with the most responsible role, sorted by role", () => {
    expect(team).toEqual([
      { id: 1, role: "owner" },
      { id: 2, role: "recruiter" },
      { id: 3, role: "hiring_manager" },
      { id: 4, role: "interviewer" },
    ]);
    expect(teamOf({ owner_id: null, recruiter_ids: [], added: [] })).toEqual([]);
  });

  it.each<[(typeof teamRoles)[number], TeamRight[]]>([
    ["owner", ["read", "decide", "manage", "notified"]],
    ["recruiter", ["read", "decide", "manage", "notified"]],
    ["hiring_manager", ["read", "decide", "notified"]],
    ["interviewer", ["read"]],
  ])("allows its %s the rights of the role, and others nothing", (role, rights) => {
    const id = 1 + teamRoles.indexOf(role);
    const all = ["read", "decide", "manage", "notified"] as const;
    expect(all.filter((right) => teamAllows(team, id, right))).toEqual(rights);
    expect(all.filter((right) => teamAllows(team, 9, right))).toEqual([]);
  });

  it("has another version after each change", () => {
    const changed = team.map((person) =>
      person.id === 4 ? { ...person, role: "hiring_manager" as const } : person,
    );
    expect(new Set([team, team.slice(1), changed].map(versionOf)).size).toBe(3);
    expect(versionOf([])).toBe("none");
  });
});
