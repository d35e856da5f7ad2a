import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import PostalMime from "postal-mime";
import { type Config, isLoopback } from "#kit/config.ts";
import { listMailFiles } from "#kit/mail-post.ts";
import { asMatched } from "#kit/pages.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";

const html = (text: string) =>
  text
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
    .replace(/(https?:\/\/[^\s<]+)/g, '<a href="$1">$1</a>');

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>${body}</body></html>`;

/**
 * Answers paths below /dev on this machine only, unless the operator allows more. For use outside production. Requests
 * through a proxy are refused, even if the proxy runs on this machine.
 */
export function keepDevPagesHere(app: FastifyInstance, config: Config): void {
  if (config.ALLOW_PUBLIC_DEVELOPMENT) return;
  app.addHook("onRequest", async (request) => {
    if (!asMatched(request.url.split("?", 1)[0] ?? "").startsWith("/dev/")) return;
    const { "x-forwarded-for": forwardedFor, forwarded } = request.headers;
    if (
      !isLoopback(request.socket.remoteAddress ?? "") ||
      forwardedFor !== undefined ||
      forwarded !== undefined
    )
      throw new Problem(404, "not_found");
  });
}

/** Adds pages below /dev/mail with the mails that were written as files. For use outside production. */
export function addDevMail(app: FastifyInstance, services: Services): void {
  const folder = join(services.config.DATA_DIR, "mail");
  const options = { schema: { hide: true } as object };
  app.get("/dev/mail", options, async (_request, reply) => {
    const mails = await Promise.all(
      (await listMailFiles(folder)).map(async ({ name, content }) => ({
        name,
        mail: await PostalMime.parse(content),
      })),
    );
    const rows = mails.map(({ name, mail }) => {
      const to = mail.to?.map((entry) => entry.address).join(", ") ?? "";
      return `<li><a href="/dev/mail/${name}">${html(mail.subject ?? "")}</a> — ${html(to)} — ${html(mail.date ?? "")}</li>`;
    });
    const body = `<h1>Mails</h1><ol>${rows.join("")}</ol>`;
    return reply
      .type("text/html; charset=utf-8")
      .send(page("Mails", rows.length > 0 ? body : "<h1>Mails</h1><p>None yet.</p>"));
  });
  app.get<{ Params: { name: string } }>("/dev/mail/:name", options, async (request, reply) => {
    if (!/^[\w-]+\.eml$/.test(request.params.name)) throw new Problem(404, "not_found");
    const content = await readFile(join(folder, request.params.name)).catch(() => {
      throw new Problem(404, "not_found");
    });
    const mail = await PostalMime.parse(content);
    if ("html" in (request.query as object)) {
      // The content of a mail may come from any user, so it is shown without scripts.
      reply.header(
        "content-security-policy",
        `sandbox allow-popups allow-top-navigation; default-src 'none'; style-src 'unsafe-inline'; img-src ${services.config.publicUrl}`,
      );
      reply.header("x-frame-options", "SAMEORIGIN");
      return reply.type("text/html; charset=utf-8").send(mail.html ?? "");
    }
    const head = `<h1>${html(mail.subject ?? "")}</h1><p>${html(mail.to?.map((entry) => entry.address).join(", ") ?? "")}</p>`;
    const body = `${head}<p><a href="?html">HTML</a></p><pre>${html(mail.text ?? "")}</pre><p><a href="/dev/mail">All mails</a></p>`;
    return reply.type("text/html; charset=utf-8").send(page("Mail", body));
  });
}
