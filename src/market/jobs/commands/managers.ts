import type { Tx } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { teamFor } from "../queries/team.ts";
import { type TeamPerson, teamAllows, versionOf } from "../team.ts";
import { changeJobTeam } from "./team.ts";

/**
 * Replaces the owner and the recruiters of a job. Hiring managers and interviewers stay, unless they get one of these roles.
 * @throws Problem 403, 404, 422 per person
 */
export async function changeManagers(
  tx: Tx,
  actor: HiringActor,
  { id, owner, recruiters, asOf }: { id: number; owner: number; recruiters: readonly number[]; asOf: Date },
): Promise<void> {
  const { team } = await teamFor(tx, actor, id);
  const others = new Set(recruiters.filter((each) => each !== owner));
  const people: TeamPerson[] = [
    { id: owner, role: "owner" },
    ...[...others].map((each): TeamPerson => ({ id: each, role: "recruiter" })),
    ...team.filter(
      (person) => person.id !== owner && !others.has(person.id) && !teamAllows([person], person.id, "manage"),
    ),
  ];
  await changeJobTeam(tx, actor, { id, body: { version: versionOf(team), people }, asOf });
}
