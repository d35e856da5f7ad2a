import { beforeAll, describe, expect, it } from "vitest";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { day } from "#kit/clock.ts";
import { formatDate } from "#kit/dates.ts";
import { type Language, languageNumber, languages } from "#kit/i18n.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { team, written } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("A preview", () => {
  it("has sample values or those of an applicant, and lists placeholders without a value", async () => {
    const { asBoss, applicant, boss } = await team(api);
    const { data } = await asBoss(contract.templates, { query: { stage: "interview_invite", language: 1 } });
    const params = { id: data[0]?.id ?? "" };
    const sample = (await asBoss(contract.previewTemplate, { params, body: {} })).data.attributes;
    expect(sample).toMatchObject({
      subject: "Mời phỏng vấn vị trí Kế toán tổng hợp tại Công ty Hoa Sen",
      missing: [],
    });
    const body = { applicant_id: applicant.id };
    const real = (await asBoss(contract.previewTemplate, { params, body })).data.attributes;
    expect(real.missing).toEqual([
      "interview_date",
      "interview_time",
      "interview_type",
      "interview_location",
    ]);
    expect(real.content).toContain("Chào Lê Thu Hà,");
    expect(real.content).toContain("{{interview_date}}");
    expect(real.content).toContain(boss.email);
    expect(real.content).toMatch(/<a href="http[^"]+\/my-jobs\/applied\/\d+" rel="noopener nofollow">/);
  });

  it("has the time, kind and place of an applicant's next or last interview, in the template's language", async () => {
    const { db } = api.database;
    const { asBoss, applicant } = await team(api);
    const asOf = api.clock.now();
    const [later, next] = await Promise.all(
      [5, 3].map((days) => makeInterview(db, applicant, { startsAt: new Date(asOf.getTime() + days * day) })),
    );
    const seen = async (stage: "interview_invite" | "interview_cancel", language: Language) => {
      const query = { stage, language: languageNumber[language] };
      const { data } = await asBoss(contract.templates, { query });
      const body = { applicant_id: applicant.id };
      const at = { params: { id: data[0]?.id ?? "" }, body };
      return (await asBoss(contract.previewTemplate, at)).data.attributes;
    };
    for (const language of languages) {
      const { missing, values } = await seen("interview_invite", language);
      expect(missing).toEqual([]);
      expect(values).toMatchObject({
        interview_date: formatDate(next?.starts_at ?? "", "wholeDay", language),
        interview_time: formatDate(next?.starts_at ?? "", "clock", language),
        interview_type: language === "en" ? "video call" : "gọi video",
        interview_location: next?.location,
      });
    }
    for (const one of [next, later])
      await db
        .updateTable("interviews")
        .set({
          status: "canceled",
          cancel_reason_id: 1,
          edited_at: new Date(asOf.getTime() + (one?.id ?? 0)),
        })
        .where("id", "=", one?.id ?? 0)
        .execute();
    const last = [next, later].toSorted((a, b) => (b?.id ?? 0) - (a?.id ?? 0))[0];
    expect((await seen("interview_cancel", "en")).subject).toContain(
      formatDate(last?.starts_at ?? "", "wholeDay", "en"),
    );
  });

  it("shows a text that is not saved yet, and refuses a text that could not be saved", async () => {
    const { asBoss } = await team(api);
    const { id } = (await asBoss(contract.createTemplate, { body: written })).data;
    const at = { params: { id } };
    const shown = await asBoss(contract.previewTemplate, { ...at, body: { subject: "{{candidate_name}}!" } });
    expect(shown.data.attributes.subject).toBe("Nguyễn Thị Mai!");
    const wrong = asBoss(contract.previewTemplate, { ...at, body: { content: "<p>{{x}}</p>" } });
    expect(await refusal(wrong)).toMatchObject({ status: 422, codes: ["placeholder_unknown"] });
  });

  it("offers applicants whom the caller sees, and refuses others", async () => {
    const { asBoss, asMember, asOutsider, applicant } = await team(api);
    const offered = async (call: typeof asBoss) =>
      (await call(contract.placeholderValues, {})).data.attributes.applicants.map(({ id }) => id);
    expect(await offered(asBoss)).toEqual([String(applicant.id)]);
    expect(await offered(asMember)).toEqual([String(applicant.id)]);
    expect(await offered(asOutsider)).toEqual([]);
    const query = { applicant_id: applicant.id };
    await expect(asOutsider(contract.placeholderValues, { query })).rejects.toMatchObject({ status: 404 });
  });
});
