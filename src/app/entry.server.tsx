import { createHash } from "node:crypto";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageServices } from "#kit/page.ts";
import { scriptJson } from "#seo/structured.ts";
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
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <RequestBasicsContext value={{ language, scripts: { allow, handoff } }}>
        <ServerRouter context={handoffTaken} url={request.url} />
      </RequestBasicsContext>,
      {
        // Parts of a document that come later are put in place by a script of React's, which no hash allows.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(
            collector((html) => {
              clearTimeout(timer);
              document.html = html;
              headers.set("content-type", "text/html; charset=utf-8");
              resolve(new Response(null, { headers, status: failed ? 500 : status }));
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, timeoutMs).unref();
  });
}

/** Takes everything that React writes; nothing flows back, so nothing of a stream's machinery is needed. */
function collector(whole: (html: Buffer) => void): NodeJS.WritableStream {
  const chunks: Uint8Array[] = [];
  const target = {
    write(chunk: Uint8Array | string) {
      chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
      return true;
    },
    end() {
      whole(Buffer.concat(chunks));
    },
    on: () => target,
    destroy() {},
  };
  return target as unknown as NodeJS.WritableStream;
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
