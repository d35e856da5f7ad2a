import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { minute } from "#kit/clock.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { companyOffers } from "./contract-list.ts";
import { room } from "./room.ts";
import { answer, bothSides, mailsTo, refusalWith } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

const run = (name: keyof typeof room.schedules) => room.schedules[name].run(api.services, api.clock.now());
const expire = () => run("expire-offers");
describe("Offers", () => {
  it("can be answered until the end of their last day, then expire, and both sides are notified once", async () => {
    const side = await bothSides(api);
    const offer = await side.create({ send: true });
    api.clock.set(new Date("2026-03-09T16:59:00Z"));
    await expire();
    expect((await side.offers())[0]?.attributes.can.accept).toBe(true);
    api.clock.set(new Date("2026-03-09T17:01:00Z"));
    await expect(answer(side, offer, { answer: "accept" })).rejects.toMatchObject(
      refusalWith("offer_state_changed"),
    );
    await Promise.all([1, 2].map(() => expire()));
    expect((await side.offers())[0]?.attributes.status).toBe("expired");
    expect((await mailsTo(api, side.candidate.email, "offers.changed")).map(({ change }) => change)).toEqual([
      "sent",
      "expired",
    ]);
    expect(await mailsTo(api, side.recruiter.email, "offers.answered")).toMatchObject([
      { answer: "expired" },
    ]);
  });

  it("end with a rejected application once the rejection is final, and the candidate of a sent offer is notified", async () => {
    const [sent, draft] = [await bothSides(api), await bothSides(api)];
    await sent.create({ send: true });
    await draft.create();
    for (const side of [sent, draft])
      await side.employer(applications.reject, { ...side.at, body: { reason_id: 1 } });
    expect((await sent.employer(companyOffers, {})).data).toEqual([]);
    await run("end-offers");
    expect((await sent.offers())[0]?.attributes.status).toBe("pending");
    api.clock.advance(10 * minute);
    await Promise.all([run("end-offers"), run("end-offers")]);
    expect((await sent.offers())[0]?.attributes.status).toBe("canceled");
    expect((await mailsTo(api, sent.candidate.email, "offers.changed")).map(({ change }) => change)).toEqual([
      "sent",
      "canceled",
    ]);
    const { data } = await draft.employer(contract.applicantOffers, draft.at);
    expect(data.map(({ attributes }) => attributes.status)).toEqual(["canceled"]);
    expect(await mailsTo(api, draft.candidate.email, "offers.changed")).toEqual([]);
  });

  it("are declined by a candidate who withdraws, also after accepting", async () => {
    for (const accepts of [false, true]) {
      const side = await bothSides(api);
      const offer = await side.create({ send: true });
      if (accepts) await answer(side, offer, { answer: "accept" });
      const own = (await side.seeker(applications.myApplication, side.at)).data.attributes;
      expect(own).toMatchObject({ status: "offer", offer_accepted: accepts });
      expect(own.timeline.some(({ kind }) => kind === "offer_accepted")).toBe(accepts);
      const board = await side.employer(applications.board, { params: { id: side.job.id } });
      const cards = board.data.attributes.stages.flatMap((stage) => stage.applicants.data);
      expect(cards.map(({ attributes }) => attributes.offer === "accepted")).toEqual([accepts]);
      await side.seeker(applications.withdraw, { ...side.at, body: { reason_id: 1 } });
      expect((await side.offers())[0]?.attributes.status).toBe("declined");
      const { data } = await side.seeker(applications.myApplication, side.at);
      expect(data.attributes).toMatchObject({ status: "withdrawn", offer_accepted: false });
      expect(data.attributes.timeline.map(({ kind }) => kind)).not.toContain("offer_declined");
      expect(data.attributes.timeline.at(-1)?.kind).toBe("withdrawn");
      await run("end-offers");
      expect(await mailsTo(api, side.candidate.email, "offers.changed")).toHaveLength(1);
    }
  });
});
