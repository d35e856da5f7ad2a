import { type ActionFunctionArgs, redirect } from "react-router";
import { submit } from "#kit/page.ts";
import { logout } from "../contract.ts";

/** A GET must not end a session. */
export function loader() {
  throw redirect("/");
}

export async function action({ context, request }: ActionFunctionArgs) {
  await submit(context, request, logout);
  // Local data of pages is cleared too; language and theme are cookies and remain.
  throw redirect("/login", { headers: { "clear-site-data": '"storage"' } });
}
