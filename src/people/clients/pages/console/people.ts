import type { LoaderFunctionArgs } from "react-router";
import { load } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";

/** Loads the active consultants of the agency as options of a select. */
export async function colleagues({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { data } = await load(context, request, companyMembers, { query: { active: true, all: true } });
  return data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name }));
}
