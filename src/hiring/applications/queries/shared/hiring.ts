import type { Reader } from "#kit/db.ts";
import { administers } from "#people/accounts/actor.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";
import type { RoleId } from "#people/accounts/terms.ts";
import { may, type Responsible } from "../../policy.ts";
import { boardJob } from "../board-job.ts";
import { type FoundApplicant, findApplicant } from "./find.ts";

/** For rooms that keep something about an applicant. @throws Problem 404 for one that is not the caller's to manage */
export async function applicantForHiring(
  db: Reader,
  actor: HiringActor,
  id: number,
  lock = false,
): Promise<FoundApplicant> {
  return findApplicant(db, actor, id, lock);
}

/** For rooms that keep something about a job. @throws Problem 404 for one on which the caller lacks the right */
export async function jobForHiring(
  db: Reader,
  actor: HiringActor,
  id: number,
  right: "read" | "manage" = "manage",
) {
  return boardJob(db, actor, id, right);
}

/** Somebody who hires in the same scope. */
export interface Colleague {
  id: number;
  full_name: string;
  email: string;
  language: number;
}

/**
 * The people of the actor's company or agency, by name; those of a job's team first.
 * @param about only those who have the right to what these are responsible for
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
