import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { type ApiFieldError, type Caller, isApiError } from "./call.ts";
import type { AnswerOf, CallInput, Endpoint } from "./contract.ts";
import type { Language } from "./i18n.ts";
import { signInPath } from "./next.ts";
import type { SiteMap } from "./pages.ts";

/** Services for loaders and actions of pages; the server creates them for each request. */
export interface PageServices<Viewer = unknown> {
  call: Caller;
  /** The signed-in account, or null. */
  viewer: Viewer | null;
  /** The texts of the bar above a page that an administrator views as another account; null for other pages. */
  viewing: { text: string; end: string } | null;
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
  /** Returns the new path of a page of a workspace that was merged into the viewer's; null for other pages. */
  movedTo(): Promise<string | null>;
  /** Records in the audit log that the viewer was refused a page. */
  notAdmitted(): Promise<void>;
  /** Offers the page to the page cache; see `cachePage`. */
  cachePage(terms: CacheTerms): void;
  /** The server's entry stores the complete document here, so that it is sent without streams. */
  document: RenderedDocument;
  /** Status and text of a request that cannot be served: every page becomes the error page of this status. */
  refusal: {
    status: number;
    headers: Record<string, string>;
    /** The reason of the refusal; null when the page shows none. */
    text: string | null;
  } | null;
}

/** The document that the server's entry rendered. */
export interface RenderedDocument {
  /** The HTML of the document; null when the answer is data or a redirect. */
  html: Buffer | null;
  /** The hashes of the document's inline scripts, as sources of the content security policy. */
  scripts: Set<string>;
}

/** The lifetime of a cached page, and its inputs besides path, language and theme. */
export interface CacheTerms {
  seconds: number;
  /** The query parameters that the page reads; others do not affect it. */
  query?: readonly string[];
  /** A time at which the page expires, if that is sooner. */
  until?: string | Date | null;
  /** The job of the page: a view of it is counted each time the cached page is sent. */
  viewOf?: number;
}

export const pageServices = createContext<PageServices>();

type Context = Readonly<RouterContextProvider>;

/**
 * Caches the page of visitors without a session until public data changes. Call it only for pages that are
 * the same for every visitor: the loader reads no cookie and no header, and its forms contain no data of the
 * visitor. It has no effect for signed-in users.
 */
export function cachePage(context: Context, terms: CacheTerms): void {
  context.get(pageServices).cachePage(terms);
}

/** Calls the API in a loader; an error becomes the matching page (404, 403, sign-in). */
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
 * Calls the API in an action. Errors that the user can correct (422, 409, 413, 429 …) are returned to the
 * form; others become an error page. `handled` names further statuses that the form shows: a failed sign-in
 * is a 401.
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
 * Ends the action of a form that the API has accepted: redirects, or returns what was done to a form in a panel, whose page stays
 * in view.
 */
export function leave(request: Request, to: string, done: string): { done: string } {
  if (new URL(request.url).searchParams.has("panel")) return { done };
  throw redirect(to);
}

/**
 * Calls the API in the action of a button without a form. A refusal is shown in the API's words on the
 * current page (app/writes), or without script on the error page. `done` names statuses that count as
 * success.
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

/**
 * Reads the fields of a posted form in an action. A body that is not a form, or is too large, is a client
 * error.
 */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw data(null, { status: (error as { status?: unknown }).status === 413 ? 413 : 400 });
  }
}

/**
 * Returns the address of the requested page. The router requests a page's data at another address, which must
 * not become a redirect target.
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
  // During a view (administration/viewing) the page stays, with the reason why the write was refused.
  const isView = error.errors[0]?.code === "view_only";
  if (error.status === 403 && !isView) return redirect("/403");
  const headers: Record<string, string> = error.retryAfter ? { "retry-after": error.retryAfter } : {};
  const text = error.errors[0]?.detail ?? null;
  return data({ requestId: error.meta.request_id ?? null, text }, { status: error.status, headers });
}
