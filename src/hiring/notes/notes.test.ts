import { beforeAll, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { evaluateApplicant } from "./commands/evaluate.ts";
import { writeNote } from "./commands/notes.ts";
import * as contract from "./contract.ts";
import { makeNote } from "./factory.ts";
import { evaluationsOf } from "./queries/evaluations.ts";
import { notesAbout } from "./queries/notes.ts";
import { bell, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Notes", () => {
  it("are readable for people who see the applicant or the job: 401, and 404 for another company and an outsider", async () => {
    const own = await team(api);
    const others = await team(api);
    const anonymous = await api.as(null);
    const { data } = await own.write("Đã gọi điện");
    for (const [notes, id] of [
      [contract.applicantNotes, own.applicant.id],
      [contract.profileNotes, own.applicant.id],
      [contract.jobNotes, own.job.id],
    ] as const) {
      const one = { params: { id, noteId: Number(data.id) } };
      const body = { text: "Chào" };
      const calls = [
        [notes.list, { params: { id } }],
        [notes.write, { params: { id }, body }],
        [notes.edit, { ...one, body }],
        [notes.remove, one],
      ] as const;
      for (const [endpoint, input] of calls) {
        await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
        for (const call of [others.asBoss, own.asOutsider])
          await expect(call(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
      }
    }
  });

  it("are read by the team, newest first, also at the specification's address", async () => {
    const { params, write, asRecruiter, recruiter, boss } = await team(api);
    await write("Một");
    await write("Hai", [], asRecruiter);
    const { data, meta } = await asRecruiter(contract.applicantNotes.list, { params });
    expect(data.map(({ attributes }) => attributes)).toMatchObject([
      { text: "Hai", author: { id: recruiter.id }, can: { edit: true, delete: true }, edited_at: null },
      { text: "Một", author: { id: boss.id }, can: { edit: false, delete: false } },
    ]);
    expect(meta).toMatchObject({ total: 2, next: null, closed: null, can: { write: true } });
    expect(meta.people.map(({ id }) => id).sort()).toEqual([boss.id, recruiter.id].sort());
    const page = await asRecruiter(contract.profileNotes.list, { params, query: { items: 1 } });
    expect(page.data.map(({ attributes }) => attributes.text)).toEqual(["Hai"]);
    const before = { before: page.meta.next ?? "", items: 1 };
    const next = await asRecruiter(contract.profileNotes.list, { params, query: before });
    expect([next.data[0]?.attributes.text, next.meta.next]).toEqual(["Một", null]);
  });

  it("are changed by their author only, and deleted by administrators too", async () => {
    const { params, write, asBoss, asRecruiter } = await team(api);
    const ofMember = (await write("Của tôi", [], asRecruiter)).data.id;
    const ofBoss = (await write("Của sếp")).data.id;
    const at = (noteId: string) => ({ params: { ...params, noteId } });
    const { data } = await asRecruiter(contract.applicantNotes.edit, {
      ...at(ofMember),
      body: { text: "Đã sửa" },
    });
    expect(data.attributes).toMatchObject({ text: "Đã sửa", edited_at: expect.any(String) });
    for (const attempt of [
      () => asBoss(contract.applicantNotes.edit, { ...at(ofMember), body: { text: "x" } }),
      () => asRecruiter(contract.applicantNotes.edit, { ...at(ofBoss), body: { text: "x" } }),
      () => asRecruiter(contract.applicantNotes.remove, at(ofBoss)),
    ])
      expect(await refusal(attempt())).toMatchObject({ status: 403, codes: ["note_not_yours"] });
    await asBoss(contract.applicantNotes.remove, at(ofMember));
    await asBoss(contract.profileNotes.remove, at(ofBoss));
    expect((await asBoss(contract.applicantNotes.list, { params })).data).toEqual([]);
  });

  it("on a job are listed at the job, and not at its applicants", async () => {
    const { job, params, asBoss, asRecruiter, recruiter } = await team(api);
    const at = { params: { id: job.id } };
    const body = { text: "Ưu tiên người biết MISA", mentions: [recruiter.id] };
    const { data } = await asBoss(contract.jobNotes.write, { ...at, body });
    expect(data.attributes).toMatchObject({ job_id: job.id, applicant_id: null });
    expect((await asRecruiter(contract.jobNotes.list, at)).meta).toMatchObject({ total: 1, candidate: null });
    expect((await asBoss(contract.applicantNotes.list, { params })).meta.total).toBe(0);
    const elsewhere = { params: { ...params, noteId: data.id } };
    await expect(asBoss(contract.applicantNotes.remove, elsewhere)).rejects.toMatchObject({ status: 404 });
    await asBoss(contract.jobNotes.remove, { params: { id: job.id, noteId: data.id } });
  });

  it("are text of 1 to 5,000 characters", async () => {
    const { write } = await team(api);
    for (const text of ["", "  ", "a".repeat(5001)])
      expect(await refusal(write(text))).toMatchObject({ status: 422, pointers: ["/text"] });
    expect((await write("<b>Đậm</b> <script>alert(1)</script>")).data.attributes.text).toBe("Đậm alert(1)");
  });
});

describe("Notes and evaluations", () => {
  it("are in the applicant's history, without their content", async () => {
    const { params, write, asBoss } = await team(api);
    await write("Bí mật");
    await asBoss(contract.evaluate, { params, body: { recommendation: 1, text: "Bí mật" } });
    await asBoss(contract.evaluate, { params, body: { recommendation: 2 } });
    const { data } = await asBoss(applications.applicantDetail, { params });
    const kinds = data.attributes.activities.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "note" || kind === "evaluation").sort()).toEqual([
      "evaluation",
      "note",
    ]);
    expect(JSON.stringify(data.attributes.activities)).not.toContain("Bí mật");
  });

  it("of an agency are hidden from its client, and those of the client from the agency", async () => {
    const { db } = api.database;
    const { companyId, asBoss, applicant } = await team(api);
    const agency = await makeAgency(db);
    const staff = await makeStaff(db, "consultant", { agencyId: agency.id });
    const consultant = hiringActorOf(actorOf({ ...staff, candidate_id: null }) as ConsultantActor);
    const job = await makeJob(db, { companyId, agencyId: agency.id });
    const theirs = await makeApplicant(db, { job });
    const about = { kind: "applicant", id: theirs.id } as const;
    const asOf = api.clock.now();
    await inTransaction(api.database, async (tx) => {
      await writeNote(tx, consultant, about, { text: "Kín", mentions: [], asOf });
      await evaluateApplicant(tx, consultant, theirs.id, {
        recommendation: 4,
        skills: [],
        answers: [],
        text: "Kín",
        asOf,
      });
    });
    expect((await notesAbout(db, consultant, about, { items: 50 })).data).toHaveLength(1);
    expect((await evaluationsOf(db, consultant, theirs.id, asOf)).data).toHaveLength(1);
    for (const endpoint of [contract.applicantNotes.list, contract.profileNotes.list, contract.evaluations])
      expect(await refusal(asBoss(endpoint, { params: { id: theirs.id } }))).toMatchObject({ status: 404 });
    const mine = { kind: "applicant", id: applicant.id } as const;
    await expect(notesAbout(db, consultant, mine, { items: 50 })).rejects.toMatchObject({ status: 404 });
    // The note is on an applicant of the client, but its scope is the agency.
    await makeNote(db, {
      applicant: { ...applicant, agency_id: agency.id },
      authorId: staff.id,
      text: "Kín",
    });
    const answer = await asBoss(contract.applicantNotes.list, { params: { id: applicant.id } });
    expect(answer.meta.total).toBe(0);
    expect(JSON.stringify(answer)).not.toMatch(/private|consultant|Kín/);
    const detail = await asBoss(applications.applicantDetail, { params: { id: applicant.id } });
    expect(JSON.stringify(detail)).not.toMatch(/private|consultant|Kín/);
  });

  it("are deleted when the applicant is erased, and no new ones can be written", async () => {
    const { params, write, asBoss, asRecruiter, recruiter } = await team(api);
    await write("Số của An là 0901234567", [recruiter.id]);
    await asBoss(contract.evaluate, { params, body: { recommendation: 3, text: "An" } });
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [params.id], api.clock.now()));
    const notes = await asBoss(contract.applicantNotes.list, { params });
    expect(notes).toMatchObject({ data: [], meta: { closed: "notes_erased", can: { write: false } } });
    expect((await asBoss(contract.evaluations, { params })).meta.count).toBe(0);
    expect(await bell(asRecruiter)).toEqual([]);
    const refused = { status: 409, codes: ["notes_erased"] };
    expect(await refusal(write("Ai đó"))).toMatchObject(refused);
    const again = asBoss(contract.evaluate, { params, body: { recommendation: 3 } });
    expect(await refusal(again)).toMatchObject(refused);
  });
});
