import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageServices } from "#kit/page.ts";
import { keepTexts } from "./load-texts.ts";
import { RequestBasicsContext } from "./request-basics.ts";

// What the process around the build needs of it; `pageServices` must be this build's own copy.
export { renderMail } from "./mails.tsx";
export { pageServices };

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !(error instanceof Response)) console.error(error);
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
  const { nonce, language } = context.get(pageServices);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <RequestBasicsContext value={{ nonce, language }}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RequestBasicsContext>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error(error);
        },
      },
    );
    setTimeout(abort, timeoutMs).unref();
  });
}
