import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { cvFile } from "./contract-files.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk(names = 3) {
  const recruiter = await makeRecruiter(api.database.db);
  const job = await makeJob(api.database.db, { companyId: recruiter.companyId, ownerId: recruiter.id });
  const applicants = [];
  for (let n = 0; n < names; n++) applicants.push(await makeApplicant(api.database.db, { job, rank: n }));
  const call = await api.as(recruiter.id);
  const { data } = await call(contract.board, { params: { id: job.id } });
  const stages = Object.fromEntries(data.attributes.stages.map((stage) => [stage.kind, Number(stage.id)]));
  return { recruiter, job, applicants, call, stages };
}

async function columns(call: Caller, jobId: number): Promise<Record<string, string[]>> {
  const { data } = await call(contract.board, { params: { id: jobId } });
  return Object.fromEntries(
    data.attributes.stages.map((stage) => [stage.kind, stage.applicants.data.map(({ id }) => id)]),
  );
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => String(id));

describe("The board", () => {
  it("shows an employer's stages in order, each with its applicants", async () => {
    const { job, applicants, call } = await desk();
    await makeApplicant(api.database.db, { job, stageKind: "interview", outcome: "rejected" });
    const { data } = await call(contract.board, { params: { id: job.id } });
    expect(data.attributes.job).toEqual({
      id: String(job.id),
      title: job.title,
      display_state: "published",
      blind_review: false,
      can: { manage: true, decide: true },
    });
    expect(data.attributes.stages.map(({ kind, count }) => [kind, count])).toEqual([
      ["sourced", 0],
      ["applied", 3],
      ["screening", 0],
      ["interview", 0],
      ["first_interview", 0],
      ["second_interview", 0],
      ["final_interview", 0],
      ["offer", 0],
      ["hired", 0],
      ["rejected", 1],
      ["withdrawn", 0],
    ]);
    const applied = data.attributes.stages[1]?.applicants.data ?? [];
    expect(applied.map(({ id }) => id)).toEqual(ids(applicants));
    expect(data.attributes.stages[1]?.can).toEqual({ move: true, reject: true, restore: false });
    expect(data.attributes.stages[9]?.can).toEqual({ move: false, reject: false, restore: true });
    const [rejected] = data.attributes.stages[9]?.applicants.data ?? [];
    expect(rejected?.attributes).toMatchObject({
      stood_at: data.attributes.stages[3]?.id,
      reject_reason_id: 1,
      viewed: false,
    });
  });

  it("is visible to its company, and to members who are responsible for the job", async () => {
    const { recruiter, job, applicants } = await desk(1);
    const params = { id: job.id };
    const applicant = { id: applicants[0]?.id ?? 0 };
    const all = (call: Caller) => [
      call(contract.board, { params }),
      call(contract.boardEvents, { params }),
      call(contract.applicantDetail, { params: applicant }),
      call(contract.reject, { params: applicant, body: { reason_id: 1 } }),
      call(contract.restore, { params: applicant }),
      call(cvFile, { params: applicant }),
      call(contract.move, { params: applicant, body: { job_stage_id: 1 } }),
    ];
    const statuses = async (accountId: number | null) =>
      new Set(
        (await Promise.all(all(await api.as(accountId)).map((each) => refusal(each)))).map((r) => r.status),
      );
    const member = await makeRecruiter(api.database.db, { companyId: recruiter.companyId, member: true });
    const candidate = await makeCandidate(api.database.db);
    const foreigner = await makeRecruiter(api.database.db);
    expect(await statuses(null)).toEqual(new Set([401]));
    expect(await statuses(candidate.id)).toEqual(new Set([403]));
    expect(await statuses(foreigner.id)).toEqual(new Set([404]));
    expect(await statuses(member.id)).toEqual(new Set([404]));
    await api.database.db
      .updateTable("jobs")
      .set({ recruiter_ids: [member.id] })
      .where("id", "=", job.id)
      .execute();
    const assigned = await api.as(member.id);
    expect((await assigned(contract.board, { params })).data.id).toBe(String(job.id));
  });
});

describe("Moving", () => {
  it("puts the card where it was dropped, and notifies the candidate after the delay", async () => {
    const { applicants, call, stages, job } = await desk();
    const [first, second] = applicants;
    const moved = await call(contract.move, {
      params: { id: second?.id ?? 0 },
      body: { job_stage_id: stages.screening ?? 0, new_index: 5, from_job_stage_id: stages.applied },
    });
    expect(moved.data.attributes).toMatchObject({ stage: { kind: "screening" }, index: 0 });
    const order = await call(contract.move, {
      params: { id: first?.id ?? 0 },
      body: { job_stage_id: stages.screening ?? 0, new_index: 1 },
    });
    expect(order.meta.order).toEqual([String(second?.id), String(first?.id)]);
    expect((await columns(call, job.id)).screening).toEqual(order.meta.order);
    const detail = await call(contract.applicantDetail, { params: { id: second?.id ?? 0 } });
    expect(detail.data.attributes.activities.find(({ kind }) => kind === "stage_move")).toMatchObject({
      from_stage: "applied",
      to_stage: "screening",
      by: "Trần Thị Bình",
    });
    expect(detail.data.attributes.neighbours).toEqual({
      previous: null,
      next: String(first?.id),
      count: 2,
    });
    expect(detail.data.attributes.respond_by).toBeNull();
    const mails = (await api.mails("applications.status_changed")).filter(
      ({ props }) => props.application === second?.id,
    );
    expect(mails.map(({ props }) => props.status)).toEqual(["under_review"]);
  });

  it("does not notify of a card that is moved back at once", async () => {
    const { applicants, call, stages } = await desk(1);
    const id = applicants[0]?.id ?? 0;
    await call(contract.move, { params: { id }, body: { job_stage_id: stages.interview ?? 0 } });
    await call(contract.move, { params: { id }, body: { job_stage_id: stages.applied ?? 0 } });
    const rows = await api.database.db
      .selectFrom("mails")
      .select("state")
      .where("topic", "=", `applicant:${id}`)
      .execute();
    expect(rows).toEqual([{ state: "canceled" }]);
  });

  it("answers with the card's stage if another recruiter has moved it", async () => {
    const { applicants, call, stages } = await desk(1);
    const id = applicants[0]?.id ?? 0;
    const from = { from_job_stage_id: stages.applied };
    await call(contract.move, { params: { id }, body: { job_stage_id: stages.screening ?? 0, ...from } });
    const late = call(contract.move, {
      params: { id },
      body: { job_stage_id: stages.interview ?? 0, ...from },
    });
    expect(await refusal(late)).toMatchObject({
      status: 409,
      codes: ["applicant_state_changed"],
      meta: { now: { id: String(stages.screening), kind: "screening" } },
    });
  });

  it("requires an offer, its acceptance, a reason, and a stage of the job", async () => {
    const { applicants, call, stages, job } = await desk(1);
    const other = await desk(0);
    const id = applicants[0]?.id ?? 0;
    const to = (job_stage_id = 0) => call(contract.move, { params: { id }, body: { job_stage_id } });
    expect(await refusal(to(stages.offer))).toMatchObject({ status: 409, codes: ["offer_required"] });
    expect(await refusal(to(stages.hired))).toMatchObject({ status: 409, codes: ["offer_not_accepted"] });
    expect(await refusal(to(stages.rejected))).toMatchObject({ status: 422, codes: ["reason_required"] });
    expect(await refusal(to(stages.withdrawn))).toMatchObject({ status: 409, codes: ["candidate_only"] });
    expect(await refusal(to(other.stages.screening))).toMatchObject({
      status: 422,
      codes: ["stage_unknown"],
    });
    const offer = {
      applicant_id: id,
      job_id: job.id,
      company_id: job.company_id,
      status: "pending",
      offer_date: "2026-03-02",
      valid_until: "2026-03-09",
    };
    await api.database.db.insertInto("offers").values(offer).execute();
    await to(stages.offer);
    expect(await refusal(to(stages.hired))).toMatchObject({ codes: ["offer_not_accepted"] });
    await api.database.db
      .updateTable("offers")
      .set({ status: "accepted" })
      .where("applicant_id", "=", id)
      .execute();
    await to(stages.hired);
    expect(await refusal(to(stages.offer))).toMatchObject({
      status: 409,
      codes: ["applicant_state_changed"],
    });
  });

  it("leaves one order after concurrent moves of two recruiters", async () => {
    const { recruiter, job, applicants, call, stages } = await desk(12);
    const colleague = await api.as(
      (await makeRecruiter(api.database.db, { companyId: recruiter.companyId })).id,
    );
    const kinds = ["applied", "screening", "interview"] as const;
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const mover = async (as: Caller) => {
      for (let n = 0; n < 100; n++) {
        const id = applicants[random(applicants.length)]?.id ?? 0;
        const kind = kinds[random(3)] ?? "applied";
        const body = { job_stage_id: stages[kind] ?? 0, new_index: random(6) };
        const { data, meta } = await as(contract.move, { params: { id }, body });
        expect(meta.order[data.attributes.index]).toBe(String(id));
      }
    };
    await Promise.all([mover(call), mover(colleague)]);
    const [mine, theirs] = [await columns(call, job.id), await columns(colleague, job.id)];
    expect(mine).toEqual(theirs);
    expect(Object.values(mine).flat().sort()).toEqual(ids(applicants).sort());
  });
});
