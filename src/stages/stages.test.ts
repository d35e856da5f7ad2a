import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#accounts/factory.ts";
import * as applications from "#applications/contract.ts";
import { makeApplicant } from "#applications/factory.ts";
import { makeJob } from "#jobs/factory.ts";
import type { CallInput } from "#kit/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { ownKinds } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Body = CallInput<typeof contract.pipelineArrange>["body"];

async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const asBoss = await api.as(boss.id);
  const shown = (await asBoss(contract.pipelineShow)).data.attributes;
  const own = shown.stages.filter(({ kind }) => ownKinds.some((each) => each === kind));
  return { db, boss, asBoss, asMember: await api.as(member.id), shown, own: own.map(bare) };
}
const bare = ({ id, kind, name, name_vn }: { id: number; kind: string; name: string; name_vn: string }) => ({
  ...{ id, name, name_vn },
  kind: kind as (typeof ownKinds)[number],
});

describe("The stages of a company's boards", () => {
  it("need a session; members read them, administrators change them", async () => {
    const { asMember, shown, own } = await company();
    const nobody = await api.as(null);
    const body = { version: shown.version, stages: own };
    expect(await refusal(nobody(contract.pipelineShow))).toMatchObject({ status: 401 });
    expect(await refusal(nobody(contract.pipelineArrange, { body }))).toMatchObject({ status: 401 });
    expect((await asMember(contract.pipelineShow)).data.attributes.can.edit).toBe(false);
    expect(await refusal(asMember(contract.pipelineArrange, { body }))).toMatchObject({ status: 403 });
  });

  it("are renamed, ordered, added and removed, and every board shows them", async () => {
    const { db, boss, asBoss, shown, own } = await company();
    const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const [screening, interview] = own as [(typeof own)[0], (typeof own)[0]];
    const stages = [
      { ...screening, name: "CV check", name_vn: "Xem CV" },
      { kind: "screening" as const, name: "Phone call" },
      { ...interview, name: "On site" },
    ];
    const fixed = { offer: { name: "Contract" } };
    const { data } = await asBoss(contract.pipelineArrange, {
      body: { version: shown.version, stages, fixed },
    });
    const names = ["Sourced", "Applied", "CV check", "Phone call", "On site", "Contract"];
    expect(data.attributes.stages.map(({ name }) => name).slice(0, 6)).toEqual(names);
    expect(data.attributes.stages[3]).toMatchObject({ kind: "screening", name_vn: "Phone call" });
    const board = (await asBoss(applications.board, { params: { id: job.id } })).data.attributes.stages;
    expect(board.map(({ name }) => name)).toEqual([...names, "Hired", "Rejected", "Withdrawn"]);
  });

  it("say whether a move into them notifies the candidate, where that is the company's choice", async () => {
    const { asBoss, shown, own } = await company();
    const notifying = (stages: typeof shown.stages) =>
      Object.fromEntries(stages.map(({ kind, notify_candidate }) => [kind, notify_candidate]));
    expect(notifying(shown.stages)).toMatchObject({
      ...{ sourced: null, applied: null, screening: true, interview: true, offer: true, hired: true },
      ...{ rejected: null, withdrawn: null },
    });
    const stages = own.map((stage) => ({
      ...stage,
      notify_candidate: stage.kind === "screening" ? ("false" as const) : undefined,
    }));
    const fixed = { offer: { name: "Offer", notify_candidate: false } };
    const body = { version: shown.version, stages, fixed };
    const changed = (await asBoss(contract.pipelineArrange, { body })).data.attributes;
    expect(notifying(changed.stages)).toMatchObject({ screening: false, interview: true, offer: false });
    // Left out, it stays as it is.
    const again = { version: changed.version, stages: own, fixed: { offer: { name: "Offer" } } };
    const kept = (await asBoss(contract.pipelineArrange, { body: again })).data.attributes;
    expect(notifying(kept.stages)).toMatchObject({ screening: false, interview: true, offer: false });
  });

  it("of one kind are told apart in moves and in what is logged of them", async () => {
    const { db, boss, asBoss, shown, own } = await company();
    const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const { id } = await makeApplicant(db, { job });
    const { data } = await asBoss(contract.pipelineArrange, {
      body: {
        version: shown.version,
        stages: [...own, { kind: "screening", name: "Test", name_vn: "Bài kiểm tra" }],
      },
    });
    const [first, second] = data.attributes.stages.filter(({ kind }) => kind === "screening");
    for (const stage of [first!, second!])
      await asBoss(applications.move, { params: { id }, body: { job_stage_id: stage.id, new_index: 0 } });
    const { attributes } = (await asBoss(applications.applicantDetail, { params: { id } })).data;
    expect(attributes.stage).toMatchObject({ id: String(second!.id), name: "Test" });
    expect(attributes.activities.filter(({ kind }) => kind === "stage_move")).toMatchObject([
      { from_stage_id: first!.id, to_stage_id: second!.id },
      { from_stage: "applied", to_stage_id: first!.id },
    ]);
  });

  it("are not removed under applicants, also where one moves in at the same time", async () => {
    const { db, boss, asBoss, shown, own } = await company();
    const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const { id } = await makeApplicant(db, { job });
    const [screening, ...others] = own as [(typeof own)[0], ...typeof own];
    const body = { version: shown.version, stages: others };
    const move = { params: { id }, body: { job_stage_id: screening.id, new_index: 0 } };
    const [removed, moved] = await Promise.allSettled([
      asBoss(contract.pipelineArrange, { body }),
      asBoss(applications.move, move),
    ]);
    expect([removed.status, moved.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    if (moved.status === "fulfilled")
      expect(await refusal(asBoss(contract.pipelineArrange, { body }))).toMatchObject({
        status: 409,
        codes: ["stage_in_use"],
      });
  });

  it("that a colleague has changed are shown instead of overwritten", async () => {
    const { asBoss, shown, own } = await company();
    const body = { version: shown.version, stages: own };
    await asBoss(contract.pipelineArrange, { body });
    expect(await refusal(asBoss(contract.pipelineArrange, { body }))).toMatchObject({
      status: 409,
      codes: ["stages_changed"],
    });
  });

  it("say at their fields what is wrong with them", async () => {
    const { asBoss, shown, own } = await company();
    const other = await company();
    const refused = async (given: Omit<Body, "version">) => {
      const { status, codes, pointers } = await refusal(
        asBoss(contract.pipelineArrange, { body: { version: shown.version, ...given } }),
      );
      expect(status).toBe(422);
      return codes.map((code, index) => `${code} ${pointers[index]}`);
    };
    const extra = { kind: "screening" as const };
    expect(await refused({ stages: [...own, { ...extra, name: " " }] })).toEqual([`required /stages/5/name`]);
    expect(await refused({ stages: [...own, { ...extra, name: "applied" }] })).toEqual([
      "stage_name_taken /stages/5/name",
    ]);
    expect(await refused({ stages: own, fixed: { hired: { name: "Offer", name_vn: "Nhận" } } })).toEqual([
      "stage_name_taken /fixed/hired/name",
    ]);
    expect(await refused({ stages: [{ ...extra, kind: "hired" as never, name: "X" }] })).toEqual([
      "stage_kind /stages/0/kind",
    ]);
    expect(await refused({ stages: [{ ...own[0]!, kind: "interview" }] })).toEqual([
      "stage_kind_fixed /stages/0/kind",
    ]);
    expect(await refused({ stages: [other.own[0]!] })).toEqual(["stage_unknown /stages/0/id"]);
    expect(await refused({ stages: [own[0]!, own[0]!] })).toContain("stage_unknown /stages/1/id");
    const many = Array.from({ length: 11 }, (_, n) => ({ ...extra, name: `Stage ${n}` }));
    expect(await refused({ stages: many })).toEqual(["too_many_stages /stages"]);
  });

  it("keep those that every board has, in their places, however the others stand", async () => {
    const { asBoss } = await company();
    const own = fc.uniqueArray(fc.record({ kind: fc.constantFrom(...ownKinds), n: fc.nat(999) }), {
      maxLength: 10,
      selector: ({ n }) => n,
    });
    await fc.assert(
      fc.asyncProperty(own, async (stages) => {
        const { version } = (await asBoss(contract.pipelineShow)).data.attributes;
        const given = stages.map(({ kind, n }) => ({ kind, name: `Stage ${n}` }));
        const { data } = await asBoss(contract.pipelineArrange, { body: { version, stages: given } });
        expect(data.attributes.stages.map(({ kind }) => kind)).toEqual([
          ...["sourced", "applied"],
          ...stages.map(({ kind }) => kind),
          ...["offer", "hired", "rejected", "withdrawn"],
        ]);
      }),
      { numRuns: 20 },
    );
  });
});
