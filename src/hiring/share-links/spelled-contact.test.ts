import { expect, it } from "vitest";
import { makeCandidate } from "#people/accounts/factory.ts";
import { account, phone, plantedTexts, squashed } from "#profiles/cv/testing/planted-contact.ts";
import { monday, testApi } from "#test/api.ts";
import { sharedCv, shareLinkCreate } from "./contract.ts";

it("A share link hides contact data in every spelling", async () => {
  const api = await testApi();
  const { db } = api.database;
  const { id } = await makeCandidate(db);
  await db
    .insertInto("candidate_profiles")
    .values({ account_id: id, language: 1, updated_at: monday })
    .execute();
  const call = await api.as(id);
  const body = { name: "Cho anh Bình", sections: ["introduction" as const] };
  const { url } = await call(shareLinkCreate, { body });
  const visitor = await api.as(null);
  for (let from = 0; from < plantedTexts.length; from += 50) {
    const introduction = plantedTexts.slice(from, from + 50).join("\n\n");
    await db.updateTable("candidate_profiles").set({ introduction }).where("account_id", "=", id).execute();
    const { data } = await visitor(sharedCv, { params: { token: url.split("/").at(-1) ?? "" } });
    const shown = squashed(String(data.attributes.document.introduction));
    expect(shown).toContain("1500000020000000");
    for (const secret of [phone, account]) expect(shown).not.toContain(secret);
  }
});
