import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import { bothSides as interviewSides } from "#hiring/interviews/testing/both-sides.ts";
import { inTransaction } from "#kit/db.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { linkLimit } from "#people/accounts/contract-link.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { answerLinkedOffer, linkedOffer } from "./contract-link.ts";
import { room } from "./room.ts";
import { bothSides, of } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

const proofs = async (email: string) =>
  (await api.mails("offers.changed"))
    .filter(({ to_email }) => to_email === email)
    .map(({ props }) => props.proof);

/** Creates a sent offer, with functions that read and answer it by its link. */
async function sent() {
  const side = await bothSides(api);
  const draft = await side.create();
  const file = new File([new Uint8Array(await makePdf(["HỢP ĐỒNG"]))], "Hợp đồng.pdf");
  await side.employer(contract.attachFile, { ...of(draft), files: { file } });
  const offer = (await side.employer(contract.sendOffer, of(draft))).data;
  const [token] = (await proofs(side.candidate.email)) as [string];
  const anonymous = await api.as(null, { "x-language": "en" });
  return {
    ...side,
    offer,
    token,
    see: async (link = token) => (await anonymous(linkedOffer, { query: { token: link } })).data,
    answer: (answer: "accept" | "decline", note?: string) =>
      anonymous(answerLinkedOffer, { body: { token, answer, note } }),
    fetch: (what: string) => api.app.inject({ url: `/api/v2/public/offers/${what}token=${token}` }),
  };
}

/** Removes the account of a candidate, as of a person whom the company has added. */
const withoutAccount = ({ candidate }: { candidate: { candidateId: number } }) =>
  api.database.db
    .updateTable("candidates")
    .set({ account_id: null })
    .where("id", "=", candidate.candidateId)
    .execute();

describe("The link of an offer", () => {
  it("shows that offer alone without a session, with letter and file, and changes nothing", async () => {
    const [one, other] = [await sent(), await sent()];
    expect(await one.see()).toMatchObject({
      id: one.offer.id,
      type: "own_offer",
      attributes: { status: "pending", monthly_salary: 25_000_000, can: { accept: true, decline: true } },
    });
    expect((await other.see()).id).toBe(other.offer.id);
    for (const what of ["letter?language=en&", "letter?language=vi&", "file?"]) {
      const { statusCode, rawPayload, headers } = await one.fetch(what);
      expect([statusCode, rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
    expect((await one.offers())[0]?.attributes.status).toBe("pending");
  });

  it.each([
    ["accept", "accepted"],
    ["decline", "declined"],
  ] as const)("can %s it once, and shows the answer then", async (verb, status) => {
    const side = await sent();
    expect((await side.answer(verb, "Cảm ơn")).data.attributes).toMatchObject({
      status,
      answer_note: "Cảm ơn",
    });
    expect(await refusal(side.answer(verb))).toMatchObject({ status: 409, codes: ["offer_state_changed"] });
    expect(await side.see()).toMatchObject({
      attributes: { status, can: { accept: false, decline: false } },
    });
    expect((await side.offers())[0]?.attributes.status).toBe(status);
  });

  it("counts one of several answers at once", async () => {
    const side = await sent();
    const tries = await Promise.allSettled([
      side.answer("accept"),
      side.answer("decline"),
      side.answer("accept"),
      side.seeker(contract.answerOffer, { ...of(side.offer), body: { answer: "accept" } }),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const recipients = (await api.mails("offers.answered")).filter(
      ({ to_email }) => to_email === side.recruiter.email,
    );
    expect(recipients).toHaveLength(1);
  });

  it("is refused when it is forged, truncated, or of another kind", async () => {
    const side = await sent();
    const interviewed = await interviewSides(api);
    await interviewed.schedule();
    const [invited] = await api.mails("interviews.changed");
    const others = [await api.token(side.candidate.id), String(invited?.props.proof)];
    for (const wrong of ["none", `${side.token.slice(0, -4)}AAAA`, "", ...others])
      expect(await refusal(side.see(wrong))).toMatchObject({ status: 410, codes: ["offer_link_ended"] });
  });

  it("ends with the last day of the offer in Vietnam", async () => {
    const side = await sent();
    api.clock.set(new Date("2026-03-09T16:59:00Z"));
    expect(await side.see()).toMatchObject({ attributes: { can: { accept: true } } });
    api.clock.set(new Date("2026-03-09T17:00:00Z"));
    expect(await refusal(side.see())).toMatchObject({ status: 410, codes: ["offer_link_ended"] });
    expect(await refusal(side.answer("accept"))).toMatchObject({ status: 410 });
    expect((await side.fetch("file?")).statusCode).toBe(410);
  });

  it("shows only the state of a withdrawn offer", async () => {
    const side = await sent();
    await side.employer(contract.cancelOffer, { ...of(side.offer), body: { note: "Đã đóng" } });
    expect(await side.see()).toEqual({
      id: side.offer.id,
      type: "offer_state",
      attributes: { status: "canceled" },
    });
    expect(await refusal(side.answer("accept"))).toMatchObject({
      status: 409,
      codes: ["offer_state_changed"],
    });
    for (const what of ["letter?", "file?"]) expect((await side.fetch(what)).statusCode).toBe(410);
    // The email about a withdrawn offer has no link for an answer.
    expect(await proofs(side.candidate.email)).toEqual([side.token, null]);
  });

  it("ends when the candidate is erased", async () => {
    const side = await sent();
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [side.id], monday));
    expect(await refusal(side.see())).toMatchObject({ status: 410 });
  });

  it("answers for a candidate without an account, whom the company has added", async () => {
    const side = await sent();
    await withoutAccount(side);
    expect(await side.answer("accept")).toMatchObject({ data: { attributes: { status: "accepted" } } });
  });

  it("is in the emails about the end of an offer for candidates without an account only", async () => {
    const [added, own, late] = [await sent(), await sent(), await sent()];
    for (const side of [added, late]) await withoutAccount(side);
    for (const side of [added, own])
      await side.employer(contract.cancelOffer, { ...of(side.offer), body: { note: "Đã đóng" } });
    api.clock.set(new Date("2026-03-09T17:01:00Z"));
    await room.schedules["expire-offers"].run(api.services, api.clock.now());
    const lastTo = async ({ candidate }: typeof own) =>
      (await api.mails("offers.changed")).filter(({ to_email }) => to_email === candidate.email).at(-1)
        ?.props;
    expect(await lastTo(own)).toMatchObject({ change: "canceled", application: own.id, proof: null });
    for (const [side, status] of [
      [added, "canceled"],
      [late, "expired"],
    ] as const) {
      const { application, change, proof } = (await lastTo(side)) ?? {};
      expect({ application, change }).toEqual({ application: null, change: status });
      expect((await side.see(String(proof))).attributes.status).toBe(status);
    }
  });
});

it("Guesses of a link are limited for their IP address only", async () => {
  const limited = await testApi({ RATE_LIMIT: "1" });
  const guess = () =>
    limited.app.inject({ url: `/api/v2/public/offers?token=guess`, remoteAddress: "203.0.113.7" });
  const statuses = new Set<number>();
  for (let n = 0; n < linkLimit.max; n++) statuses.add((await guess()).statusCode);
  expect([...statuses]).toEqual([410]);
  const refused = await guess();
  expect(refused.statusCode).toBe(429);
  expect(refused.json().errors[0]).toMatchObject({ code: "too_many_requests" });
  const elsewhere = await limited.app.inject({
    url: "/api/v2/public/offers?token=guess",
    remoteAddress: "203.0.113.8",
  });
  expect(elsewhere.statusCode).toBe(410);
});
