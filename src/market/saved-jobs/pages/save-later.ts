import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { safeNext } from "#kit/next.ts";
import { formOf, type PageServices, pageServices, perform } from "#kit/page.ts";
import { withWelcome } from "#people/accounts/access.ts";
import type { Account } from "#people/accounts/actor.ts";
import { save } from "../contract.ts";
import { saveLaterPath } from "../paths.ts";

/** Lifetime of the cookie: enough time to sign up or to reset a password. */
const keptSeconds = 30 * 60;
const name = "save-job";
const jobId = /^\d{1,15}$/;

/**
 * Remembers the job that a visitor wants to save and redirects to the login. The id is in a cookie that only
 * a form of this site can set, so that a link from elsewhere cannot save a job.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const services = context.get(pageServices) as PageServices<Account>;
  const id = String((await formOf(request)).get("job") ?? "");
  if (!jobId.test(id)) throw data(null, { status: 404 });
  const next = safeNext(request) ?? "/home";
  keep(services, id, keptSeconds);
  const back = `${saveLaterPath}?${new URLSearchParams({ next })}`;
  if (services.viewer) throw redirect(back);
  throw redirect(`/login?${new URLSearchParams({ site: "candidate", next: back })}`);
}

/** After login or sign-up: saves the remembered job, and redirects back to its page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(pageServices) as PageServices<Account>;
  const next = safeNext(request) ?? "/home";
  const id = keptIn(request);
  if (id && services.viewer?.kind === "candidate") {
    // An error because the job is gone or the list is full does not stop the redirect.
    await perform(context, request, save, { params: { id } }, [404, 409]);
    keep(services, "", 0);
  }
  throw redirect(new URL(request.url).searchParams.has("welcome") ? withWelcome(next) : next);
}

function keep({ publicUrl, setCookie }: PageServices, id: string, seconds: number): void {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  setCookie(`${name}=${id}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

function keptIn(request: Request): string | null {
  const cookies = (request.headers.get("cookie") ?? "").split("; ");
  const id = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  return jobId.test(id) ? id : null;
}
