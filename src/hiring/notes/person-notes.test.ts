import { beforeAll, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { addPerson, deletePerson, mergePerson } from "#hiring/talent-pools/contract.ts";
import { personBody, team } from "#hiring/talent-pools/testing/team.ts";
import { inTransaction } from "#kit/db.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract-people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const made = await team(api);
  const add = async () => Number((await made.asBoss(addPerson, { body: personBody() })).data.id);
  return { ...made, add, id: await add() };
}
type Call = Awaited<ReturnType<typeof desk>>["asBoss"];
const write = (call: Call, id: number, text: string) =>
  call(contract.writePersonNote, { params: { id }, body: { text } });
const texts = async (call: Call, id: number) =>
  (await call(contract.personNotes, { params: { id } })).data.map(({ attributes }) => attributes.text);
const stored = async (candidate: number) =>
  (
    await api.database.db
      .selectFrom("candidate_notes")
      .select("id")
      .where("candidate_id", "=", candidate)
      .execute()
  ).length;

describe("Notes on a person without an application", () => {
  it("need a session, and are absent for other companies", async () => {
    const [one, other] = [await desk(), await desk()];
    const note = await write(one.asBoss, one.id, "Nên gọi lại");
    const visitor = await api.as(null);
    const params = { id: one.id };
    const calls = [
      [contract.personNotes, { params }],
      [contract.writePersonNote, { params, body: { text: "A" } }],
      [contract.deletePersonNote, { params: { ...params, noteId: Number(note.data.id) } }],
    ] as const;
    for (const [endpoint, input] of calls) {
      await expect(visitor(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(other.asBoss(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    // The note of another person is not found either.
    const elsewhere = { id: await one.add(), noteId: Number(note.data.id) };
    const foreign = one.asBoss(contract.deletePersonNote, { params: elsewhere });
    expect(await refusal(foreign)).toMatchObject({ status: 404 });
  });

  it("are read by the team, newest first, and deleted by their author or an administrator", async () => {
    const { asBoss, asMember, id } = await desk();
    await write(asBoss, id, "Một");
    const own = await write(asMember, id, "  Hai  ");
    expect(await texts(asBoss, id)).toEqual(["Hai", "Một"]);
    const { data } = await asMember(contract.personNotes, { params: { id } });
    expect(data.map(({ attributes }) => attributes.can.delete)).toEqual([true, false]);
    const remove = (call: Call, noteId: string | undefined) =>
      call(contract.deletePersonNote, { params: { id, noteId: Number(noteId) } });
    expect(await refusal(remove(asMember, data[1]?.id))).toMatchObject({
      status: 403,
      codes: ["note_not_yours"],
    });
    await remove(asBoss, own.data.id);
    expect(await texts(asMember, id)).toEqual(["Một"]);
    expect(await refusal(write(asBoss, id, " "))).toMatchObject({ status: 422, pointers: ["/text"] });
  });

  it("are those of all merged records, and end with the person", async () => {
    const { asBoss, add, id } = await desk();
    const other = await add();
    await write(asBoss, other, "Của hồ sơ kia");
    await asBoss(mergePerson, { params: { id: other }, body: { into_id: id } });
    await write(asBoss, other, "Sau khi gộp");
    expect(await texts(asBoss, id)).toEqual(["Sau khi gộp", "Của hồ sơ kia"]);
    await asBoss(deletePerson, { params: { id } });
    expect([await stored(id), await stored(other)]).toEqual([0, 0]);
  });

  it("end when the last application of a person whom the company has not added is erased", async () => {
    const { asBoss, job } = await desk();
    const { db } = api.database;
    const candidate = await makeCandidate(db);
    const applicant = await makeApplicant(db, { job, candidate });
    await write(asBoss, candidate.candidateId, "Hẹn quý sau");
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [applicant.id], monday));
    expect(await stored(candidate.candidateId)).toBe(0);
  });
});
