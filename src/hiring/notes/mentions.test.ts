import { beforeAll, describe, expect, it } from "vitest";
import * as notifications from "#people/notifications/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { bell, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("A mention", () => {
  it("notifies once, even if the note is changed, and never its author", async () => {
    const { params, write, boss, recruiter, asBoss, asRecruiter, applicant } = await team(api);
    const { data } = await write("@Trần Thị Bình xem giúp", [recruiter.id, boss.id]);
    expect(data.attributes.mentions.map(({ id }) => id).sort()).toEqual([boss.id, recruiter.id].sort());
    const change = (mentions: number[]) =>
      asBoss(contract.applicantNotes.edit, {
        params: { ...params, noteId: data.id },
        body: { text: "Sửa", mentions },
      });
    expect((await change([])).data.attributes.mentions).toEqual([]);
    expect((await change([recruiter.id])).data.attributes.mentions).toHaveLength(1);
    const unread = (await asRecruiter(notifications.list)).data;
    expect(unread.map(({ attributes }) => attributes)).toMatchObject([
      {
        text: "Trần Thị Bình mentioned you in a note on Nguyễn Văn An",
        path: expect.stringContaining(`/candidates/${applicant.id}/notes`),
        count: 1,
      },
    ]);
    expect(await bell(asBoss)).toEqual([]);
    const mails = (await api.mails("notes.mention")).filter(({ to_email }) => to_email === recruiter.email);
    expect(mails.map(({ props }) => props.text)).toEqual(["@Trần Thị Bình xem giúp"]);
    // Reading the note marks its notification as read.
    await asRecruiter(contract.applicantNotes.list, { params });
    expect(await bell(asRecruiter)).toEqual([]);
  });

  it("names colleagues who see the applicant, else the answer is 422 and no note is written", async () => {
    const { write, outsider, params, asBoss } = await team(api);
    const others = await team(api);
    for (const id of [outsider.id, others.boss.id, 999_999])
      expect(await refusal(write("Xem", [id]))).toMatchObject({
        status: 422,
        codes: ["mention_unknown"],
        pointers: ["/mentions"],
      });
    expect((await asBoss(contract.applicantNotes.list, { params })).meta.total).toBe(0);
  });

  it("is switched off by its group, and deleted with its note", async () => {
    const { params, write, recruiter, asBoss, asRecruiter } = await team(api);
    await write("Một", [recruiter.id]).then(({ data }) =>
      asBoss(contract.applicantNotes.remove, { params: { ...params, noteId: data.id } }),
    );
    expect(await bell(asRecruiter)).toEqual([]);
    await asRecruiter(notifications.changeChoices, { body: { mail: [], bell: [] } });
    await write("Hai", [recruiter.id]);
    expect(await bell(asRecruiter)).toEqual([]);
    const mails = (await api.mails("notes.mention")).filter(({ to_email }) => to_email === recruiter.email);
    expect(mails.map(({ props }) => props)).toEqual([{}]);
  });
});
