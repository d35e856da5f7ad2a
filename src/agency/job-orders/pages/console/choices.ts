import type { LoaderFunctionArgs } from "react-router";
import { load } from "#kit/page.ts";
import { jobClients } from "#market/jobs/contract-agency.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";

type Request = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads the active consultants of the agency as options. */
export async function colleagues({ context, request }: Request) {
  const { data } = await load(context, request, companyMembers, { query: { active: true, all: true } });
  return data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name }));
}

/** Loads the clients for which the reader may create orders: the active ones, then leads, whose orders can only be drafts. */
export async function clientChoices({ context, request }: Request) {
  const { data } = await load(context, request, jobClients);
  return data
    .filter(({ attributes }) => attributes.can_order)
    .map(({ id, attributes: { name, active } }) => ({ value: id, label: name, active }));
}
