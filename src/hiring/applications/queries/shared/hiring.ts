import type { Reader } from "#kit/db.ts";
import { administers } from "#people/accounts/actor.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";
import type { RoleId } from "#people/accounts/terms.ts";
import { may, type Responsible } from "../../policy.ts";
import { boardJob } from "../board-job.ts";
import { type FoundApplicant, findApplicant } from "./find.ts";

/** Returns an applicant for rooms that store data about applicants. @throws Problem 404 if the actor does not manage it */
export async function applicantForHiring(
  db: Reader,
  actor: HiringActor,
  id: number,
  lock = false,
): Promise<FoundApplicant> {
  return findApplicant(db, actor, id, lock);
}

/** Returns a job for rooms that store data about jobs. @throws Problem 404 if the actor lacks the right to it */
export async function jobForHiring(
  db: Reader,
  actor: HiringActor,
  id: number,
  right: "read" | "manage" = "manage",
) {
  return boardJob(db, actor, id, right);
}

/** A member of the actor's workspace. */
export interface Colleague {
  id: number;
  full_name: string;
  email: string;
  language: number;
}

/**
 * Returns the active members of the actor's workspace by name, members of the job's team first.
 * @param about limits the result to members with the right to this applicant or job
 */
export async function colleaguesOf(
  db: Reader,
  actor: HiringActor,
  about: Responsible | null = null,
  right: "read" | "manage" = "read",
): Promise<Colleague[]> {
  const people = await db
    .selectFrom("accounts")
    .select(["id", "full_name", "email", "language", "role_id"])
    .where(membersOf("accounts", actor.scope))
    .where("blocked_at", "is", null)
    .orderBy("full_name")
    .orderBy("id")
    .execute();
  const isOnTeam = ({ id }: { id: number }) => about?.team.some((person) => person.id === id) ?? false;
  return people
    .filter(({ id, role_id }) => {
      const one = { ...actor, accountId: id, isAdmin: administers(role_id as RoleId) };
      return about === null || may(one, right, about) === true;
    })
    .sort((a, b) => Number(isOnTeam(b)) - Number(isOnTeam(a)))
    .map(({ role_id: _, ...person }) => person);
}
