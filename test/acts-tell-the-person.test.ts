import { beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "#kit/i18n.ts";
import { contactPath } from "#market/support/paths.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { allRoutes } from "../src/app/api.ts";
import { renderMail } from "../src/app/mails.tsx";
import { type TestApi, testApi } from "./api.ts";
import { ask, fullNameOf } from "./company-endpoints/ask.ts";
import type { Request } from "./company-endpoints/request.ts";
import { seekerRows } from "./matrix/foreign-rows.ts";
import { notices, ownRequests } from "./room-testing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const origin = "https://sen.test";
const isWrite = /^(POST|PUT|PATCH|DELETE) \/admins?\//;
const writes = () =>
  allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => isWrite.test(fullNameOf(endpoint)) && !endpoint.open);
const mailed = Object.entries(notices).flatMap(([name, notice]) =>
  typeof notice === "string" ? [] : [{ name, ...notice }],
);

/** Returns the text that an administrator enters for the reader of the mail. */
function reasonIn({ body = {} }: Request): string {
  const { reason, note, revoke_note } = body as Record<string, unknown>;
  const entered = reason ?? note ?? revoke_note;
  expect(entered).toBeTypeOf("string");
  return String(entered).replaceAll(/<[^>]*>/g, "");
}

describe("A write of an administrator", () => {
  it("is declared as an act that sends a mail, or with the reason why no mail is due", () => {
    expect(Object.keys(notices).sort()).toEqual(writes().map(fullNameOf).sort());
    for (const [name, notice] of Object.entries(notices)) {
      const why = typeof notice === "string" ? notice : notice.grants;
      if (why !== undefined) expect(why.length, name).toBeGreaterThan(20);
    }
  });

  it.each(mailed)("$name mails $mail in both languages, with reason and appeal", async (notice) => {
    const endpoint = writes().find((each) => fullNameOf(each) === notice.name)!;
    const { db } = api.database;
    const [admin, consultant] = [await makeStaff(db, "admin"), await makeStaff(db, "consultant")];
    const { ids: _, ...rows } = await seekerRows(api);
    const make = notice.request ?? ownRequests[notice.name];
    const request = await make?.({ ...rows, admin, consultant });
    expect(request?.params !== undefined || !endpoint.path.includes("/:"), "has a whole request").toBe(true);
    const before = (await api.mails(notice.mail)).length;
    const { status, text } = await ask(api, endpoint, request!, admin.id);
    expect(status, text).toBeLessThan(300);
    const mails = (await api.mails(notice.mail)).slice(before);
    expect(mails.length).toBeGreaterThan(0);
    for (const { to_email, props } of mails) {
      expect(to_email).not.toBe(admin.email);
      const rendered = await Promise.all(
        languages.map((language: Language) => renderMail(notice.mail, language, props, origin)),
      );
      expect(rendered[0]?.subject).not.toBe(rendered[1]?.subject);
      if (notice.grants !== undefined) continue;
      for (const mail of rendered) {
        expect(mail.text).toContain(reasonIn(request!));
        expect(mail.text).toContain(origin + contactPath);
      }
    }
  });
});
