import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { withWelcome } from "#accounts/access.ts";
import type { Account } from "#accounts/actor.ts";
import { safeNext } from "#kit/next.ts";
import { formOf, type PageServices, pageServices, perform } from "#kit/page.ts";
import { save } from "../contract.ts";
import { saveLaterPath } from "../paths.ts";

/** Long enough to sign up and to look for one's password. */
const keptSeconds = 30 * 60;
const name = "save-job";
const jobId = /^\d{1,15}$/;

/**
 * Keeps which job a visitor wants to save, and leads to the log-in. It is kept in a cookie of theirs, which only a form of this site
 * can set: the address that saves does nothing of its own, whoever links to it.
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

/** After the log-in, or the sign-up: saves the job that is kept, and goes back to where it was seen. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(pageServices) as PageServices<Account>;
  const next = safeNext(request) ?? "/home";
  const id = keptIn(request);
  if (id && services.viewer?.kind === "candidate") {
    // A job that is gone meanwhile, or one too many, is no reason to stop.
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
