import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { type ApiFault, type Caller, isApiError } from "./call.ts";
import type { AnswerOf, CallInput, Endpoint } from "./contract.ts";
import type { Language } from "./i18n.ts";
import { signInPath } from "./next.ts";

/** What a page's loader and action may use; made for each request by the server. */
export interface PageServices<Viewer = unknown> {
  call: Caller;
  /** Who is signed in, or null. */
  viewer: Viewer | null;
  language: Language;
  /** Now, as the server sees it: the same in the HTML and in the browser. */
  now: Date;
  publicUrl: string;
  theme: string;
  production: boolean;
  noindex: boolean;
  /** The tag manager that may be loaded, and what the visitor said to it; null where none is set up. */
  tags: { id: string; consent: "yes" | "no" | null } | null;
  setCookie(header: string): void;
  /** Offers the page to be kept ready-made; see `keep`. */
  keep(terms: KeepTerms): void;
  /** Where the server's entry leaves the whole document, so that it is sent without passing through streams. */
  document: RenderedDocument;
  /** The request cannot be served at all: every page becomes the error page of this status. */
  refusal: { status: number; headers: Record<string, string> } | null;
}

/** The document that the server's entry rendered. */
export interface RenderedDocument {
  /** Null where the answer is none: data, or the way to another page. */
  html: Buffer | null;
  /** Its inline scripts as sources of a content security policy: the hashes of their code. */
  scripts: Set<string>;
}

/** How long a page stays true, and what it depends on beside its path, the language and the theme. */
export interface KeepTerms {
  seconds: number;
  /** The query parameters that the page reads; any others make no difference to it. */
  query?: readonly string[];
  /** It stops being true at this moment, even if that is sooner. */
  until?: string | Date | null;
  /** What is looked at: each time that the kept page is shown, a view of it is counted. */
  viewOf?: number;
}

export const pageServices = createContext<PageServices>();

type Context = Readonly<RouterContextProvider>;

/**
 * For loaders of public pages: what visitors without a session see may be kept and shown to the next one, until something
 * in the market changes. Only for pages that are the same for every visitor: the loader reads no cookie and no header, and
 * its forms carry nothing of their own. Does nothing for who is signed in.
 */
export function keep(context: Context, terms: KeepTerms): void {
  context.get(pageServices).keep(terms);
}

/**
 * For loaders: calls the API and lets the router show what went wrong (404 page, 403 page, the sign-in page).
 */
export async function load<E extends Endpoint>(
  context: Context,
  request: Request,
  endpoint: E,
  input?: CallInput<E>,
): Promise<AnswerOf<E>> {
  try {
    return await context.get(pageServices).call(endpoint, input);
  } catch (error) {
    throw asPage(error, request);
  }
}

export type Outcome<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; faults: ApiFault[]; meta: Record<string, unknown> };

/**
 * For actions: what the person can correct (422, 409, 413, 429 …) comes back as faults for the form; the rest becomes a page.
 * `handled` names further statuses that the form itself answers: a failed sign-in is a 401.
 */
export async function submit<E extends Endpoint>(
  context: Context,
  request: Request,
  endpoint: E,
  input?: CallInput<E>,
  handled: readonly number[] = [],
): Promise<Outcome<AnswerOf<E>>> {
  try {
    return { ok: true, data: await context.get(pageServices).call(endpoint, input) };
  } catch (error) {
    if (isApiError(error) && error.status < 500) {
      if (![401, 403, 404].includes(error.status) || handled.includes(error.status))
        return { ok: false, status: error.status, faults: error.faults, meta: error.meta };
    }
    throw asPage(error, request);
  }
}

/** For actions: the fields of the form that was sent. What is no form, or too large a one, is its sender's fault. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw data(null, { status: (error as { status?: unknown }).status === 413 ? 413 : 400 });
  }
}

/**
 * The address of the page that a request is for. The router asks for a page's data under a name of its own, which nobody
 * may be sent to.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  url.searchParams.delete("_routes");
  return url;
}

function asPage(error: unknown, request: Request): unknown {
  if (!isApiError(error)) return error;
  if (error.status === 401) {
    const { pathname, search } = pageUrl(request);
    return redirect(signInPath(pathname + search));
  }
  if (error.status === 403) return redirect("/403");
  const headers: Record<string, string> = error.retryAfter ? { "retry-after": error.retryAfter } : {};
  return data({ requestId: error.meta.request_id ?? null }, { status: error.status, headers });
}
