import { beforeAll, describe, expect, it } from "vitest";
import { errors as notFound } from "#kit/messages.en.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { examples } from "#test/examples.ts";
import * as contract from "./contract.ts";
import { bulk, bulkMost } from "./contract-bulk.ts";
import { applicantTable } from "./contract-lists.ts";
import { makeApplicant } from "./factory.ts";
import { errors as en } from "./messages.en.ts";
import { rejectMailDelayMinutes, tagLimits } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk(count: number) {
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id });
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push((await makeApplicant(db, { job })).id);
  const call = await api.as(recruiter.id);
  const at = { params: { id: job.id } };
  const { stages } = (await call(contract.board, at)).data.attributes;
  const stageId = (kind: string) => Number(stages.find((stage) => stage.kind === kind)?.id);
  const kindOf = async (id: number) =>
    (await call(contract.applicantDetail, { params: { id } })).data.attributes.stage.kind;
  return { recruiter, job, ids, call, at, stageId, kindOf };
}

/** The selected applicants of whom ten were moved meanwhile: 500 in deep tests. */
const many = examples > 1 ? 500 : 30;

describe("Many applicants in one request", () => {
  it("move, are answered with their former stages, and move back", async () => {
    const { ids, call, at, stageId, kindOf } = await desk(50);
    const { data, meta } = await call(bulk, {
      ...at,
      body: { ids, action: "move", job_stage_id: stageId("screening") },
    });
    expect(meta.done).toBe(50);
    expect(new Set(data.map((item) => item.from_job_stage_id))).toEqual(
      new Set([String(stageId("applied"))]),
    );
    expect(await kindOf(ids[7] ?? 0)).toBe("screening");
    // The order in the new column is the order of the request.
    const { stages } = (await call(contract.board, at)).data.attributes;
    const column = stages.find(({ kind }) => kind === "screening")?.applicants.data;
    expect(column?.map(({ id }) => Number(id))).toEqual(ids);
    await call(bulk, { ...at, body: { ids, action: "move", job_stage_id: stageId("applied") } });
    expect(await kindOf(ids[7] ?? 0)).toBe("applied");
  });

  it("move back to their former indexes", async () => {
    const { ids, call, at, stageId } = await desk(6);
    const column = async () => {
      const { stages } = (await call(contract.board, at)).data.attributes;
      return stages.find(({ kind }) => kind === "applied")?.applicants.data.map(({ id }) => Number(id));
    };
    const before = await column();
    const some = [ids[4], ids[1], ids[2]].flatMap((id) => id ?? []);
    const { data } = await call(bulk, {
      ...at,
      body: { ids: some, action: "move", job_stage_id: stageId("screening") },
    });
    const back = data.toReversed();
    await call(bulk, {
      ...at,
      body: {
        ids: back.map(({ id }) => Number(id)),
        new_indexes: back.map(({ from_index }) => from_index ?? 0),
        action: "move",
        job_stage_id: stageId("applied"),
      },
    });
    expect(await column()).toEqual(before);
  });

  it("are handled separately: a refused move does not affect the others", async () => {
    const { ids, call, at, stageId, job } = await desk(2);
    const withdrawn = await makeApplicant(api.database.db, { job, outcome: "withdrawn" });
    const other = await desk(1);
    const all = [...ids, withdrawn.id, other.ids[0] ?? 0];
    const { data, meta } = await call(bulk, {
      ...at,
      body: { ids: all, action: "move", job_stage_id: stageId("offer") },
    });
    expect(meta.done).toBe(0);
    expect(data.map(({ code }) => code)).toEqual([
      "offer_required",
      "offer_required",
      "applicant_state_changed",
      "not_found",
    ]);
    expect(data.map(({ detail }) => detail)).toEqual([
      en.offer_required,
      en.offer_required,
      en.applicant_state_changed,
      notFound.not_found,
    ]);
    const moved = await call(bulk, {
      ...at,
      body: { ids: all, action: "move", job_stage_id: stageId("interview") },
    });
    expect(moved.data.map(({ ok }) => ok)).toEqual([true, true, false, false]);
  });

  it("are rejected, and candidates restored within the delay get no mail", async () => {
    const { ids, call, at, kindOf } = await desk(3);
    api.clock.set(monday);
    expect((await call(bulk, { ...at, body: { ids, action: "reject", reason_id: 10 } })).meta.done).toBe(3);
    api.clock.advance((rejectMailDelayMinutes - 1) * 60_000);
    await call(bulk, { ...at, body: { ids, action: "restore" } });
    expect(await kindOf(ids[0] ?? 0)).toBe("applied");
    const mails = await api.database.db
      .selectFrom("mails")
      .select("state")
      .where("template", "=", "applications.application_rejected")
      .execute();
    expect(mails.map(({ state }) => state)).toEqual(["canceled", "canceled", "canceled"]);
  });

  it("are not moved or rejected by one who saw them elsewhere: each is refused with the name of the member who moved it", {
    timeout: 120_000,
  }, async () => {
    const { ids, call, at, stageId, kindOf, recruiter } = await desk(many);
    const lan = await makeRecruiter(api.database.db, { companyId: recruiter.companyId });
    await api.database.db
      .updateTable("accounts")
      .set({ full_name: "Lê Thị Lan" })
      .where("id", "=", lan.id)
      .execute();
    const asLan = await api.as(lan.id);
    const gone = ids.slice(0, 10);
    await asLan(bulk, { ...at, body: { ids: gone, action: "move", job_stage_id: stageId("interview") } });
    const seen = stageId("applied");
    const items: { id: string; ok: boolean; code: string | null; detail: string | null }[] = [];
    for (let from = 0; from < ids.length; from += bulkMost) {
      const part = ids.slice(from, from + bulkMost);
      const body = { ids: part, action: "move", job_stage_id: stageId("screening") } as const;
      items.push(
        ...(await call(bulk, { ...at, body: { ...body, from_job_stage_ids: part.map(() => seen) } })).data,
      );
    }
    expect(items.filter(({ ok }) => ok)).toHaveLength(many - 10);
    expect(items.filter(({ ok }) => !ok).map(({ id, code, detail }) => [Number(id), code, detail])).toEqual(
      gone.map((id) => [id, "applicant_moved", en.applicant_moved.replace("{by}", "Lê Thị Lan")]),
    );
    expect(await kindOf(gone[0] ?? 0)).toBe("interview");
    const reject = {
      ids: gone.slice(0, 1),
      action: "reject" as const,
      reason_id: 1,
      from_job_stage_ids: [seen],
    };
    expect((await call(bulk, { ...at, body: reject })).data[0]).toMatchObject({ code: "applicant_moved" });
    expect(await kindOf(gone[0] ?? 0)).toBe("interview");
  });

  it("get an owner, or none, and tags by which the board and the table are filtered", async () => {
    const { ids, call, at, recruiter } = await desk(3);
    const [first = 0, second = 0] = ids;
    const cards = async (query = {}) =>
      (await call(applicantTable, { ...at, query })).data.attributes.applicants;
    await call(bulk, { ...at, body: { ids, action: "owner", owner_id: recruiter.id } });
    expect((await cards()).map(({ attributes }) => attributes.owner)).toEqual(
      ids.map(() => recruiter.full_name),
    );
    await call(bulk, { ...at, body: { ids: [first], action: "owner", owner_id: null } });
    expect((await cards({ owner: recruiter.full_name })).map(({ id }) => Number(id)).toSorted()).toEqual(
      ids.slice(1),
    );
    await call(bulk, { ...at, body: { ids: [first, second], action: "tag", tag: "Ưu tiên" } });
    await call(bulk, { ...at, body: { ids: [first], action: "tag", tag: "ưu TIÊN" } });
    const tagged = await cards({ ids: [first] });
    expect(tagged.map(({ attributes }) => attributes.tags)).toEqual([["ưu TIÊN"]]);
    const { facets } = (await call(applicantTable, { ...at, query: {} })).data.attributes;
    expect(facets.tags).toEqual(["ưu TIÊN", "Ưu tiên"]);
    expect((await cards({ tag: "Ưu tiên" })).map(({ id }) => Number(id))).toEqual([second]);
    await call(bulk, { ...at, body: { ids, action: "untag", tag: "Ưu tiên" } });
    expect(await cards({ tag: "Ưu tiên" })).toEqual([]);
    const stranger = await makeRecruiter(api.database.db);
    const unknown = await call(bulk, {
      ...at,
      body: { ids: [first], action: "owner", owner_id: stranger.id },
    });
    expect(unknown.data).toMatchObject([{ ok: false, code: "owner_unknown", detail: en.owner_unknown }]);
    for (let n = 0; n < tagLimits.most; n++)
      await call(bulk, { ...at, body: { ids: [second], action: "tag", tag: `Nhãn ${n}` } });
    const tooMany = await call(bulk, { ...at, body: { ids: [second], action: "tag", tag: "Thêm" } });
    expect(tooMany.data).toMatchObject([{ ok: false, code: "too_many_tags" }]);
  });

  it("are refused without a stage, a reason or ids, above the limit, and to other companies", async () => {
    const { ids, call, at } = await desk(1);
    const wrong = [
      [{ ids, action: "move" }, "/job_stage_id"],
      [{ ids, action: "reject" }, "/reason_id"],
      [{ ids, action: "owner" }, "/owner_id"],
      [{ ids, action: "tag", tag: " " }, "/tag"],
      [{ ids: [], action: "restore" }, "/ids"],
      [{ ids: Array.from({ length: bulkMost + 1 }, (_, n) => n + 1), action: "restore" }, "/ids"],
      [{ ids, action: "erase" }, "/action"],
    ] as const;
    for (const [body, pointer] of wrong)
      await expect(call(bulk, { ...at, body: body as never })).rejects.toMatchObject({
        status: 422,
        errors: [{ source: { pointer } }],
      });
    const body = { ids, action: "restore" as const };
    const stranger = await api.as((await makeRecruiter(api.database.db)).id);
    await expect(stranger(bulk, { ...at, body })).rejects.toMatchObject({ status: 404 });
    const seeker = await api.as((await makeCandidate(api.database.db)).id);
    await expect(seeker(bulk, { ...at, body })).rejects.toMatchObject({ status: 403 });
    await expect((await api.as(null))(bulk, { ...at, body })).rejects.toMatchObject({ status: 401 });
  });
});
