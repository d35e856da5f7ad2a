import { beforeAll, describe, expect, it } from "vitest";
import { bulk } from "#hiring/applications/contract-bulk.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { day, minute } from "#kit/clock.ts";
import { makeCompany } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { makeClient } from "#people/clients/factory.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { overrideOffLimits } from "./contract.ts";
import { makeGate } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function gate() {
  api.clock.set(monday);
  const desk = await makeGate(api);
  const order = await desk.order();
  return { ...desk, job: order, applicant: await desk.agreed(order.jobId) };
}
const codes = (...expected: string[]) => ({ codes: expected });

describe("The move of a person to a client", () => {
  it("is the AM's or an administrator's with the review by the AM, and any consultant's without it", async () => {
    const { db, agencyId, asLead, asAm, job, applicant, moveToKind, agreed } = await gate();
    expect(await refusal(moveToKind(asLead, applicant.id, "sent_to_client"))).toMatchObject({
      status: 409,
      ...codes("am_required"),
    });
    await moveToKind(asLead, applicant.id, "sent_to_am");
    expect(await refusal(moveToKind(asLead, applicant.id, "interview"))).toMatchObject(codes("am_required"));
    await moveToKind(asAm, applicant.id, "sent_to_client");
    const second = await agreed(job.jobId);
    await db.updateTable("agencies").set({ am_review: false }).where("id", "=", agencyId).execute();
    await moveToKind(asLead, second.id, "sent_to_client");
  });

  it("creates a submission, renews the ownership and stops the clock, and an undo at once takes it back", async () => {
    const { db, am, job, applicant, moveToKind } = await gate();
    const read = async () => ({
      submission: await db
        .selectFrom("submissions")
        .select(["by_id", "at", "ended_at"])
        .where("applicant_id", "=", applicant.id)
        .execute(),
      ownership: await db
        .selectFrom("ownerships")
        .select(["owner_id", "ends_on"])
        .where("person_id", "=", applicant.candidate_id)
        .execute(),
      order: await db
        .selectFrom("job_orders")
        .select("first_cv_at")
        .where("id", "=", job.id)
        .executeTakeFirstOrThrow(),
    });
    const later = new Date(monday.getTime() + 10 * day);
    api.clock.set(later);
    await moveToKind(await api.as(am.id), applicant.id, "sent_to_client");
    const after = await read();
    expect(after.submission).toHaveLength(1);
    expect(after.submission[0]).toMatchObject({ at: later, ended_at: null });
    expect(after.ownership[0]?.ends_on).toBe(addMonths(dayOf(later), 6));
    expect(after.order.first_cv_at).toEqual(later);
    const asAm = await api.as(am.id);
    api.clock.set(new Date(later.getTime() + minute / 2));
    await moveToKind(asAm, applicant.id, "screening");
    const undone = await read();
    expect(undone.submission).toEqual([]);
    expect(undone.order.first_cv_at).toBeNull();
    api.clock.set(new Date(later.getTime() + 20 * minute));
    await moveToKind(asAm, applicant.id, "sent_to_client");
    api.clock.set(new Date(later.getTime() + 3 * day));
    const back = await api.as(am.id);
    await moveToKind(back, applicant.id, "screening");
    await moveToKind(back, applicant.id, "interview");
    const again = (await read()).submission;
    expect(again.map(({ ended_at }) => ended_at !== null).sort()).toEqual([false, true]);
  });

  it("needs a CV, an active client, and a person who is free or the agency's own", async () => {
    const { db, client, asAm, job, applicant, moveToKind, agreed } = await gate();
    const noCv = await agreed(job.jobId);
    await db.updateTable("applicants").set({ cv_file_id: null }).where("id", "=", noCv.id).execute();
    expect(await refusal(moveToKind(asAm, noCv.id, "sent_to_client"))).toMatchObject({
      status: 422,
      ...codes("cv_required"),
    });
    await db.updateTable("clients").set({ status: 2 }).where("id", "=", client.id).execute();
    expect(await refusal(moveToKind(asAm, applicant.id, "sent_to_client"))).toMatchObject(
      codes("client_inactive"),
    );
    expect(
      await db.selectFrom("submissions").selectAll().where("applicant_id", "=", applicant.id).execute(),
    ).toEqual([]);
  });

  it("is refused for a colleague's person who came by an own application", async () => {
    const { asLead, asOther, asAm, order, person, put, moveToKind, agreed, db, applicant } = await gate();
    await put(asLead, await person({ email: applicant.email as string }), (await order()).jobId);
    const theirs = await order(asOther);
    const came = await agreed(theirs.jobId);
    await db
      .updateTable("applicants")
      .set({ candidate_id: applicant.candidate_id, email: applicant.email })
      .where("id", "=", came.id)
      .execute();
    expect(await refusal(moveToKind(asAm, came.id, "sent_to_client"))).toMatchObject(codes("owned_by_other"));
  });

  it("is refused for people of another client whose people are off limits", async () => {
    const { db, agencyId, asAdmin, asAm, order, person, put, asLead, moveToKind } = await gate();
    await makeClient(db, {
      agency_id: agencyId,
      name: "Công ty TNHH Sông Hàn",
      off_limits: true,
      activated_at: monday,
    });
    const id = await person();
    await db
      .updateTable("prospects")
      .set({ current_company: "Sông Hàn Co., Ltd." })
      .where("candidate_id", "=", id)
      .execute();
    const { data } = await put(asLead, id, (await order()).jobId);
    const applicantId = Number(data.id);
    const cv = await db.selectFrom("cv_files").select(["id", "kind"]).executeTakeFirstOrThrow();
    await db
      .updateTable("applicants")
      .set({ cv_file_id: cv.id, cv_kind: cv.kind })
      .where("id", "=", applicantId)
      .execute();
    await makeRepresentation(db, { id: applicantId, agency_id: agencyId });
    const refused = await refusal(moveToKind(asAm, applicantId, "sent_to_client"));
    expect(refused).toMatchObject({ status: 409, ...codes("off_limits") });
    expect(refused.meta.now).toMatchObject({ can_override: false });
    const admins = await refusal(moveToKind(asAdmin, applicantId, "sent_to_client"));
    expect(admins.meta.now).toMatchObject({ applicant_id: String(applicantId), can_override: true });
    const allow = { params: { id: applicantId }, body: { reason: "Khách hàng đồng ý" } };
    expect(await refusal(asAm(overrideOffLimits, allow))).toMatchObject({ status: 403 });
    await asAdmin(overrideOffLimits, allow);
    await moveToKind(asAm, applicantId, "sent_to_client");
  });

  it("is refused for a present employer of the applicant's profile, by the name of the client's company", async () => {
    const { db, agencyId, asAm, applicant, moveToKind } = await gate();
    const company = await makeCompany(db);
    await db
      .updateTable("companies")
      .set({ name: "Công ty TNHH Dệt Phong Phú" })
      .where("id", "=", company.id)
      .execute();
    const marked = { agency_id: agencyId, company_id: company.id, off_limits: true, activated_at: monday };
    await makeClient(db, { ...marked, name: "PP Textile" });
    const { account_id } = await db
      .selectFrom("candidates")
      .select("account_id")
      .where("id", "=", applicant.candidate_id)
      .executeTakeFirstOrThrow();
    const work = (company_name: string, currently_working: boolean, rank: number) => ({
      account_id: account_id as number,
      section: "work_experiences",
      rank,
      data: JSON.stringify({ company_name, currently_working }),
    });
    const entries = [work("DỆT PHONG PHÚ Co., Ltd.", false, 1), work("Sông Hàn", true, 2)];
    await db.insertInto("candidate_entries").values(entries).execute();
    await moveToKind(asAm, applicant.id, "sent_to_client");
    await moveToKind(asAm, applicant.id, "screening");
    await db
      .updateTable("candidate_entries")
      .set({ data: entries[0]!.data.replace("false", "true") })
      .where("account_id", "=", account_id)
      .where("rank", "=", 1)
      .execute();
    const refused = await refusal(moveToKind(asAm, applicant.id, "sent_to_client"));
    expect(refused).toMatchObject({ status: 409, ...codes("off_limits") });
    expect(refused.meta.now).toMatchObject({ company: "PP Textile" });
  });

  it("refuses in bulk with the code of each", async () => {
    const { asLead, job, applicant, db } = await gate();
    const stage = await db
      .selectFrom("pipeline_stages as s")
      .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
      .select("s.id")
      .where("p.job_id", "=", job.jobId)
      .where("s.kind", "=", 5)
      .executeTakeFirstOrThrow();
    const { data } = await asLead(endpointOf("consultant", bulk), {
      params: { id: job.jobId },
      body: { ids: [applicant.id], action: "move", job_stage_id: stage.id },
    });
    expect(data).toMatchObject([{ ok: false, code: "am_required" }]);
  });
});
