import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { emitSaved } from "#ui/form/writes.ts";
import { notDone } from "./not-done.ts";
import { current } from "./router.ts";
import { sendWrites, Unanswered } from "./send.ts";
import { changeNotice, type Failed, type FailureKind } from "./state.ts";

type Results = Record<string, DataStrategyResult>;

/** What was submitted last, until its request is seen. */
let form: { element: HTMLFormElement; button: HTMLElement | null } | null = null;

/** Begins to watch forms and to send what they write. */
export function watchWrites(): void {
  sendWrites();
  window.addEventListener("submit", onSubmit, true);
  for (const near of ["pointerdown", "focusin"]) window.addEventListener(near, onNear, true);
}

function onSubmit(event: SubmitEvent): void {
  const element = writingForm(event.target);
  form = element && { element, button: event.submitter };
  if (!element || navigator.onLine || new URL(element.action).pathname === location.pathname) return;
  // The router would load the code of the other page, and without a network the browser's own page instead of ours.
  event.preventDefault();
  event.stopPropagation();
  changeNotice({ failed: { kind: "offline", text: null, requestId: null, again: resend() }, sending: null });
}

/** Fetches the code of the page that a form leads to, while there is a network. */
function onNear({ target }: Event): void {
  const element = target instanceof Element && writingForm(target.closest("form"));
  if (element) current().prepare(new URL(element.action).pathname);
}

/** A form that writes by a script. */
function writingForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.method === "post" ? target : null;
}

/**
 * Around every write of a page: one that fails leaves the page as it is, with all that was typed and chosen, and a notice says
 * why and how to go on.
 */
export async function keepPage(request: Request, next: () => Promise<unknown>): Promise<Results> {
  const again = resend();
  changeNotice({ failed: null });
  const results = (await next()) as Results;
  if (request.signal.aborted) return results;
  const [id, given] = Object.entries(results)[0] ?? [];
  if (!id || !given) return results;
  const why = failureOf(given, request);
  const page = new URL(request.url).pathname;
  if (!why) {
    if (isYes(given)) emitSaved(page);
    return results;
  }
  changeNotice({ failed: { ...why, again }, sending: null });
  return { [id]: { type: "data", result: data(current().stay(page, id), { status: notDone }) } };
}

/**
 * What a page shows stays where it cannot be loaded again for want of a network: after a write, or when it hears of news.
 */
export async function keepLoaded(request: Request, next: () => Promise<unknown>): Promise<Results> {
  const results = (await next()) as Results;
  const url = new URL(request.url);
  const shown = current().shown(url);
  if (!shown) {
    // What a page loads beside itself does not take its notice away: only another page does.
    if (current().opens(url)) changeNotice({ failed: null });
    return results;
  }
  return Object.fromEntries(
    Object.entries(results).map(([id, given]) =>
      given.type === "error" && given.result instanceof TypeError && Object.hasOwn(shown, id)
        ? [id, { type: "data", result: shown[id] }]
        : [id, given],
    ),
  );
}

function resend(): Failed["again"] {
  const sent = form;
  form = null;
  if (!sent) return null;
  return () => {
    const { element, button } = sent;
    if (element.isConnected) element.requestSubmit(button?.isConnected ? button : null);
  };
}

/** Why it was not done; null where it was, or where the page itself says what is wrong. */
function failureOf({ type, result }: DataStrategyResult, request: Request): Omit<Failed, "again"> | null {
  if (result instanceof Response) return redirected(result, request);
  if (type !== "error") return null;
  const said = { text: null, requestId: null };
  const error = unwrapped(result);
  if (error instanceof Unanswered) return { ...said, kind: error.kind };
  if (!isRouteErrorResponse(result))
    return { ...said, kind: result instanceof TypeError ? "lost" : "server" };
  const { text = null, requestId = null } = (result.data ?? {}) as Partial<Failed>;
  return { kind: kindOf(result.status), text, requestId };
}

/** To the log-in, because the session has ended, or to the page for what one may not do. */
function redirected(response: Response, request: Request): Omit<Failed, "again"> | null {
  const to = response.headers.get("location") ?? "";
  const said = { text: null, requestId: null };
  if (to === "/403") return { ...said, kind: "forbidden" };
  if (/^\/login(\?next=|\?notice=ended|$)/.test(to) && new URL(request.url).pathname !== "/login")
    return { ...said, kind: "signedOut" };
  return null;
}

function kindOf(status: number): FailureKind {
  if (status === 408) return "lost";
  if (status === 404 || status === 410) return "gone";
  if (status === 413) return "tooLarge";
  if (status === 429) return "tooMany";
  return status >= 500 ? "server" : "refused";
}

function isYes({ type, result }: DataStrategyResult): boolean {
  if (result instanceof Response) return true;
  return type === "data" && unwrapped(result) === undefined;
}

/** The router puts what an action answered, or threw, beside its status. */
function unwrapped(result: unknown): unknown {
  const { type, data } = (result ?? {}) as { type?: unknown; data?: unknown };
  return type === "DataWithResponseInit" ? data : result;
}
