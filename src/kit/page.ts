import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { type ApiFieldError, type Caller, isApiError } from "./call.ts";
import type { AnswerOf, CallInput, Endpoint } from "./contract.ts";
import type { Language } from "./i18n.ts";
import { signInPath } from "./next.ts";
import type { SiteMap } from "./pages.ts";

/** What a page's loader and action may use; created by the server for each request. */
export interface PageServices<Viewer = unknown> {
  call: Caller;
  /** Who is signed in, or null. */
  viewer: Viewer | null;
  language: Language;
  /** The server's time, the same in the HTML and in the browser. */
  now: Date;
  publicUrl: string;
  /** The addresses of the product. */
  siteMap: SiteMap;
  theme: string;
  production: boolean;
  noindex: boolean;
  /** The tag manager and the visitor's consent to it; null where none is configured. */
  tags: { id: string; consent: "yes" | "no" | null } | null;
  setCookie(header: string): void;
  /** Records in the audit log that the viewer was not admitted to a page. */
  notAdmitted(): Promise<void>;
  /** Offers the page to the page cache; see `cachePage`. */
  cachePage(terms: CacheTerms): void;
  /** Where the server's entry puts the complete document, so that it is sent without streams. */
  document: RenderedDocument;
  /** The request cannot be served at all: every page becomes the error page of this status. */
  refusal: {
    status: number;
    headers: Record<string, string> /** The reason, where the page says it. */;
    text: string | null;
  } | null;
}

/** The document that the server's entry rendered. */
export interface RenderedDocument {
  /** Null where the answer is no document: data, or a redirect. */
  html: Buffer | null;
  /** The hashes of its inline scripts, as sources of the content security policy. */
  scripts: Set<string>;
}

/** How long a page is valid, and what it depends on besides path, language and theme. */
export interface CacheTerms {
  seconds: number;
  /** The query parameters that the page reads; others do not affect it. */
  query?: readonly string[];
  /** The page expires at this moment, even if that is sooner. */
  until?: string | Date | null;
  /** What the page shows: each time the cached page is sent, a view of it is counted. */
  viewOf?: number;
}

export const pageServices = createContext<PageServices>();

type Context = Readonly<RouterContextProvider>;

/**
 * For loaders of public pages: the page of visitors without a session may be cached and sent to others until public
 * data changes. Only for pages that are the same for every visitor: the loader reads no cookie and no header, and its
 * forms contain nothing of the visitor. Without effect for signed-in users.
 */
export function cachePage(context: Context, terms: CacheTerms): void {
  context.get(pageServices).cachePage(terms);
}

/** For loaders: calls the API and lets the router show the error (404 page, 403 page, sign-in page). */
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
  | { ok: false; status: number; errors: ApiFieldError[]; meta: Record<string, unknown> };

/**
 * For actions: errors that the user can correct (422, 409, 413, 429 …) are returned to the form; others become an error
 * page. `handled` names further statuses that the form itself answers: a failed sign-in is a 401.
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
        return { ok: false, status: error.status, errors: error.errors, meta: error.meta };
    }
    throw asPage(error, request);
  }
}

/**
 * For actions of a button, without a form that could answer: what is refused is said in the words of the API, beside the page that
 * stays (app/writes), or without script on the error page. `done` names statuses after which nothing is left to do.
 */
export async function perform<E extends Endpoint>(
  context: Context,
  request: Request,
  endpoint: E,
  input?: CallInput<E>,
  done: readonly number[] = [],
): Promise<void> {
  try {
    await context.get(pageServices).call(endpoint, input);
  } catch (error) {
    if (!isApiError(error) || !done.includes(error.status)) throw asPage(error, request);
  }
}

/** For actions: the fields of the posted form. A body that is no form, or too large, is a client error. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw data(null, { status: (error as { status?: unknown }).status === 413 ? 413 : 400 });
  }
}

/**
 * The address of the page that a request is for. The router requests a page's data at a separate address, which must
 * not be a redirect target.
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
    return redirect(signInPath(pathname + search, request.method !== "GET"));
  }
  if (error.status === 403) return redirect("/403");
  const headers: Record<string, string> = error.retryAfter ? { "retry-after": error.retryAfter } : {};
  const text = error.errors[0]?.detail ?? null;
  return data({ requestId: error.meta.request_id ?? null, text }, { status: error.status, headers });
}
