import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageServices } from "#kit/page.ts";
import { keepTexts } from "./load-texts.ts";
import { RequestBasicsContext } from "./request-basics.ts";

// What the process around the build needs of it; `pageServices` must be this build's own copy.
export { renderMail } from "./mails.tsx";
export { pageServices };

export function handleError(error: unknown, { request }: { request: Request }) {
  // A form posted to a page that takes none, for one: nothing of ours failed, and the router's words name the address.
  const isAnswer = error instanceof Response || isRouteErrorResponse(error);
  if (!request.signal.aborted && !isAnswer) console.error(error);
}

keepTexts(import.meta.glob<{ default: Record<string, unknown> }>("./texts/*.{en,vi}.ts", { eager: true }));

const timeoutMs = 10_000;

/** Renders the page whole before it is sent: what it says must not depend on a script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, document } = context.get(pageServices);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <RequestBasicsContext value={{ nonce, language }}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RequestBasicsContext>,
      {
        nonce,
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
      whole(scriptsLast(Buffer.concat(chunks)));
    },
    on: () => target,
    destroy() {},
  };
  return target as unknown as NodeJS.WritableStream;
}

/**
 * Styles and fonts are what a page is read with; on a slow network the scripts, three times as heavy, must not take their
 * place. The router gives no word for it. Nothing that people write can contain this tag: it is escaped.
 */
function scriptsLast(html: Buffer): Buffer {
  const tag = '<link rel="modulepreload"';
  return Buffer.from(html.toString("latin1").replaceAll(tag, `${tag} fetchpriority="low"`), "latin1");
}
