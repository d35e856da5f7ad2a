import { expect, it } from "vitest";
import { makeView } from "#administration/viewing/factory.ts";

import { tokenKeys } from "#people/accounts/tokens.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { testSite } from "../browser.ts";
import { readPage } from "../read-page.ts";
import { tokenOf } from "../session.ts";
import { fillPages } from "./filled-pages.ts";
import { nameOf } from "./look.ts";

it("Every page of an account is shown in a view, with the bar that names the account", {
  timeout: 600_000,
}, async () => {
  const site = await testSite();
  const { db } = site.database;
  const { pages, emails } = await fillPages(site);
  const token = await tokenOf(site.database, tokenKeys(site.services.secret), emails.admin.id, new Date());
  const cookies = new Map([["token", token]]);
  const wrong: string[] = [];
  for (const role of ["candidate", "recruiter", "consultant"] as const) {
    const { id, full_name: name } = await db
      .selectFrom("accounts")
      .select(["id", "full_name"])
      .where("email", "=", emails[role].email)
      .executeTakeFirstOrThrow();
    const addresses = Object.values(pages[role]).flat();
    expect(addresses.length).toBeGreaterThan(40);
    await makeView(db, { accountId: id, by: emails.admin.id, token, at: new Date() });
    for (const address of addresses) {
      const path = typeof address === "string" ? address : address.vi;
      const { status, text, html } = await readPage(site.url, path, { cookies });
      const bars = (["en", "vi"] as const).map((language) => errorText(language, "view_only", { name }));
      const isWhole = bars.some((bar) => text.includes(bar)) || !html.includes("<header");
      if (status >= 500 || !isWhole) wrong.push(`${role} ${nameOf(address)} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
