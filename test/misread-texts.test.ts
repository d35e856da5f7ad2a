import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exactSalary } from "#hiring/offers/pay.ts";
import { languages } from "#kit/i18n.ts";

const src = join(import.meta.dirname, "../src");

async function textAt(room: string, language: string, path: string): Promise<string> {
  const [file = ""] = globSync(`{ui,*/${room}}/messages.${language}.ts`, { cwd: src });
  const catalogue = await import(join(src, file));
  return path.split(".").reduce((part, name) => part?.[name], catalogue);
}

/** Texts that readers misunderstood, by their row in the review of texts, with a pattern of the corrected words. */
const rows = [
  [31, "site/copy/my-home", ["copy.ahead.upcoming"], /^Upcoming interview$|^Phỏng vấn sắp tới$/],
  [32, "site/copy/my-home", ["copy.profile.title"], /^Get jobs|gợi ý việc làm/],
  [45, "site/copy/cv", ["copy.questions.items.1.answer"], /your CV files|file CV của bạn/],
  [107, "hidden-jobs", ["site.privacy.help.public_to_verified_employers"], /name, photo or|họ tên, ảnh và/],
  [114, "applications", ["mails.undecided.preview", "mails.undecided.text"], /[Oo]n \{date\}|ngày \{date\}/],
  [116, "applications", ["mails.no_decision.subject"], /made no decision|không đưa ra quyết định/],
  [147, "interviews", ["console.card.complete"], /^Mark |^Đánh dấu /],
  [148, "interviews", ["console.card.noShow"], /^Mark |^Đánh dấu /],
  [181, "offers", ["mails.letter.answer"], /by \{date\}|chậm nhất ngày \{date\}/],
  [182, "offers", ["mails.changed.preview.sent"], /until \{date\}|chậm nhất ngày \{date\}/],
  [183, "offers", ["site.sure"], /that you want the job|xác nhận nhận việc/],
  [184, "offers", ["mails.changed.month.gross"], /a month, gross|mỗi tháng \(gross\)/],
  [219, "email-templates", ["system.reject.content"], /We’ve decided|chưa thể chọn hồ sơ/],
  [220, "email-templates", ["system.talent_pool.content"], /agree to this for 12 months|lưu trong 12 tháng/],
  [235, "talent-pools", ["console.person.noJobs"], /no published jobs|chưa có tin nào/],
  [236, "talent-pools", ["errors.candidate_active"], /on the board of|trên bảng ứng viên của tin/],
  [322, "cv", ["site.files.failed"], /wasn’t uploaded|tải file lên/],
] as const;

describe("Texts that were misread", () => {
  it.each(rows)("copy %i (%s)", async (_, room, paths, mended) => {
    for (const language of languages)
      for (const path of paths) expect(await textAt(room, language, path), path).toMatch(mended);
  });

  it("copy 184: the salary that a candidate accepts is exact", () => {
    expect(exactSalary(20_550_000, "VND", "vi")).toBe("20.550.000 đ");
    expect(exactSalary(20_550_000, "VND", "en").replaceAll("\u00a0", " ")).toBe("VND 20,550,000");
  });
});
