import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { contacts } from "#people/clients/contract-parts.ts";
import { openDesk } from "#people/clients/testing/desk.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as inbox from "./contract-inbox.ts";
import * as contract from "./contract-requests.ts";
import { makeThread } from "./factory.ts";

let api: TestApi;
let office: Caller;
beforeAll(async () => {
  api = await testApi();
  office = await api.as((await makeStaff(api.database.db, "admin", { member: true })).id);
});

const request = {
  kind: "headhunt" as const,
  name: "Trần Thị Hoa",
  company: "Nội thất Hòa Phát",
  email: "hoa@noithat.test",
  phone: "+84912345678",
  subject: "Trưởng xưởng",
  text: "Cần trong tháng 12.",
};

/** Opens a request, and hands it over to a new agency. */
async function handedOver() {
  const { id } = await makeThread(api.database.db, request);
  const desk = await openDesk(api);
  await office(contract.handOver, { params: { id }, body: { agency_id: desk.agencyId } });
  return { id, ...desk };
}

describe("A headhunting request", () => {
  it("is handed over: it closes, its sender gets the name of the agency, and the agency is notified", async () => {
    const { db } = api.database;
    const { id } = await makeThread(db, request);
    const desk = await openDesk(api);
    const { data: agencies } = await office(contract.agencyNames);
    const agency = agencies.find((each) => each.id === String(desk.agencyId));
    const { data } = await office(contract.handOver, {
      params: { id },
      body: { agency_id: desk.agencyId },
    });
    expect(data.attributes).toMatchObject({
      status: "closed",
      agency: { id: String(desk.agencyId), name: agency?.attributes.name },
      can: { hand_over: false, reopen: true },
    });
    const mails = await api.mails("support.answer");
    expect(JSON.stringify(mails)).toContain(agency?.attributes.name);
    const { data: listed, meta } = await desk.asMember(contract.clientRequests);
    expect(listed.map(({ attributes }) => attributes)).toMatchObject([
      { name: request.name, company: request.company, positions: request.subject, message: request.text },
    ]);
    expect(meta.counts).toEqual({ new: 1, taken: 0 });
    const stranger = await api.as((await makeStaff(db, "consultant")).id);
    expect((await stranger(contract.clientRequests)).data).toEqual([]);
  });

  it("becomes a client once, with the sender as its contact", async () => {
    const { id, asMember, asBoss, member } = await handedOver();
    const body = { thread_id: id };
    const stranger = await api.as((await makeStaff(api.database.db, "consultant")).id);
    expect(await refusal(stranger(contract.clientFromRequest, { body }))).toMatchObject({ status: 404 });
    const { data } = await asMember(contract.clientFromRequest, { body });
    expect(data.attributes).toMatchObject({
      name: request.company,
      status: 0,
      source: 3,
      owner: { id: member.id },
      terms: { note: "Trưởng xưởng\n\nCần trong tháng 12." },
    });
    const people = await asMember(contacts, { params: { id: Number(data.id) } });
    expect(people.data.map(({ attributes }) => attributes)).toMatchObject([
      { full_name: request.name, email: request.email, phone: request.phone },
    ]);
    expect(await refusal(asBoss(contract.clientFromRequest, { body }))).toMatchObject({
      status: 409,
      codes: ["client_exists"],
      meta: { now: { id: data.id } },
    });
    const taken = await asBoss(contract.clientRequests, { query: { state: "taken" } });
    expect(taken.data[0]?.attributes.client).toEqual({ id: data.id, name: request.company });
  });

  it("becomes one client under ten calls at once", async () => {
    const { id, asMember } = await handedOver();
    const calls = Array.from({ length: 10 }, () =>
      asMember(contract.clientFromRequest, { body: { thread_id: id } }),
    );
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("leaves an agency that has made no client of it when it is reopened", async () => {
    const { id, asMember } = await handedOver();
    await office(inbox.reopen, { params: { id } });
    expect((await asMember(contract.clientRequests)).data).toEqual([]);
    expect(await refusal(asMember(contract.clientFromRequest, { body: { thread_id: id } }))).toMatchObject({
      status: 404,
    });
  });

  it("stays with the agency that has made a client of it", async () => {
    const { id, asMember, agencyId } = await handedOver();
    await asMember(contract.clientFromRequest, { body: { thread_id: id } });
    const { data } = await office(inbox.reopen, { params: { id } });
    expect(data.attributes).toMatchObject({ status: "open", agency: { id: String(agencyId) } });
    expect(
      await refusal(office(contract.handOver, { params: { id }, body: { agency_id: agencyId } })),
    ).toMatchObject({ status: 409, codes: ["request_not_open"] });
  });

  it("is refused without an agency, for another kind of thread, and when it is closed", async () => {
    const { id: chat } = await makeThread(api.database.db);
    const { id, agencyId } = await handedOver();
    const body = { agency_id: agencyId };
    for (const thread of [chat, id])
      expect(await refusal(office(contract.handOver, { params: { id: thread }, body }))).toMatchObject({
        status: 409,
        codes: ["request_not_open"],
      });
    const open = await makeThread(api.database.db, request);
    expect(
      await refusal(office(contract.handOver, { params: { id: open.id }, body: { agency_id: 999_999 } })),
    ).toMatchObject({ status: 422, codes: ["agency_unknown"] });
  });
});
