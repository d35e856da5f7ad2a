import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { duties } from "#hiring/company-home/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { askApproval, decideApproval } from "./contract-approval.ts";
import { editOfferTemplate } from "./contract-template.ts";
import { bothSides, mailsTo, of, refusalWith, terms } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

/** Makes both sides of an offer in a company that requires approvals, with a second administrator and a member. */
async function company() {
  const side = await bothSides(api);
  const { companyId } = side.recruiter;
  const boss = await makeRecruiter(api.database.db, { companyId });
  const member = await makeRecruiter(api.database.db, { companyId, member: true });
  await side.employer(editOfferTemplate, { body: { needs_approval: true } });
  const [asBoss, asMember] = [await api.as(boss.id, { "x-language": "en" }), await api.as(member.id)];
  const offer = await side.create();
  const ask = async () => (await side.employer(askApproval, of(offer))).data.attributes.approval?.id ?? "";
  const decide = (
    approval: string,
    decision: "approve" | "refuse",
    { by = asBoss, reason = null as string | null } = {},
  ) => by(decideApproval, { ...of(offer), body: { approval: Number(approval), decision, reason } });
  const shown = async (by = side.employer) =>
    (await by(contract.applicantOffers, side.at)).data[0]?.attributes;
  return { ...side, boss, asBoss, asMember, offer, ask, decide, shown };
}

describe("The approval of an offer", () => {
  it("is required before the offer is sent, where the workspace wants that", async () => {
    const { employer, offer, ask, decide, shown, create, at } = await company();
    expect(await shown()).toMatchObject({ approval: null, can: { send: false, ask: true, decide: false } });
    const refused = refusalWith("offer_needs_approval");
    await expect(employer(contract.sendOffer, of(offer))).rejects.toMatchObject(refused);
    await expect(
      employer(contract.editOffer, { ...of(offer), body: { ...terms, send: true } as never }),
    ).rejects.toMatchObject(refused);
    const id = await ask();
    await expect(employer(askApproval, of(offer))).rejects.toMatchObject(refusalWith("offer_state_changed"));
    await expect(employer(contract.sendOffer, of(offer))).rejects.toMatchObject(refused);
    await decide(id, "approve");
    expect(await shown()).toMatchObject({ approval: { state: "approved" }, can: { send: true, ask: false } });
    await employer(contract.sendOffer, of(offer));
    await employer(contract.cancelOffer, { ...of(offer), body: { note: null } });
    await expect(create({ send: true })).rejects.toMatchObject(refused);
    expect((await employer(contract.applicantOffers, at)).data).toHaveLength(1);
  });

  it("is given by another administrator of the workspace alone, never by its author or the person who asked", async () => {
    const side = await company();
    const id = await side.ask();
    const others = await bothSides(api);
    const input = { ...of(side.offer), body: { approval: Number(id), decision: "approve" as const } };
    for (const endpoint of [askApproval, decideApproval]) {
      await expect((await api.as(null))(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(side.seeker(endpoint, input as never)).rejects.toMatchObject({ status: 403 });
      await expect(others.employer(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
      await expect(side.asMember(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    await expect(side.decide(id, "approve", { by: side.employer })).rejects.toMatchObject(
      refusalWith("offer_approval_own", 403),
    );
    expect(await side.shown()).toMatchObject({ can: { decide: false } });
    expect(await side.shown(side.asBoss)).toMatchObject({ can: { decide: true } });
  });

  it("is a duty of those who may give it, and reaches both by mail", async () => {
    const { asBoss, boss, employer, recruiter, ask, decide, offer } = await company();
    const id = await ask();
    const waiting = async (by: typeof asBoss) => (await by(duties)).data.map(({ id: duty }) => duty);
    expect(await waiting(asBoss)).toContain(`approval-${offer.id}`);
    expect(await waiting(employer)).not.toContain(`approval-${offer.id}`);
    expect(await mailsTo(api, boss.email, "offers.approval_asked")).toMatchObject([{ salary: 25_000_000 }]);
    expect(await mailsTo(api, recruiter.email, "offers.approval_asked")).toEqual([]);
    await decide(id, "approve");
    expect(await waiting(asBoss)).not.toContain(`approval-${offer.id}`);
    expect(await mailsTo(api, recruiter.email, "offers.approval_decided")).toMatchObject([
      { decision: "approved", reason: null },
    ]);
  });

  it("is refused with a reason, and can be asked for again", async () => {
    const { recruiter, ask, decide, shown } = await company();
    const id = await ask();
    await expect(decide(id, "refuse")).rejects.toMatchObject(refusalWith("offer_approval_reason", 422));
    await decide(id, "refuse", { reason: "Lương vượt khung" });
    expect(await shown()).toMatchObject({
      approval: { state: "refused", reason: "Lương vượt khung" },
      can: { send: false, ask: true },
    });
    expect(await mailsTo(api, recruiter.email, "offers.approval_decided")).toMatchObject([
      { decision: "refused", reason: "Lương vượt khung" },
    ]);
    await decide(await ask(), "approve");
    expect(await shown()).toMatchObject({ can: { send: true } });
  });

  it("is about the terms that were read: a change ends it, before and after the decision", async () => {
    const { employer, offer, ask, decide, shown } = await company();
    const first = await ask();
    await employer(contract.editOffer, { ...of(offer), body: { ...terms, monthly_salary: 30_000_000 } });
    await expect(decide(first, "approve")).rejects.toMatchObject(refusalWith("offer_state_changed"));
    const second = await ask();
    await expect(decide(first, "approve")).rejects.toMatchObject(refusalWith("offer_state_changed"));
    await decide(second, "approve");
    await employer(contract.editOffer, { ...of(offer), body: terms });
    expect(await shown()).toMatchObject({ approval: null, can: { send: false, ask: true } });
  });

  it("cannot be asked for where no other administrator exists, nor is it needed where the workspace does not want it", async () => {
    const side = await bothSides(api);
    const offer = await side.create();
    await expect(side.employer(askApproval, of(offer))).rejects.toMatchObject(
      refusalWith("offer_no_approver"),
    );
    await side.employer(contract.sendOffer, of(offer));
  });
});
