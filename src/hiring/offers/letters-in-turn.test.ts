import { describe, expect, it } from "vitest";
import { shareLinkCreate } from "#hiring/share-links/contract.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday, testApi } from "#test/api.ts";
import { bothSides } from "./testing/both-sides.ts";

describe("The letter of an offer", () => {
  it("does not wait for 120 requests of one share link, which all get their PDF", async () => {
    const api = await testApi();
    const { db } = api.database;
    const side = await bothSides(api);
    const offer = await side.create();
    const token = await api.token(side.recruiter.id);
    const letter = async (language: string) => {
      const began = performance.now();
      const url = `/api/v2/companies/offers/${offer.id}/letter?language=${language}`;
      const { statusCode } = await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(statusCode).toBe(200);
      return performance.now() - began;
    };
    const me = await makeCandidate(db);
    await db
      .insertInto("candidate_profiles")
      .values({ account_id: me.id, introduction: "Tôi làm kế toán. ".repeat(150), updated_at: monday })
      .execute();
    const owner = await api.as(me.id);
    const { url } = await owner(shareLinkCreate, { body: { name: "Một", sections: ["introduction"] } });
    const shared = `/api/v2/public/share_cvs/${url.split("/").at(-1)}/pdf`;
    const alone = await letter("en");
    const many = Array.from({ length: 120 }, () =>
      api.app.inject({ url: shared, remoteAddress: "203.0.113.5", headers: { "user-agent": "Mozilla/5.0" } }),
    );
    // The letter in another language is not cached, so it is rendered.
    expect(await letter("vi")).toBeLessThan(alone + 10_000);
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
