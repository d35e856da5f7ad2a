import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import * as people from "#hiring/talent-pools/contract.ts";
import { editFacts, personFacts } from "#hiring/talent-pools/contract-facts.ts";
import * as invites from "#hiring/talent-pools/contract-invites.ts";
import { cv, personBody } from "#hiring/talent-pools/testing/team.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCompany, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { makeClient } from "#people/clients/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { agencyOf, edit, merge } from "./testing/agency.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Facts of a person", () => {
  it("are edited by the owner and administrators, with their version", async () => {
    const { add: person, agencyId, boss, call } = await agencyOf(api);
    const { db } = api.database;
    const member = await makeStaff(db, "consultant", { agencyId, member: true });
    const asMember = await api.as(member.id);
    const stranger = await makeStaff(db, "consultant");
    const id = await person({});
    const at = { params: { id } };
    const { data } = await asMember(editFacts, { ...at, body: { years: 3, owner_id: boss.id } });
    expect(data.attributes).toMatchObject({ years: 3, owner: boss.full_name, can: { edit: false } });
    const refused = asMember(editFacts, { ...at, body: { years: 4 } });
    expect(await refusal(refused)).toMatchObject({ status: 403, codes: ["forbidden"] });
    const wrong = call(editFacts, { ...at, body: { owner_id: stranger.id } });
    expect(await refusal(wrong)).toMatchObject({ status: 422 });
    const old = call(editFacts, { ...at, body: { years: 4, version: data.attributes.version - 1 } });
    expect(await refusal(old)).toMatchObject({
      status: 409,
      codes: ["candidate_changed"],
      meta: { now: personBody().full_name },
    });
    await call(editFacts, { ...at, body: { do_not_contact: true } });
    const kept = await call(editFacts, { ...at, body: { do_not_contact: false } });
    expect(kept.data.attributes).toMatchObject({ do_not_contact: true, years: 3 });
    const job = await makeJob(db, { companyId: (await makeCompany(db)).id, agencyId, ownerId: boss.id });
    const source = endpointOf("consultant", people.sourcePerson);
    const put = call(source, { ...at, body: { job_id: job.id } });
    expect(await refusal(put)).toMatchObject({ status: 409, codes: ["do_not_contact"] });
    const invitePeople = endpointOf("consultant", invites.invitePeople);
    const { data: outcome } = await call(invitePeople, { body: { candidate_ids: [id], job_id: job.id } });
    expect(JSON.stringify(outcome)).toContain("do_not_contact");
  });

  it("are edited, like the rest of the person, by the account manager of a client to whom the person is introduced", async () => {
    const { add: person, agencyId, boss, call } = await agencyOf(api);
    const { db } = api.database;
    const manager = await makeStaff(db, "consultant", { agencyId, member: true });
    const asManager = await api.as(manager.id);
    const id = await person({}, { owner_id: boss.id });
    const at = { params: { id } };
    const view = endpointOf("consultant", people.personOf);
    const refused = { status: 403, codes: ["forbidden"] };
    expect(await refusal(asManager(edit, { ...at, body: { job_title: "Thợ mộc" } }))).toMatchObject(refused);
    expect((await asManager(view, at)).data.attributes.can.edit).toBe(false);
    const client = await makeClient(db, { agency_id: agencyId, am_id: manager.id });
    const job = await makeJob(db, { companyId: client.company_id, agencyId, ownerId: boss.id });
    const candidate = { candidateId: id, full_name: "Đỗ Thị Hạnh", email: "hanh.am@example.test" };
    await makeApplicant(db, { job, candidate });
    expect((await asManager(view, at)).data.attributes.can.edit).toBe(true);
    await asManager(edit, { ...at, body: { job_title: "Thợ mộc" } });
    expect((await asManager(editFacts, { ...at, body: { years: 4 } })).data.attributes.years).toBe(4);
    expect((await call(view, at)).data.attributes.job_title).toBe("Thợ mộc");
  });

  it("combine the records of a merged person, and no record hides that the person asked not to be contacted", async () => {
    const { add: person, call } = await agencyOf(api);
    const [one, two] = [
      await person({}, { years: 7, school: "Đại học Bách khoa", do_not_contact: true }),
      await person({}, { years: 8 }),
    ];
    await call(merge, { params: { id: two }, body: { into_id: one } });
    const { attributes } = (await call(personFacts, { params: { id: one } })).data;
    expect(attributes).toMatchObject({ years: 8, school: "Đại học Bách khoa", do_not_contact: true });
  });

  it("and CV files of a person are not changed by a colleague's upload", async () => {
    const { add: person, agencyId, boss } = await agencyOf(api);
    const member = await makeStaff(api.database.db, "consultant", { agencyId, member: true });
    const id = await person({ email: "hanh.file@example.test" }, { owner_id: boss.id });
    const files = cv(["Đỗ Thị Hạnh", "Email: hanh.file@example.test"]);
    const addFile = endpointOf("consultant", people.addFile);
    const body = { agreed: true };
    const refused = (await api.as(member.id))(addFile, { body, files });
    expect(await refusal(refused)).toMatchObject({
      status: 409,
      codes: ["candidate_exists"],
      meta: { now: { id: String(id) } },
    });
    const same = { body: { ...body, person_id: id }, files };
    const forced = (await api.as(member.id))(addFile, same);
    expect(await refusal(forced)).toMatchObject({ status: 403, codes: ["forbidden"] });
    const { meta } = await (await api.as(boss.id))(addFile, same);
    expect(meta.result).toBe("updated");
  });
});
