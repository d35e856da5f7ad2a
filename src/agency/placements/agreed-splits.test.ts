import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { agencyReports } from "#agency/agency-reports/contract.ts";
import { answerShare, askShare, reassign } from "#agency/introductions/contract.ts";
import { makeGate } from "#agency/introductions/testing/desk.ts";
import { makeCvFile } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { dailySeed, examples } from "#test/examples.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Lets a colleague put the lead's person on an order by an agreement, for a part of the sourcer's share. */
async function agreed(bps: number) {
  api.clock.set(monday);
  const gate = await makeGate(api);
  const { db, asLead, asOther, put } = gate;
  const person = await gate.person({ email: `hanh-${gate.agencyId}@example.test` });
  await put(asLead, person, (await gate.order()).jobId);
  const theirs = await gate.order(asOther);
  const { meta } = await refusal(put(asOther, person, theirs.jobId));
  const id = Number((meta.now as { ownership_id: string }).ownership_id);
  const { data } = await asOther(askShare, { params: { id }, body: { job_id: theirs.jobId, bps } });
  await asLead(answerShare, { params: { id: Number(data.id) }, body: { answer: "accept" } });
  const applicantId = Number((await put(asOther, person, theirs.jobId)).data.id);
  /** Makes the applicant ready for an introduction. */
  const agree = async () => {
    const cv = { cv_file_id: (await makeCvFile(db, person)).id, cv_kind: "pdf" } as const;
    await db.updateTable("applicants").set(cv).where("id", "=", applicantId).execute();
    await makeRepresentation(db, { id: applicantId, agency_id: gate.agencyId });
  };
  const hire = async () => {
    await agree();
    const { job_id, company_id } = await db
      .selectFrom("applicants")
      .select(["job_id", "company_id"])
      .where("id", "=", applicantId)
      .executeTakeFirstOrThrow();
    const days = { start_date: dayOf(monday), offer_date: dayOf(monday), valid_until: dayOf(monday) };
    await db
      .insertInto("offers")
      .values({
        applicant_id: applicantId,
        job_id,
        company_id,
        agency_id: gate.agencyId,
        status: "accepted",
        monthly_salary: 40_000_000,
        sent_at: monday,
        ...days,
      })
      .execute();
    await gate.moveToKind(gate.asAdmin, applicantId, "hired");
    return (await gate.asAdmin(contract.placements, { query: {} })).data[0];
  };
  return { ...gate, ownership: { params: { id } }, applicantId, agree, hire };
}

describe("The agreement about a person", () => {
  it("divides the sourcer's share of the placement, which both consultants see in it and in reports", async () => {
    const { hire, lead, other, asLead, asOther } = await agreed(5000);
    const made = await hire();
    const { splits, fee } = made!.attributes;
    expect(splits.slice(-2)).toMatchObject([
      { account: { id: String(other.id) }, role: "sourcer", bps: 2500 },
      { account: { id: String(lead.id) }, role: "sourcer", bps: 2500 },
    ]);
    expect(splits.reduce((sum, { bps }) => sum + bps, 0)).toBe(10_000);
    expect(splits.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee);
    for (const call of [asLead, asOther]) {
      const { data } = await call(contract.placement, { params: { id: Number(made?.id) } });
      expect(data.attributes.splits).toEqual(splits);
      const report = await call(agencyReports.fees, { query: { period: "all", by: "month" } });
      const own = splits.filter(
        ({ account }) => account?.id === String(call === asLead ? lead.id : other.id),
      );
      expect(report.data.attributes.total?.[0]).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
    }
  });

  it("shows both consultants their part of the submission before a hire", async () => {
    const { applicantId, agree, moveToKind, asAm, asLead, asOther } = await agreed(2500);
    await agree();
    await moveToKind(asAm, applicantId, "sent_to_client");
    const shareOf = async (call: typeof asLead) =>
      (await call(agencyReports.submissions, { query: { period: "all", by: "month" } })).data.attributes
        .total?.[0];
    expect(await shareOf(asOther)).toBeCloseTo(0.125);
    // The lead also owns the client, which is a fifth of the fee.
    expect(await shareOf(asLead)).toBeCloseTo(0.375 + 0.2);
  });

  it("leaves the whole share to a colleague who got the person in the meantime", async () => {
    const { hire, ownership, other, asAdmin } = await agreed(5000);
    await asAdmin(reassign, { ...ownership, body: { owner_id: other.id, reason: "Nghỉ phép dài" } });
    const made = await hire();
    expect(made?.attributes.splits.at(-1)).toMatchObject({
      account: { id: String(other.id) },
      role: "sourcer",
      bps: 5000,
    });
  });

  it("adds up to the whole fee for any part", async () => {
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 9999 }), async (bps) => {
      const made = await (await agreed(bps)).hire();
      const { splits, fee } = made!.attributes;
      expect(splits).toHaveLength(4);
      expect(splits.reduce((sum, each) => sum + each.bps, 0)).toBe(10_000);
      expect(splits.reduce((sum, each) => sum + each.amount, 0)).toBe(fee);
      expect(splits.every((each) => each.bps > 0)).toBe(true);
    });
    await fc.assert(property, { numRuns: 5 * examples, seed: dailySeed, examples: [[1], [9999]] });
  });
});
