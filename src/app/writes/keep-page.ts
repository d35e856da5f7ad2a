import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { emitSaved } from "#ui/form/writes.ts";
import { notDone } from "./not-done.ts";
import { current } from "./router.ts";
import { sendWrites, Unanswered } from "./send.ts";
import { changeNotice, type Failed, type FailureKind } from "./state.ts";

type Results = Record<string, DataStrategyResult>;

/** The form that was submitted last, until its request begins. */
let form: { element: HTMLFormElement; button: HTMLElement | null } | null = null;

/** Starts to watch forms and to send their writes. */
export function watchWrites(): void {
  sendWrites();
  window.addEventListener("submit", onSubmit, true);
  for (const near of ["pointerdown", "focusin"]) window.addEventListener(near, onNear, true);
}

function onSubmit(event: SubmitEvent): void {
  const element = writingForm(event.target);
  form = element && { element, button: event.submitter };
  if (!element || navigator.onLine || new URL(element.action).pathname === location.pathname) return;
  // The router would load the code of the target page, and without a network the browser would show its own error page.
  event.preventDefault();
  event.stopPropagation();
  changeNotice({ failed: { kind: "offline", text: null, requestId: null, again: resend() }, sending: null });
}

/** Fetches the code of the target page of a form in advance, while there is a network. */
function onNear({ target }: Event): void {
  const element = target instanceof Element && writingForm(target.closest("form"));
  if (element) current().prepare(new URL(element.action).pathname);
}

/** Returns the element if it is a form that posts, else null. */
function writingForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.method === "post" ? target : null;
}

/**
 * Wraps every write of a page. If the write fails, the page stays as it is with all entered values, and a notice says why and
 * offers a way on.
 */
export async function keepPage(request: Request, next: () => Promise<unknown>): Promise<Results> {
  const again = resend();
  changeNotice({ failed: null });
  const results = (await next()) as Results;
  if (request.signal.aborted) return results;
  const [id, result] = Object.entries(results)[0] ?? [];
  if (!id || !result) return results;
  const why = failureOf(result, request);
  const page = new URL(request.url).pathname;
  if (!why) {
    if (isSuccess(result)) emitSaved(page);
    return results;
  }
  changeNotice({ failed: { ...why, again }, sending: null });
  return { [id]: { type: "data", result: data(current().stay(page, id), { status: notDone }) } };
}

/**
 * Keeps the page in view if the network fails while it is loaded again, after a write or after a live update, or while a part of it loads
 * more in the background. A part then has no new data, and a notice says so.
 */
export async function keepLoaded(request: Request, next: () => Promise<unknown>): Promise<Results> {
  const results = (await next()) as Results;
  const url = new URL(request.url);
  const shown = current().shown(url);
  if (!shown) {
    // Only another page removes the notice about a failed write; data that a page loads in the background does not.
    if (current().opens(url)) {
      changeNotice({ failed: null });
      return results;
    }
    if (Object.values(results).some(isLost))
      changeNotice({ failed: { kind: "notLoaded", text: null, requestId: null, again: null } });
  }
  return Object.fromEntries(
    Object.entries(results).map(([id, loaded]) =>
      isLost(loaded) && (!shown || Object.hasOwn(shown, id))
        ? [id, { type: "data", result: shown?.[id] }]
        : [id, loaded],
    ),
  );
}

/** Returns whether the network failed before the data arrived. */
const isLost = ({ type, result }: DataStrategyResult) => type === "error" && result instanceof TypeError;

function resend(): Failed["again"] {
  const sent = form;
  form = null;
  if (!sent) return null;
  return () => {
    const { element, button } = sent;
    if (element.isConnected) element.requestSubmit(button?.isConnected ? button : null);
  };
}

/** Returns the reason of a write's failure; null if it succeeded, or if the page itself shows the errors. */
function failureOf({ type, result }: DataStrategyResult, request: Request): Omit<Failed, "again"> | null {
  if (result instanceof Response) return redirected(result, request);
  if (type !== "error") return null;
  const unexplained = { text: null, requestId: null };
  const error = unwrapped(result);
  if (error instanceof Unanswered) return { ...unexplained, kind: error.kind };
  if (!isRouteErrorResponse(result))
    return { ...unexplained, kind: result instanceof TypeError ? "lost" : "server" };
  const { text = null, requestId = null } = (result.data ?? {}) as Partial<Failed>;
  return { kind: kindOf(result.status), text, requestId };
}

/**
 * Returns the failure behind a redirect: to the sign-in page because the session has ended, or to the page for forbidden
 * actions.
 */
function redirected(response: Response, request: Request): Omit<Failed, "again"> | null {
  const to = response.headers.get("location") ?? "";
  const unexplained = { text: null, requestId: null };
  if (to === "/403") return { ...unexplained, kind: "forbidden" };
  if (/^\/login(\?next=|\?notice=ended|$)/.test(to) && new URL(request.url).pathname !== "/login")
    return { ...unexplained, kind: "signedOut" };
  return null;
}

function kindOf(status: number): FailureKind {
  if (status === 408) return "lost";
  if (status === 404 || status === 410) return "gone";
  if (status === 413) return "tooLarge";
  if (status === 429) return "tooMany";
  return status >= 500 ? "server" : "refused";
}

function isSuccess({ type, result }: DataStrategyResult): boolean {
  if (result instanceof Response) return true;
  return type === "data" && unwrapped(result) === undefined;
}

/** Returns the value that an action has returned or thrown, without the status that the router adds. */
function unwrapped(result: unknown): unknown {
  const { type, data } = (result ?? {}) as { type?: unknown; data?: unknown };
  return type === "DataWithResponseInit" ? data : result;
}
