import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { fixedClock } from "#kit/clock.ts";
import { openPost } from "#kit/mail-post.ts";
import { previewOf } from "#test/mail.ts";
import { renderMail } from "../../app/mails.tsx";

const criteria = {
  keyword: "kế toán <b>",
  place: "Hà Nội",
  category: null,
  terms: null,
  company: null,
  salaryMin: 15_000_000,
  remote: true,
};
const pay = {
  salary_type: 0,
  salary_min: 15_000_000,
  salary_max: 20_000_000,
  currency: "VND",
  salary_period: "month",
  salary_text: null,
};
const job = { title: "Kế toán", slug: "ke-toan-i7", company: "Hoa Sen", place: "Hà Nội", remote: true, pay };
const newJobs = {
  ...criteria,
  jobs: [job],
  more: true,
  all: "/viec-lam?keyword=x",
  stop: "abc",
  frequency: "daily",
};
const render = (name: string, language: "en" | "vi", props: object) =>
  renderMail(name, language, props as never, "https://sen.test");

describe("Mails of job alerts", () => {
  it("name what was asked for, in the reader's language", async () => {
    const vi = await render("job_alerts.new_jobs", "vi", newJobs);
    expect(vi.subject).toBe("1 việc làm mới: “kế toán <b>” · Hà Nội · từ 15 triệu/tháng · làm việc từ xa");
    expect(vi.text).toContain("15–20 triệu");
    expect(vi.text).toContain("Hoa Sen · Hà Nội · Từ xa");
    const en = await render("job_alerts.new_jobs", "en", { ...newJobs, jobs: [job, job], more: false });
    expect(en.subject).toMatch(/^2 new jobs: /);
    expect(en.text).toContain("15–20M VND");
    expect(previewOf(vi.html)).toBe("Kế toán tại Hoa Sen");
    expect(previewOf(en.html)).toBe("Kế toán at Hoa Sen and 1 more");
    for (const mail of [vi, en]) {
      expect(mail.html).not.toContain("<b>");
      expect(mail.text).not.toMatch(/jobAlerts\.|[{}]|undefined/);
      expect(mail.text.split("\n")).toContain("https://sen.test/job-alerts/unsubscribe?token=abc");
    }
    expect(vi.text.split("\n")).toContain("https://sen.test/viec-lam/ke-toan-i7");
    expect(vi.text.split("\n")).toContain("https://sen.test/viec-lam?keyword=x");
  });

  it("that ask for agreement carry a link that ends in its token", async () => {
    for (const language of ["en", "vi"] as const) {
      const mail = await render("job_alerts.confirm", language, { ...criteria, proof: "xyz", days: 7 });
      expect(mail.text.split("\n")).toContain("https://sen.test/job-alerts/confirm?token=xyz");
      expect(mail.text).not.toMatch(/jobAlerts\.|[{}]|undefined/);
      expect(mail.unsubscribe).toBeUndefined();
      expect(previewOf(mail.html)).toContain("7");
      // The text does not mention an account, because its reader may have none.
      expect(mail.text).not.toMatch(/account|tài khoản/);
    }
  });

  it("that come again can be ended by one click in the mail program (RFC 8058)", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sen-mail-"));
    const clock = fixedClock(new Date("2026-03-02T01:00:00Z"));
    const post = openPost({ from: "Sen <hello@sen.test>", folder, clock });
    const mail = await render("job_alerts.new_jobs", "en", newJobs);
    await post.send({ ...mail, to: { email: "a@example.test", name: null }, id: 1 });
    const [name = ""] = await readdir(folder);
    const { headers } = await PostalMime.parse(await readFile(join(folder, name)));
    const header = (key: string) => headers.find((each) => each.key === key)?.value;
    expect(header("list-unsubscribe")).toBe(
      "<https://sen.test/api/v2/public/job_alerts/unsubscribe?token=abc>",
    );
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it("remind of saved jobs with their last day", async () => {
    const saved = { ...job, expiresAt: "2026-03-20T10:00:00Z" };
    const one = await render("jobs.saved_expiring", "vi", { name: "An", jobs: [saved] });
    expect(one.subject).toBe("Việc làm bạn lưu sắp hết hạn: Kế toán");
    expect(previewOf(one.html)).toBe("Hoa Sen: hạn nộp 20/03/2026");
    expect(one.text).toContain("Hoa Sen · hạn nộp 20/03/2026");
    expect(one.text.split("\n")).toContain("https://sen.test/viec-lam/ke-toan-i7/apply");
    const two = await render("jobs.saved_expiring", "en", { name: "An", jobs: [saved, saved] });
    expect(two.subject).toBe("2 jobs you saved close soon");
    expect(previewOf(two.html)).toBe("Kế toán closes first, on 20 Mar 2026");
    expect(two.text.split("\n")).toContain("https://sen.test/my-jobs/saved");
  });
});
