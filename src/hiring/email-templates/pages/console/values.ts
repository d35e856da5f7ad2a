import type { LoaderFunctionArgs } from "react-router";
import { load } from "#kit/page.ts";
import { placeholderValues } from "../../contract.ts";

/** Returns the values of placeholders for live previews. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const number = (name: string) => /^\d{1,15}$/.exec(searchParams.get(name) ?? "")?.[0];
  const query = { applicant_id: number("applicant"), language: number("language") };
  return (await load(context, request, placeholderValues, { query })).data.attributes;
}
