import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope, membersOf } from "#people/accounts/hiring-scope.ts";
import type { team as endpoint } from "../contract-team.ts";
import { type TeamPerson, type TeamRole, teamAllows, teamOf, teamRoles, versionOf } from "../team.ts";
import { addedToTeam } from "./shared/visible.ts";

/**
 * Returns the hiring team of a job of the actor's workspace.
 * @throws Problem 404 where the actor neither administers the workspace nor is on the team
 */
export async function teamOfJob(
  db: Reader,
  actor: HiringActor,
  id: number,
): Promise<ReplyOf<typeof endpoint>["data"]> {
  const people = await teamFor(db, actor, id);
  if (!actor.isAdmin && !teamAllows(people.team, actor.accountId, "read")) throw notFound();
  return teamView(db, actor, people);
}

/**
 * Returns a job of the actor's workspace with its team, without a check of the actor's role.
 * @throws Problem 404
 */
export async function teamFor(db: Reader, actor: HiringActor, id: number) {
  const job = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.company_id", "j.title", "j.owner_id", "j.recruiter_ids", addedToTeam.as("added")])
    .where("j.id", "=", id)
    .where(inScope("j", actor.scope))
    .where("j.deleted_at", "is", null)
    .executeTakeFirst();
  if (!job) throw notFound();
  return { id, company_id: job.company_id, title: job.title, team: teamOf(job) };
}

/** Returns a team for one of its members, or for a member who has just left it. */
export async function teamView(
  db: Reader,
  actor: HiringActor,
  job: { id: number; title: string; team: TeamPerson[] },
): Promise<ReplyOf<typeof endpoint>["data"]> {
  const { id, title, team } = job;
  const roles = new Map<number, TeamRole>(team.map((person) => [person.id, person.role]));
  const accounts = await db
    .selectFrom("accounts")
    .select(["id", "full_name", "blocked_at"])
    .where(membersOf("accounts", actor.scope))
    .orderBy("full_name")
    .orderBy("id")
    .execute();
  const edit = actor.isAdmin || teamAllows(team, actor.accountId, "manage");
  const people = accounts.flatMap((account) => {
    const role = roles.get(account.id);
    return role ? [{ id: String(account.id), full_name: account.full_name, role }] : [];
  });
  return {
    id: String(id),
    type: "job_team",
    attributes: {
      job: { id: String(id), title },
      version: versionOf(team),
      people: people.sort((a, b) => teamRoles.indexOf(a.role) - teamRoles.indexOf(b.role)),
      others: accounts
        .filter((account) => edit && !account.blocked_at && !roles.has(account.id))
        .map((account) => ({ id: String(account.id), full_name: account.full_name })),
      can: { edit, change_owner: actor.isAdmin },
    },
  };
}
