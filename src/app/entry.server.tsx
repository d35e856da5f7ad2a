import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageServices } from "#kit/page.ts";
import { scriptJson } from "#platform/seo/structured.ts";
import { loadAllTexts } from "./load-texts.ts";
import { consoleShells, siteListOf } from "./page-lists.ts";
import { RequestBasicsContext } from "./request-basics.ts";

// Exports for the process that loads the build. `pageServices` must be the build's own copy.
export { renderMail } from "./mails.tsx";
export { pageServices };

export function handleError(error: unknown, { request }: { request: Request }) {
  // A thrown response is no failure of the server: a form was posted to a page without an action, for example. Its error is
  // not logged, because the router's message contains the address.
  const isAnswer = error instanceof Response || isRouteErrorResponse(error);
  if (!request.signal.aborted && !isAnswer) console.error(error);
}

await loadAllTexts();

const timeoutMs = 10_000;

/** Renders the whole page before it is sent, so that its content does not depend on a script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, document } = context.get(pageServices);
  const { serverHandoffStream, ...handoffTaken } = withPageList(entry);
  const handoff = await handoffOf(serverHandoffStream);
  document.scripts.clear();
  const allow = (code: string) => void document.scripts.add(hashSource(code));
  const tree = (
    <RequestBasicsContext value={{ language, scripts: { allow, handoff } }}>
      <ServerRouter context={handoffTaken} url={request.url} />
    </RequestBasicsContext>
  );
  const { html, failed } = renderedAtOnce(tree) ?? (await renderedInTime(tree));
  document.html = Buffer.from(html);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { headers, status: failed ? 500 : status });
}

/** Lets pages outside of consoles load the shorter list of pages. In development, the list is not a file of the build. */
function withPageList(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const isConsole = staticHandlerContext.matches.some(({ route }) => consoleShells.has(route.id));
  if (isConsole || !import.meta.env.PROD) return entry;
  return { ...entry, manifest: { ...manifest, url: siteListOf(manifest.url) } };
}

interface Rendering {
  html: string;
  failed: boolean;
}

/** The comment that React writes for a part of the page that is not rendered. */
const missingPart = "<!--$!-->";

/** Renders synchronously, in two thirds of the time of a stream. Returns null if a part has to be waited for or has failed. */
function renderedAtOnce(tree: ReactNode): Rendering | null {
  try {
    const html = renderToString(tree);
    return html.includes(missingPart) ? null : { html: `<!DOCTYPE html>${html}`, failed: false };
  } catch {
    return null;
  }
}

/** Renders as a stream and waits for all parts, such as the code of a page that is shown for the first time. */
function renderedInTime(tree: ReactNode): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(tree, {
      // React moves late parts of a document to their places with a script, which the content policy does not allow.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, timeoutMs).unref();
  });
}

/**
 * Returns the loaders' data as one script for the router in the browser. The router would render a script for each part, each
 * within its own boundary.
 */
async function handoffOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return " ";
  const text = scriptJson(await new Response(stream).text());
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${text});${controller}.close();`;
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
