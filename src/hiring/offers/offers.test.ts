import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import { inTransaction } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { fillJob, jobFilled, undoFill } from "./contract-fill.ts";
import { type OfferField, offerTexts } from "./terms.ts";
import { answer, bothSides, mailsTo, of, refusalWith, terms } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

describe("Offers", () => {
  it("need a session of the right kind, and offers of other companies are not found", async () => {
    const [own, others] = [await bothSides(api), await bothSides(api)];
    const anonymous = await api.as(null);
    const offer = await own.create();
    const calls = [
      [contract.applicantOffers, own.at, others.employer, own.seeker],
      [contract.createOffer, { ...own.at, body: terms }, others.employer, own.seeker],
      [contract.editOffer, { ...of(offer), body: terms }, others.employer, own.seeker],
      [contract.sendOffer, of(offer), others.employer, own.seeker],
      [contract.cancelOffer, { ...of(offer), body: {} }, others.employer, own.seeker],
      [contract.offerLetter, of(offer), others.employer, own.seeker],
      [jobFilled, { params: { id: own.job.id } }, others.employer, own.seeker],
      [fillJob, { params: { id: own.job.id } }, others.employer, own.seeker],
      [undoFill, { params: { id: own.job.id } }, others.employer, own.seeker],
      [contract.answerOffer, { ...of(offer), body: { answer: "accept" } }, others.seeker, own.employer],
      [contract.myOfferLetter, of(offer), others.seeker, own.employer],
    ] as const;
    for (const [endpoint, input, stranger, wrongKind] of calls) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(stranger(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
      await expect(wrongKind(endpoint, input as never)).rejects.toMatchObject({ status: 403 });
    }
    await expect(anonymous(contract.myOffers)).rejects.toMatchObject({ status: 401 });
  });

  it("store every field that is sent, in a new offer and in an edit, and show it to both sides and in the mail", async () => {
    const side = await bothSides(api, { jobLevel: 4 });
    const first: Record<OfferField, unknown> = {
      offer_date: "2026-03-04",
      start_date: "2026-04-10",
      monthly_salary: 30_000_000,
      currency: "VND",
      salary_basis: "net",
      probation: 2,
      probation_percent: 90,
      line_manager: "Trần Thị Bình",
      valid_until: "2026-03-20",
      message: "Chào mừng bạn",
    };
    const second: Record<OfferField, unknown> = {
      offer_date: "2026-03-05",
      start_date: "2026-04-11",
      monthly_salary: 1500,
      currency: "USD",
      salary_basis: "gross",
      probation: 1,
      probation_percent: 95,
      line_manager: "Lê Văn Cường",
      valid_until: "2026-03-21",
      message: "Hẹn gặp bạn",
    };
    const offer = await side.create(first);
    expect(offer.attributes).toMatchObject(first);
    await side.employer(contract.editOffer, { ...of(offer), body: { ...second, send: true } as never });
    const { data } = await side.employer(contract.applicantOffers, side.at);
    expect(data[0]?.attributes).toMatchObject(second);
    expect((await side.offers())[0]?.attributes).toMatchObject(second);
    const [mail] = await mailsTo(api, side.candidate.email, "offers.changed");
    expect(mail?.texts).toEqual(pick(second, offerTexts));
  });

  it("have the requested date, or the day of sending if that is later", async () => {
    const side = await bothSides(api);
    await expect(side.create({ offer_date: "2026-03-01" })).rejects.toMatchObject({
      status: 422,
      errors: [{ code: "offer_date_invalid", source: { pointer: "/offer_date" } }],
    });
    const offer = await side.create({ offer_date: "2026-03-05", note: "Riêng của chuyên viên" });
    expect(offer.attributes).toMatchObject({ offer_date: "2026-03-05" });
    expect(Object.keys(offer.attributes)).not.toContain("note");
    const edited = await side.employer(contract.editOffer, { ...of(offer), body: terms });
    expect(edited.data.attributes.offer_date).toBe("2026-03-05");
    const sent = await side.employer(contract.sendOffer, of(offer));
    expect(sent.data.attributes.offer_date).toBe("2026-03-05");

    const waiting = await bothSides(api);
    const late = await waiting.create();
    expect(late.attributes.offer_date).toBe("2026-03-02");
    api.clock.set(new Date("2026-03-04T02:00:00Z"));
    const body = { ...terms, offer_date: "2026-03-02", send: true };
    const saved = await waiting.employer(contract.editOffer, { ...of(late), body });
    expect(saved.data.attributes.offer_date).toBe("2026-03-04");
  });

  it("are hidden from the candidate as drafts, and count as a response that moves the applicant once sent", async () => {
    const side = await bothSides(api);
    const offer = await side.create();
    expect(offer.attributes).toMatchObject({ status: "draft", valid_until: "2026-03-09", probation: 3 });
    expect(await side.offers()).toEqual([]);
    expect(await side.stage()).toBe("final_interview");
    await side.employer(contract.editOffer, { ...of(offer), body: { ...terms, monthly_salary: 26_000_000 } });
    const sent = (await side.employer(contract.sendOffer, of(offer))).data.attributes;
    expect(sent).toMatchObject({
      status: "pending",
      monthly_salary: 26_000_000,
      can: { edit: false, cancel: true },
    });
    expect(await side.stage()).toBe("offer");
    expect((await side.offers())[0]?.attributes).toMatchObject({
      status: "pending",
      can: { accept: true, decline: true },
    });
    expect(await mailsTo(api, side.candidate.email, "offers.changed")).toMatchObject([
      { change: "sent", salary: 26_000_000 },
    ]);
    await expect(side.employer(contract.sendOffer, of(offer))).rejects.toMatchObject(
      refusalWith("offer_cannot_be_sent"),
    );
    await expect(side.employer(contract.editOffer, { ...of(offer), body: terms })).rejects.toMatchObject(
      refusalWith("offer_state_changed"),
    );
  });

  it.each([
    ["to a rejected applicant", { outcome: "rejected" }],
    ["to one who withdrew", { outcome: "withdrawn" }],
    ["to one who is hired", { stageKind: "hired" }],
  ] as const)("are refused %s", async (_, options) => {
    const side = await bothSides(api, options);
    await expect(side.create()).rejects.toMatchObject(refusalWith("offer_applicant_ended"));
  });

  it.each([
    ["a start in the past", { start_date: "2026-03-01" }, "/start_date", "offer_start_early"],
    ["an end in the past", { valid_until: "2026-03-01" }, "/valid_until", "offer_valid_until"],
    ["an end after 90 days", { valid_until: "2026-08-01" }, "/valid_until", "offer_valid_until"],
    ["half a salary in probation", { probation_percent: 50 }, "/probation_percent", "probation_pay_low"],
    ["half a year of probation for staff", { probation: 4 }, "/probation", "probation_too_long"],
    ["a salary that lost its zeros", { monthly_salary: 25 }, "/monthly_salary", "salary_meant_million"],
    ["another currency with the same number", { currency: "USD" }, "/monthly_salary", "salary_meant_million"],
    ["a currency that is none", { currency: "BTC" }, "/currency", "invalid"],
  ])("are refused with %s", async (_, wrong, pointer, code) => {
    const side = await bothSides(api, { jobLevel: 2 });
    await expect(side.create(wrong)).rejects.toMatchObject({
      status: 422,
      errors: [{ code, source: { pointer } }],
    });
  });

  it("may have half a year of probation for managers", async () => {
    const side = await bothSides(api, { jobLevel: 4 });
    expect((await side.create({ probation: 4 })).attributes.probation).toBe(4);
  });
  it("are refused while another one is open, also in concurrent requests", async () => {
    const side = await bothSides(api);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => side.create()));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === "rejected") expect(tried.reason).toMatchObject(refusalWith("offer_open"));
  });

  it("are accepted once, which permits the move to Hired", async () => {
    const side = await bothSides(api);
    const offer = await side.create({ send: true });
    await expect(side.move("hired")).rejects.toMatchObject(refusalWith("offer_not_accepted"));
    const tries = await Promise.allSettled([
      answer(side, offer, { answer: "accept", note: "Cảm ơn anh chị" }),
      answer(side, offer, { answer: "decline" }),
      answer(side, offer, { answer: "accept" }),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { status } = (await side.offers())[0]?.attributes ?? {};
    expect(await mailsTo(api, side.recruiter.email, "offers.answered")).toMatchObject([{ answer: status }]);
    if (status !== "accepted") return;
    await side.move("hired");
    expect(await side.stage()).toBe("hired");
    await expect(side.employer(contract.cancelOffer, { ...of(offer), body: {} })).rejects.toMatchObject(
      refusalWith("offer_state_changed"),
    );
  });

  it("are withdrawn with a note to the candidate, and a new offer may follow", async () => {
    const side = await bothSides(api);
    const offer = await side.create({ send: true });
    await side.employer(contract.cancelOffer, { ...of(offer), body: { note: "Vị trí đã thay đổi" } });
    await expect(answer(side, offer, { answer: "accept" })).rejects.toMatchObject(
      refusalWith("offer_state_changed"),
    );
    expect(
      (await mailsTo(api, side.candidate.email, "offers.changed")).map(({ change, note }) => [change, note]),
    ).toEqual([
      ["sent", terms.message],
      ["canceled", "Vị trí đã thay đổi"],
    ]);
    expect((await side.create({ currency: "USD", monthly_salary: 1200 })).attributes.status).toBe("draft");
  });

  it("have a letter in both languages, and no field for the private notes of consultants (spec §6)", async () => {
    const side = await bothSides(api);
    const offer = await side.create({ send: true, line_manager: "Trần Thị Bình" });
    await api.database.db
      .updateTable("offers")
      .set({ note: "Riêng" })
      .where("id", "=", Number(offer.id))
      .execute();
    for (const read of [await side.employer(contract.applicantOffers, side.at), await side.offers()])
      expect(JSON.stringify(read)).not.toMatch(/"note"|Riêng/);
    const token = await api.token(side.candidate.id);
    for (const language of ["en", "vi"]) {
      const { rawPayload, headers } = await api.app.inject({
        url: `/api/v2/candidates/offers/${offer.id}/letter?language=${language}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(headers["content-type"]).toBe("application/pdf");
      expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  it("are deleted with their mails when the applicant is erased", async () => {
    const side = await bothSides(api);
    await side.create();
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [side.id], api.clock.now()));
    expect(await side.offers()).toEqual([]);
  });
});
