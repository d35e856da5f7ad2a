import { describe, expect, it } from "vitest";
import { responseKinds } from "#hiring/applications/contributions.ts";
import * as applicationsEn from "#hiring/applications/messages.en.ts";
import * as applicationsVi from "#hiring/applications/messages.vi.ts";
import { reasonsOfTime } from "#hiring/applications/terms.ts";
import { search } from "#hiring/candidate-search/contract.ts";
import * as offersEn from "#hiring/offers/messages.en.ts";
import * as offersVi from "#hiring/offers/messages.vi.ts";
import { probationOf, probations } from "#hiring/offers/terms.ts";
import { countedStates } from "#market/jobs/lifecycle.ts";
import * as jobsEn from "#market/jobs/messages.en.ts";
import * as jobsVi from "#market/jobs/messages.vi.ts";
import { loadedRooms } from "../src/app/loaded-rooms.ts";
import { copy as employerEn } from "../src/front/site/copy/employer/messages.en.ts";
import { copy as employerVi } from "../src/front/site/copy/employer/messages.vi.ts";
import { copy as headhuntEn } from "../src/front/site/copy/headhunt/messages.en.ts";
import { copy as policyEn } from "../src/front/site/copy/policy/messages.en.ts";
import { copy as policyVi } from "../src/front/site/copy/policy/messages.vi.ts";
import { copy as productEn } from "../src/front/site/copy/product/messages.en.ts";
import { copy as productVi } from "../src/front/site/copy/product/messages.vi.ts";
import { copy as termsEn } from "../src/front/site/copy/terms/messages.en.ts";
import { copy as termsVi } from "../src/front/site/copy/terms/messages.vi.ts";
import { headhuntTerms } from "../src/front/site/terms.ts";

describe("Promises in texts", () => {
  it("name every state of a job that counts towards the free ones", () => {
    const passages = {
      en: [
        termsEn.sections[2].blocks[0],
        employerEn.ways.self.points[0],
        employerEn.questions.items[1].answer,
        productEn.features[0].points[0],
        jobsEn.console.list.freePostsText,
      ],
      vi: [
        termsVi.sections[2].blocks[0],
        employerVi.ways.self.points[0],
        employerVi.questions.items[1].answer,
        productVi.features[0].points[0],
        jobsVi.console.list.freePostsText,
      ],
    };
    for (const [language, labels] of [
      ["en", jobsEn.labels],
      ["vi", jobsVi.labels],
    ] as const)
      for (const state of countedStates)
        for (const passage of passages[language])
          expect(String(passage).toLowerCase()).toContain(labels.display_state[state].toLowerCase());
  });

  it("announce a change of terms or policy by the date of the page, and by no email", () => {
    for (const { sections, version } of [termsEn, termsVi, policyEn, policyVi]) {
      const changes = String(sections.find(({ id }) => id === "changes")?.blocks[0]);
      expect(changes).toMatch(/its date at the top|ngày của bản được ghi ở đầu trang/);
      expect(changes).not.toMatch(/email/i);
      expect(version).toMatch(/\d{4}$/);
    }
  });

  it("name every act that counts as a response", () => {
    const words: Record<string, { en: string; vi: string }> = {
      message: { en: "message", vi: "nhắn tin" },
      email: { en: "email", vi: "gửi email" },
      interview_schedule: { en: "interview", vi: "mời phỏng vấn" },
      interview_offer: { en: "interview", vi: "mời phỏng vấn" },
      interview_reschedule: { en: "interview", vi: "mời phỏng vấn" },
      offer_send: { en: "offer", vi: "gửi thư mời nhận việc" },
      stage_move: { en: "move to another stage", vi: "chuyển vòng" },
      reject: { en: "rejection", vi: "từ chối" },
    };
    const nudge = { en: applicationsEn.mails.unanswered_nudge, vi: applicationsVi.mails.unanswered_nudge };
    const passages = {
      en: [
        employerEn.questions.items[3].answer,
        termsEn.sections[2].blocks[1][5],
        nudge.en.preview,
        nudge.en.text,
      ],
      vi: [
        employerVi.questions.items[3].answer,
        termsVi.sections[2].blocks[1][5],
        nudge.vi.preview,
        nudge.vi.text,
      ],
    };
    for (const language of ["en", "vi"] as const)
      for (const kind of [...responseKinds(), "stage_move", "reject"])
        for (const passage of passages[language])
          expect(String(passage).toLowerCase(), kind).toContain(
            words[kind]?.[language] ?? `a word for ${kind}`,
          );
  });

  it("name what companies see of a public profile, and that applications close by themselves in two cases", () => {
    const shown: Record<string, { en: string; vi: string }> = {
      job_title: { en: "job title", vi: "chức danh" },
      location_id: { en: "location", vi: "địa điểm" },
      years: { en: "years of work", vi: "số năm kinh nghiệm" },
      skills: { en: "skills", vi: "kỹ năng" },
      languages: { en: "languages", vi: "ngoại ngữ" },
      notice_days: { en: "availability", vi: "thời gian có thể bắt đầu" },
    };
    const aboutTheCompany = ["updated_at", "invite", "known", "can"];
    const fields = Object.keys(search.answer.shape.data.element.shape.attributes.shape);
    for (const [language, copy] of [
      ["en", policyEn],
      ["vi", policyVi],
    ] as const) {
      const never = copy.sections[2].blocks;
      for (const field of fields.filter((name) => !aboutTheCompany.includes(name)))
        expect(never[0][3], field).toContain(shown[field]?.[language] ?? `a word for ${field}`);
      expect(reasonsOfTime).toHaveLength(2);
      expect(never[1]).toMatch(/two cases|hai trường hợp/);
    }
  });

  it("name in the policy each kind of data that the export has", () => {
    const rowOf: Record<string, (typeof policyEn)["sections"][1]["keeps"][number]["id"]> = {
      account: "account",
      candidate: "profile",
      logins: "sessions",
      "google-and-facebook": "account",
      "accepted-terms": "consents",
      "emails-we-sent": "emails",
      "audit-log": "audit-log",
      "what-i-did": "recruiters",
      "api-keys": "recruiters",
      "saved-views": "recruiters",
      "reports-by-email": "recruiters",
      applications: "applications",
      "applications-reviewed-without-names": "applications",
      "application-consents": "consents",
      "application-rejections": "applications",
      "application-withdrawals": "applications",
      "job-invites": "invitations",
      "requests-of-agencies": "invitations",
      profile: "profile",
      "profile-sections": "profile",
      "followed-companies": "choices",
      "csv-imports": "recruiters",
      "cv-files": "cvs",
      "emails-from-employers": "applications",
      "hidden-jobs": "choices",
      "hidden-companies": "choices",
      interviews: "applications",
      "interview-invites": "applications",
      "calendar-feed": "calendar",
      calendars: "busy-hours",
      "job-alerts": "choices",
      invites: "team-invites",
      confirmations: "team-invites",
      "views-by-administrators": "audit-log",
      messages: "applications",
      "notes-i-wrote": "recruiters",
      "notes-on-candidates": "recruiters",
      "feedback-i-gave": "recruiters",
      notifications: "notifications",
      "notification-choices": "notifications",
      offers: "applications",
      representations: "consents",
      introductions: "applications",
      "saved-jobs": "choices",
      "change-of-email": "account",
      "two-step-login": "account",
      "share-links": "share-links",
      "share-link-views": "share-links",
      "transfers-abroad": "share-links",
      "share-link-feedback": "share-links",
      "support-threads": "support",
      "support-messages": "support",
      "invitations-to-apply": "invitations",
      tasks: "recruiters",
    };
    const exported = loadedRooms.flatMap(({ room }) => (room.exports ?? []).map(({ file }) => file));
    expect(exported.filter((file) => !(file in rowOf))).toEqual([]);
    for (const { sections } of [policyEn, policyVi]) {
      const ids: string[] = sections[1].keeps.map(({ id }) => id);
      expect([...new Set(Object.values(rowOf))].filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("name the days of each probation, and an example whose sums are right", () => {
    for (const { labels } of [offersEn, offersVi])
      for (const { id, key } of probations)
        if (id > 0) expect(labels.probation[key]).toContain(String(probationOf(id).days));
    const [year, fee, next] = headhuntEn.example.rows.map(({ sum }) => Number(sum.replace(/\D/g, "")));
    expect(fee).toBe((year! * headhuntTerms.feeMost) / 100);
    expect(next).toBe((fee! * (100 - headhuntTerms.nextFeeCut)) / 100);
  });
});
