import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { CallInput } from "#kit/contract.ts";
import { create } from "#market/jobs/contract.ts";
import { makeJob, wholeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { ownKinds } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Body = CallInput<typeof contract.pipelineArrange>["body"];

/** Makes a company; `show` and `arrange` call the stages of its job, or those that its new jobs start with. */
async function company(of: "job" | "template" = "template") {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const asBoss = await api.as(boss.id);
  const params = { id: job.id };
  const show = async () =>
    (await (of === "job" ? asBoss(contract.jobStages, { params }) : asBoss(contract.pipelineShow))).data
      .attributes;
  const arrange = async (body: Body) =>
    (
      await (of === "job"
        ? asBoss(contract.arrangeJobStages, { params, body })
        : asBoss(contract.pipelineArrange, { body }))
    ).data.attributes;
  const shown = await show();
  const own = shown.stages.filter(({ kind }) => ownKinds.some((each) => each === kind)).map(bare);
  return { db, boss, job, asBoss, asMember: await api.as(member.id), show, arrange, shown, own };
}
const both = ["template", "job"] as const;
const bare = ({ id, kind, name, name_vn }: { id: number; kind: string; name: string; name_vn: string }) => ({
  id,
  name,
  name_vn,
  kind: kind as (typeof ownKinds)[number],
});

describe("The stages of a company's new jobs", () => {
  it("need a session; members read them, administrators change them", async () => {
    const { asMember, shown, own } = await company();
    const visitor = await api.as(null);
    const body = { version: shown.version, stages: own };
    expect(await refusal(visitor(contract.pipelineShow))).toMatchObject({ status: 401 });
    expect(await refusal(visitor(contract.pipelineArrange, { body }))).toMatchObject({ status: 401 });
    expect((await asMember(contract.pipelineShow)).data.attributes.can.edit).toBe(false);
    expect(await refusal(asMember(contract.pipelineArrange, { body }))).toMatchObject({ status: 403 });
  });

  it("are renamed, ordered, added and removed; new boards show them, and existing boards do not change", async () => {
    const { db, boss, job, asBoss, arrange, shown, own } = await company();
    const boardOf = async (id: number) =>
      (await asBoss(applications.board, { params: { id } })).data.attributes.stages.map(({ name }) => name);
    const before = await boardOf(job.id);
    expect(before).toEqual(shown.stages.map(({ name }) => name));
    const [screening, interview] = own as [(typeof own)[0], (typeof own)[0]];
    const stages = [
      { ...screening, name: "CV check", name_vn: "Xem CV" },
      { kind: "screening" as const, name: "Phone call" },
      { ...interview, name: "On site" },
    ];
    const fixed = { offer: { name: "Contract" } };
    // An applicant on an existing board does not block changes of the template.
    await makeApplicant(db, { job, stageKind: "final_interview" });
    const changed = await arrange({ version: shown.version, stages, fixed });
    const names = ["Sourced", "Applied", "CV check", "Phone call", "On site", "Contract"];
    expect(changed.stages.map(({ name }) => name).slice(0, 6)).toEqual(names);
    expect(changed.stages[3]).toMatchObject({ kind: "screening", name_vn: "Phone call", applicants: null });
    const { data } = await asBoss(create, { body: { ...wholeJob, draft: true } });
    expect(await boardOf(Number(data.id))).toEqual([...names, "Hired", "Rejected", "Withdrawn"]);
    const later = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    expect(await boardOf(later.id)).toEqual(await boardOf(Number(data.id)));
    expect(await boardOf(job.id)).toEqual(before);
  });
});

describe.each(both)("Stages of a %s", (of) => {
  it("say whether a move into them notifies the candidate, where the company can choose", async () => {
    const { arrange, shown, own } = await company(of);
    const notifying = (stages: typeof shown.stages) =>
      Object.fromEntries(stages.map(({ kind, notify_candidate }) => [kind, notify_candidate]));
    expect(notifying(shown.stages)).toMatchObject({
      sourced: null,
      applied: null,
      screening: true,
      interview: true,
      offer: true,
      hired: true,
      rejected: null,
      withdrawn: null,
    });
    const stages = own.map((stage) => ({
      ...stage,
      notify_candidate: stage.kind === "screening" ? ("false" as const) : undefined,
    }));
    const fixed = { offer: { name: "Offer", notify_candidate: false } };
    const changed = await arrange({ version: shown.version, stages, fixed });
    expect(notifying(changed.stages)).toMatchObject({ screening: false, interview: true, offer: false });
    // The body leaves out `notify_candidate`, so it is unchanged.
    const again = { version: changed.version, stages: own, fixed: { offer: { name: "Offer" } } };
    const unchanged = await arrange(again);
    expect(notifying(unchanged.stages)).toMatchObject({ screening: false, interview: true, offer: false });
  });

  it("that another member has changed are not overwritten", async () => {
    const { arrange, shown, own } = await company(of);
    const body = { version: shown.version, stages: own };
    await arrange(body);
    expect(await refusal(arrange(body))).toMatchObject({
      status: 409,
      codes: ["stages_changed"],
    });
  });

  it("have an error at each wrong field", async () => {
    const { arrange, shown, own } = await company(of);
    const other = await company(of);
    const refused = async (body: Omit<Body, "version">) => {
      const { status, codes, pointers } = await refusal(arrange({ version: shown.version, ...body }));
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

  it("keep the fixed stages in their places, in any order of the own ones", async () => {
    const { show, arrange } = await company(of);
    const own = fc.uniqueArray(fc.record({ kind: fc.constantFrom(...ownKinds), n: fc.nat(999) }), {
      maxLength: 10,
      selector: ({ n }) => n,
    });
    await fc.assert(
      fc.asyncProperty(own, async (stages) => {
        const { version } = await show();
        const ownStages = stages.map(({ kind, n }) => ({ kind, name: `Stage ${n}` }));
        const changed = await arrange({ version, stages: ownStages });
        expect(changed.stages.map(({ kind }) => kind)).toEqual([
          ...["sourced", "applied"],
          ...stages.map(({ kind }) => kind),
          ...["offer", "hired", "rejected", "withdrawn"],
        ]);
      }),
      { numRuns: 20 },
    );
  });
});
