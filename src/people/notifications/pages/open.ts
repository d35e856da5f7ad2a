import { type LoaderFunctionArgs, redirect } from "react-router";
import { load } from "#kit/page.ts";
import { read } from "../contract.ts";

/** Where a notification leads; whoever follows it has read it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, read, { params: { id: params.id ?? "" } });
  throw redirect(data.attributes.path);
}
