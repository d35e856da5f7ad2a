import { type ActionFunctionArgs, redirect } from "react-router";
import { submit } from "#kit/page.ts";
import { logout } from "../contract.ts";

/** Following a link must not end a session. */
export function loader() {
  throw redirect("/");
}

export async function action({ context, request }: ActionFunctionArgs) {
  await submit(context, request, logout);
  // What the pages kept on this device goes too; language and theme are cookies, and stay.
  throw redirect("/login", { headers: { "clear-site-data": '"storage"' } });
}
