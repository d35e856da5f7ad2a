import { z } from "zod";
import { addedRoles } from "#market/jobs/team.ts";
import { readData, text } from "./data.ts";

/** Hiring managers and interviewers of the demo company's jobs. Jobs and members are named by their keys. */
export const hiringTeams = readData(
  "hiring-teams",
  z.array(z.strictObject({ job: text, member: text, role: z.enum(addedRoles) })),
);

/** Returns the hiring managers and interviewers of a job. */
export function addedTo(jobKey: string): typeof hiringTeams {
  return hiringTeams.filter(({ job }) => job === jobKey);
}
