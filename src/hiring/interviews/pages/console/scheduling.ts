import type { LoaderFunctionArgs } from "react-router";
import { load, type Outcome } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads the people who can be chosen as interviewers. */
export async function membersFor({ context, request }: Args) {
  const { data } = await load(context, request, companyMembers, { query: { active: true, all: true } });
  return data.map(({ id, attributes }) => ({ id: Number(id), full_name: attributes.full_name }));
}

/** Returns whether a refusal is a warning that the user may ignore. */
export function isWarning(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false;
  return outcome.errors.some(({ code }) => code === "interview_clash" || code === "interview_on_holiday");
}
