import { describe, expect, it } from "vitest";
import { MailLayout } from "./MailLayout.tsx";
import { MailButton, MailCard, MailFacts, MailHeading, MailQuote, MailText } from "./parts.tsx";
import { renderMail } from "./render.ts";

const mail = renderMail(
  <MailLayout
    lang="vi"
    title="Xác nhận email"
    preview="Còn một bước"
    homeUrl="https://sen.example/"
    greeting="Chào Ánh,"
    team="Đội ngũ Sen"
    footer="Sen"
  >
    <MailHeading>Chào Ánh & Phúc</MailHeading>
    <MailText>Vui lòng xác nhận email của bạn.</MailText>
    <MailButton href="https://sen.example/verify?token=a&b=1">Xác nhận</MailButton>
    <MailCard name="Hoa Sen" picture={null} title="Kế toán" lines={["Hoa Sen", "Hà Nội · 15–20 triệu"]} />
    <MailQuote>{"<script>alert(1)</script>"}</MailQuote>
    <MailFacts items={[{ label: "Vị trí", value: "Kế toán" }]} />
  </MailLayout>,
);

describe("a mail", () => {
  it("is a whole document in its language, with the title and the preview", () => {
    expect(mail).toMatch(/^<!doctype html><html lang="vi">/);
    expect(mail).toContain("<title>Xác nhận email</title>");
    expect(mail).toMatch(/<div data-preview[^>]*display:none[^>]*>Còn một bước/);
  });
  it("greets and is signed, around what it says", () => {
    const order = ["Chào Ánh,", "Vui lòng xác nhận", "Đội ngũ Sen"].map((words) => mail.indexOf(words));
    expect(order).toEqual([...order].sort((x, y) => x - y));
    expect(order).not.toContain(-1);
  });
  it("carries its style inline, in tables; its one style sheet is for dark screens", () => {
    expect(mail).not.toMatch(/var\(|<script|<link|<svg/);
    expect(mail.match(/<style>/g)).toHaveLength(1);
    expect(mail).toContain("<style>@media (prefers-color-scheme:dark){");
    expect(mail).toContain('role="presentation"');
    // The style sheet defines each class of the mail.
    const used = new Set([...mail.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")));
    for (const name of used) expect(mail, name).toContain(`.${name}{`);
  });
  it("shows people's words as words", () => {
    expect(mail).toContain("&lt;script&gt;");
    expect(mail).toContain("Ánh &amp; Phúc");
  });
});
