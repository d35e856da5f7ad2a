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
import { RequestBasicsContext } from "./request-basics.ts";

// What the process around the build needs of it; `pageServices` must be this build's own copy.
export { renderMail } from "./mails.tsx";
export { pageServices };

export function handleError(error: unknown, { request }: { request: Request }) {
  // A form posted to a page that takes none, for one: nothing of ours failed, and the router's words name the address.
  const isAnswer = error instanceof Response || isRouteErrorResponse(error);
  if (!request.signal.aborted && !isAnswer) console.error(error);
}

await loadAllTexts();

const timeoutMs = 10_000;

/** Renders the page whole before it is sent: what it says must not depend on a script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, document } = context.get(pageServices);
  const { serverHandoffStream, ...handoffTaken } = entry;
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

interface Rendering {
  html: string;
  failed: boolean;
}

/** What React writes where a part of the page has not been rendered. */
const missingPart = "<!--$!-->";

/** In one go, which takes two thirds of the time of a stream; null where something has to be waited for, or has failed. */
function renderedAtOnce(tree: ReactNode): Rendering | null {
  try {
    const html = renderToString(tree);
    return html.includes(missingPart) ? null : { html: `<!DOCTYPE html>${html}`, failed: false };
  } catch {
    return null;
  }
}

/** Waits for all parts, as for the code of a page that is shown for the first time. */
function renderedInTime(tree: ReactNode): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Parts of a document that come later are put in place by a script of React's, which no hash allows.
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
 * The loaders' data as a script for the router in the browser, all of it: the router would render a script for each part
 * as it comes, within a boundary of its own.
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
