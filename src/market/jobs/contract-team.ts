import { z } from "zod";
import { byId, idParam, one, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { teamCaps, teamRoles } from "./team.ts";

/** A limit above the length of every version (`versionOf`). */
const mostVersion = teamCaps.people * 40;
const person = z.object({ id: z.string(), full_name: z.string() });

const jobTeam = resource(
  "job_team",
  z.object({
    job: z.object({ id: z.string(), title: z.string() }),
    /** The version of the team, which differs after each change. A change sends the version on which it is based. */
    version: z.string(),
    /** The people of the team: the owner is first, the others are sorted by role and name. */
    people: z.array(person.extend({ role: z.enum(teamRoles) })),
    /** Other members of the company or agency, who can be added. Empty for callers who may not edit the team. */
    others: z.array(person),
    can: z.object({ edit: z.boolean(), change_owner: z.boolean() }),
  }),
);

export const team = hiringEndpoint({
  method: "GET",
  path: "/jobs/:id/team",
  summary: "The hiring team of a job: people and their roles. All of its people may read it",
  params: byId,
  answer: one(jobTeam),
});

export const changeTeam = hiringEndpoint({
  method: "PUT",
  path: "/jobs/:id/team",
  summary:
    "Replace the hiring team of a job: people who are left out lose their role. Only those who manage the job may, and only administrators change its owner",
  params: byId,
  body: z.object({
    version: z.string().max(mostVersion),
    people: z
      .array(z.object({ id: idParam, role: z.enum(teamRoles) }))
      .max(teamCaps.people, "too_many_people"),
  }),
  answer: one(jobTeam),
  errors: ["not_a_member", "person_twice", "one_owner", "too_many_people", "team_changed"],
});
