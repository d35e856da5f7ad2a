import { beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "#kit/testing/make-files.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { picture } from "#test/company-endpoints/request.ts";
import { clients } from "./contract.ts";
import * as contract from "./contract-parts.ts";
import { makeClientFile, makeContact } from "./factory.ts";
import { contactsMost, filesMost } from "./terms.ts";
import { openDesk, refused, strangersOf } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const pdf = (name: string) =>
  new File([new Uint8Array(makePdf(["Hợp đồng dịch vụ"]))], name, { type: "application/pdf" });

describe("The parts of a client", () => {
  it("are closed to strangers, and to consultants who are not responsible", async () => {
    const { client, asOther } = await openDesk(api);
    const row = await client();
    const created_at = api.clock.now();
    const contact = await makeContact(api.database.db, { client_id: row.id, created_at });
    const stored = await makeClientFile(api.database.db, { client_id: row.id, added_at: created_at });
    const params = { id: row.id };
    const callsOf = (call: typeof asOther) => [
      () => call(contract.contacts, { params }),
      () => call(contract.addContact, { params, body: { full_name: "A" } }),
      () =>
        call(contract.editContact, {
          params: { ...params, contactId: contact.id },
          body: { full_name: "A" },
        }),
      () => call(contract.files, { params }),
      () => call(contract.addFile, { params, body: {}, files: { file: pdf("a.pdf") } }),
      () => call(contract.deleteFile, { params: { ...params, fileId: stored.id } }),
      () => call(contract.notes, { params }),
      () => call(contract.addNote, { params, body: { text: "A" } }),
      () => call(contract.activities, { params }),
    ];
    for (const each of callsOf(asOther)) expect(await refused(each())).toEqual(["client_not_yours"]);
    for (const { name, status, call } of await strangersOf(api, row))
      for (const each of callsOf(call)) expect(await refusal(each()), name).toMatchObject({ status });
  });
});

describe("Contacts", () => {
  it("have an email address once a client, and leave", async () => {
    const { client, asMember } = await openDesk(api);
    const params = { id: (await client()).id };
    const add = (body: { full_name: string; email?: string; phone?: string }) =>
      asMember(contract.addContact, { params, body });
    const first = await add({ full_name: "Lý Thu", email: "Thu@Example.test", phone: "0901234567" });
    expect(first.data.attributes).toMatchObject({
      email: "thu@example.test",
      phone: "+84901234567",
      left_at: null,
    });
    expect(await refused(add({ full_name: "B", email: "thu@example.test" }))).toEqual([
      "/email contact_email_taken",
    ]);
    await add({ full_name: "Không email" });
    const edit = (body: object) =>
      asMember(contract.editContact, { params: { ...params, contactId: Number(first.data.id) }, body });
    expect((await edit({ left: true })).data.attributes).toMatchObject({
      full_name: "Lý Thu",
      phone: "+84901234567",
      left_at: api.clock.now().toISOString(),
    });
    const names = async () =>
      (await asMember(contract.contacts, { params })).data.map(({ attributes }) => attributes.full_name);
    expect(await names()).toEqual(["Không email", "Lý Thu"]);
    expect((await edit({ left: false, is_decider: true })).data.attributes).toMatchObject({
      is_decider: true,
      left_at: null,
    });
  });

  it("are limited", async () => {
    const { client, asMember } = await openDesk(api);
    const { id } = await client();
    const created_at = api.clock.now();
    for (let n = 0; n < contactsMost; n++) await makeContact(api.database.db, { client_id: id, created_at });
    const call = asMember(contract.addContact, { params: { id }, body: { full_name: "Một người nữa" } });
    expect(await refused(call)).toEqual(["client_contacts_full"]);
  });
});

describe("Files", () => {
  it("are stored, downloaded and deleted, but for the last contract of an active client", async () => {
    const { client, asMember } = await openDesk(api);
    const params = { id: (await client({ status: 1 })).id };
    const add = async (file: File, is_contract = false) =>
      (await asMember(contract.addFile, { params, body: { is_contract }, files: { file } })).data;
    const signed = await add(pdf("Hợp đồng.pdf"), true);
    expect(signed.attributes).toMatchObject({ name: "Hợp đồng.pdf", is_contract: true });
    expect((await add(await picture())).attributes.name).toBe("a.png");
    const text = new File(["x"], "a.txt");
    expect(await refused(add(text))).toEqual(["/file client_file_type"]);
    const remove = (id: string) => asMember(contract.deleteFile, { params: { ...params, fileId: id } });
    expect(await refused(remove(signed.id))).toEqual(["client_contract_needed"]);
    await add(pdf("Phụ lục.pdf"), true);
    await remove(signed.id);
    const { data } = await asMember(contract.files, { params });
    expect(data.map(({ attributes }) => attributes.name)).toEqual(["Phụ lục.pdf", "a.png"]);
  });

  it("are limited", async () => {
    const { client, asMember } = await openDesk(api);
    const { id } = await client();
    const added_at = api.clock.now();
    for (let n = 0; n < filesMost; n++) await makeClientFile(api.database.db, { client_id: id, added_at });
    const call = asMember(contract.addFile, { params: { id }, body: {}, files: { file: pdf("a.pdf") } });
    expect(await refused(call)).toEqual(["client_files_full"]);
  });
});

describe("Notes", () => {
  it("count as the last contact, but for plain ones, and are deleted by their author", async () => {
    const { client, asMember, asBoss, other, asOther } = await openDesk(api);
    const { id } = await client({ am_id: other.id });
    const params = { id };
    const lastContact = async () => (await asMember(clients)).data[0]?.attributes.last_contact_at;
    await asMember(contract.addNote, { params, body: { text: "Khách thích gọi buổi sáng" } });
    expect(await lastContact()).toBeNull();
    const { data } = await asMember(contract.addNote, { params, body: { kind: "call", text: "Đã gọi" } });
    expect(await lastContact()).toBe(api.clock.now().toISOString());
    const noteParams = { ...params, noteId: Number(data.id) };
    expect(await refusal(asOther(contract.deleteNote, { params: noteParams }))).toMatchObject({
      status: 404,
    });
    await asBoss(contract.deleteNote, { params: noteParams });
    expect((await asMember(contract.notes, { params })).meta.total).toBe(1);
    expect(
      (await asMember(contract.activities, { params })).data.map(({ attributes }) => attributes.kind),
    ).toEqual(["call", "note"]);
  });
});
