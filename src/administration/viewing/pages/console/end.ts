import { type ActionFunctionArgs, redirect } from "react-router";
import { perform } from "#kit/page.ts";
import { viewEnd } from "../../contract.ts";

/** Redirects a GET, because a GET must not end a view. */
export function loader() {
  throw redirect("/admin");
}

/** Ends the view of the session. A view that has ended by itself is a success. */
export async function action({ context, request }: ActionFunctionArgs) {
  await perform(context, request, viewEnd, {}, [409]);
  throw redirect("/admin");
}
