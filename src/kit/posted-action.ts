import { type ActionFunctionArgs, redirect } from "react-router";
import { formOf, pageUrl } from "./page.ts";

/** The arguments of a page's action, with the form that it has read. */
export type PostedArgs = ActionFunctionArgs & { posted: FormData };

/** The forms of a page by the value of their field `do`. A form answers what the page shows, or null after a success. */
export type PostedActions<Shown> = Readonly<Record<string, (args: PostedArgs) => Promise<Shown | null>>>;

/**
 * Runs the form of a page that was posted. After a success the page is shown again, so that a reload does not post the form a second
 * time.
 * @throws Response 400 for a form that the page does not have
 */
export async function runPosted<Shown>(
  args: ActionFunctionArgs,
  actions: PostedActions<Shown>,
): Promise<Shown> {
  const posted = await formOf(args.request);
  const name = String(posted.get("do"));
  const run = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!run) throw new Response(null, { status: 400 });
  const shown = await run({ ...args, posted });
  if (shown !== null) return shown;
  const { pathname, search } = pageUrl(args.request);
  throw redirect(pathname + search);
}
