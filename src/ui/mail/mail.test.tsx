import { describe, expect, it } from "vitest";
import { MailLayout } from "./MailLayout.tsx";
import { MailButton, MailFacts, MailHeading, MailQuote, MailText } from "./parts.tsx";
import { renderMail } from "./render.ts";

const mail = renderMail(
  <MailLayout
    lang="vi"
    title="Xác nhận email"
    preview="Còn một bước"
    homeUrl="https://sen.example/"
    footer="Sen"
  >
    <MailHeading>Chào Ánh & Phúc</MailHeading>
    <MailText>Vui lòng xác nhận email của bạn.</MailText>
    <MailButton href="https://sen.example/verify?token=a&b=1" showAddress>
      Xác nhận
    </MailButton>
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
  it("carries its style inline, in tables, without classes, variables or scripts", () => {
    expect(mail).not.toMatch(/class=|var\(|<script|<style|<link/);
    expect(mail).toContain('role="presentation"');
  });
  it("shows people's words as words", () => {
    expect(mail).toContain("&lt;script&gt;");
    expect(mail).toContain("Ánh &amp; Phúc");
  });
  it("writes the button's address out where asked", () => {
    expect(mail.match(/https:\/\/sen\.example\/verify\?token=a&amp;b=1/g)?.length).toBe(3);
  });
});
