import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { conflict, type FieldError, invalid, notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope, membersOf } from "#people/accounts/hiring-scope.ts";
import type { changeTeam } from "../contract-team.ts";
import { teamFor } from "../queries/team.ts";
import { type AddedRole, addedRoles, type TeamPerson, teamAllows, teamCaps, versionOf } from "../team.ts";
import { recordJob } from "./job-row.ts";
import { notifyAdded } from "./notify-added.ts";

type Body = BodyOf<typeof changeTeam>;

/**
 * Changes the hiring team of a job.
 * @returns the job with its new team
 * @throws Problem 403, 404, 409 `team_changed`, 422 per person
 */
export async function changeJobTeam(
  tx: Tx,
  actor: HiringActor,
  { id, body, asOf }: { id: number; body: Body; asOf: Date },
): Promise<Awaited<ReturnType<typeof teamFor>>> {
  // Members are locked before the job, in the order of `changeMember`: a member deactivated at the same time gets no role.
  const members = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", [0, ...body.people.map((person) => person.id)])
    .where(membersOf("accounts", actor.scope))
    .where("blocked_at", "is", null)
    .orderBy("id")
    .forKeyShare()
    .execute();
  await tx
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", id)
    .where(inScope("jobs", actor.scope))
    .forNoKeyUpdate()
    .execute();
  const { team: stored } = await teamFor(tx, actor, id);
  const manages = actor.isAdmin || teamAllows(stored, actor.accountId, "manage");
  if (!manages)
    throw teamAllows(stored, actor.accountId, "read") ? new Problem(403, "forbidden") : notFound();
  if (body.version !== versionOf(stored)) throw conflict("team_changed", versionOf(stored));
  const wrong = wrongPeople(body.people, stored, new Set(members.map((member) => member.id)));
  if (wrong.length > 0) throw new Problem(422, wrong);
  const [oldOwner, newOwner] = [ownerOf(stored), ownerOf(body.people)];
  if (newOwner === null && (actor.isAdmin || oldOwner !== null)) throw invalid("/people", "one_owner");
  if (newOwner !== oldOwner && !actor.isAdmin) throw new Problem(403, "forbidden");
  await store(tx, id, stored, body.people);
  const now = await teamFor(tx, actor, id);
  const changes = changesOf(stored, now.team);
  if (changes.length > 0) await recordJob(tx, "job_team", now, { by: actor, at: asOf, data: { changes } });
  await notifyAdded(tx, actor, now, { former: stored, asOf });
  return now;
}

const ownerOf = (people: readonly TeamPerson[]) => people.find(({ role }) => role === "owner")?.id ?? null;

/**
 * Returns an error for each person who is not a member of the workspace or occurs twice, and for each role with too many
 * people.
 */
function wrongPeople(
  people: readonly TeamPerson[],
  stored: readonly TeamPerson[],
  members: ReadonlySet<number>,
): FieldError[] {
  const seen = new Set<number>();
  const errors = people.flatMap(({ id, role }, index): FieldError[] => {
    const pointer = `/people/${index}/id`;
    if (seen.has(id)) return [{ code: "person_twice", pointer }];
    seen.add(id);
    // A former member who closed the job stays its owner.
    const stays = stored.some((person) => person.id === id && person.role === role);
    return members.has(id) || stays ? [] : [{ code: "not_a_member", pointer }];
  });
  const count = (wanted: string) => people.filter(({ role }) => role === wanted).length;
  if (count("owner") > 1) errors.push({ code: "one_owner", pointer: "/people" });
  if (count("recruiter") > teamCaps.recruiters) errors.push({ code: "too_many_people", pointer: "/people" });
  return errors;
}

async function store(
  tx: Tx,
  id: number,
  stored: readonly TeamPerson[],
  people: readonly TeamPerson[],
): Promise<void> {
  const idsOf = (team: readonly TeamPerson[], role: string) =>
    team.filter((person) => person.role === role).map((person) => person.id);
  const recruiters = idsOf(people, "recruiter");
  const isSame = idsOf(stored, "recruiter").join() === recruiters.toSorted((a, b) => a - b).join();
  await tx
    .updateTable("jobs")
    .set({ owner_id: ownerOf(people) })
    // The job's form has its recruiters too: a form that was opened before would restore the former recruiters.
    .$if(!isSame, (job) =>
      job.set({ recruiter_ids: recruiters }).set((eb) => ({ version: eb("version", "+", 1) })),
    )
    .where("id", "=", id)
    .execute();
  const added = people.filter((person): person is TeamPerson & { role: AddedRole } =>
    addedRoles.some((role) => role === person.role),
  );
  await tx.deleteFrom("job_team").where("job_id", "=", id).execute();
  if (added.length === 0) return;
  await tx
    .insertInto("job_team")
    .values(added.map((person) => ({ job_id: id, account_id: person.id, role: person.role })))
    .execute();
}

/** Returns the people whose roles differ between two teams; a null role means that the person is not on that team. */
function changesOf(before: readonly TeamPerson[], after: readonly TeamPerson[]) {
  const roleIn = (team: readonly TeamPerson[], account: number) =>
    team.find(({ id }) => id === account)?.role ?? null;
  return [...new Set([...before, ...after].map(({ id }) => id))]
    .map((account_id) => ({
      account_id,
      from: roleIn(before, account_id),
      to: roleIn(after, account_id),
    }))
    .filter(({ from, to }) => from !== to);
}
