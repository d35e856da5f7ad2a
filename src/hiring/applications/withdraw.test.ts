import { beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "#kit/testing/make-files.ts";
import { detail } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const file = () => ({ cv: new File([new Uint8Array(makePdf(["Nguyễn Văn An"]))], "CV.pdf") });

describe("Withdrawing", () => {
  it("ends the application, notifies the recruiters, and allows one more", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    const send = () => call(contract.apply, { params: { id: job.id }, body: {}, files: file() });
    const withdraw = (id: string) =>
      call(contract.withdraw, {
        params: { id: Number(id) },
        body: { reason_id: 4, note: "Chờ lâu quá" },
      });
    const first = await send();
    const gone = await withdraw(first.data.id);
    expect(gone.data.attributes).toMatchObject({ status: "withdrawn", can: { withdraw: false } });
    expect(gone.data.attributes.timeline.map(({ kind }) => kind)).toEqual(["applied", "withdrawn"]);
    const mails = await api.mails("applications.application_withdrawn");
    expect(mails.find((m) => m.to_email === recruiter.email)?.props).toMatchObject({ reason: "too_slow" });
    expect(await refusal(withdraw(first.data.id))).toMatchObject({
      status: 409,
      codes: ["application_state_changed"],
      meta: { now: "withdrawn" },
    });
    const asRead = async () => (await call(detail, { params: { id: job.id } })).data.attributes;
    expect(await asRead()).toMatchObject({ applied: false, can: { apply: true } });
    const second = await send();
    expect(second.data.id).not.toBe(first.data.id);
    await withdraw(second.data.id);
    expect(await refusal(send())).toMatchObject({ status: 409, codes: ["already_applied"] });
    expect(await asRead()).toMatchObject({ applied: true, can: { apply: false } });
    const mine = await call(contract.myApplications, { query: { status: "withdrawn" } });
    expect(mine.meta.total).toBe(2);
    expect((await call(contract.myApplications, { query: { status: "applied" } })).meta.total).toBe(0);
  });

  it("is limited to the candidate's own applications, and needs a reason", async () => {
    const job = await makeJob(api.database.db);
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const { data } = await call(contract.apply, { params: { id: job.id }, body: {}, files: file() });
    const input = { params: { id: Number(data.id) }, body: { reason_id: 1 } };
    const other = await api.as((await makeCandidate(api.database.db)).id);
    expect((await refusal(other(contract.withdraw, input))).status).toBe(404);
    expect((await refusal(other(contract.myApplication, { params: input.params }))).status).toBe(404);
    expect((await refusal((await api.as(null))(contract.withdraw, input))).status).toBe(401);
    expect((await refusal((await api.as(null))(contract.myApplications))).status).toBe(401);
    const none = call(contract.withdraw, { ...input, body: {} as { reason_id: number } });
    expect(await refusal(none)).toMatchObject({ status: 422, pointers: ["/reason_id"] });
  });
});
