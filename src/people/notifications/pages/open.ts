import { type LoaderFunctionArgs, redirect } from "react-router";
import { load } from "#kit/page.ts";
import { read } from "../contract.ts";

/** Marks a notification as read and redirects to the page to which it links. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, read, { params: { id: params.id ?? "" } });
  throw redirect(data.attributes.path);
}
