import { mailView } from "#kit/mail-view.ts";
import { htmlToText } from "#kit/markup.ts";
import { mailFont, tone } from "#ui/mail/palette.ts";
import { MailButton, MailText } from "#ui/mail/parts.tsx";
import { employerMail } from "../mails.ts";

/** The number of characters of the preview, more than any inbox shows. */
const previewLength = 150;
const soft = tone("soft");
const words = `font-family:${mailFont.replaceAll('"', "'")};font-size:16px;line-height:26px;`;
/** The inline style of each element. Mail programs ignore style sheets. */
const looks: Readonly<Record<string, string>> = {
  p: `margin:0 0 16px;${words}`,
  h3: `margin:24px 0 8px;${words}font-weight:600;`,
  ul: `margin:0 0 16px;padding-left:24px;${words}`,
  ol: `margin:0 0 16px;padding-left:24px;${words}`,
  li: "margin:0 0 4px;",
};

/** Adds the inline styles to sanitised markup. */
const styled = (html: string) =>
  html.replace(/<(p|h3|ul|ol|li)>/g, (_, tag: string) => `<${tag} style="${looks[tag]}">`);

export default mailView(employerMail, {
  ownWords: true,
  subject: ({ props: { subject } }) => subject,
  preview: ({ t, props: { company, html } }) =>
    `${t("from", { company })} ${htmlToText(html).replace(/\s+/g, " ")}`.slice(0, previewLength),
  body: ({ t, props: { html, path }, link }) => (
    <>
      <div
        className={soft.className}
        style={soft.style}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised after it was filled in
        dangerouslySetInnerHTML={{ __html: styled(html) }}
      />
      {path && <MailButton href={link(path)}>{t("button")}</MailButton>}
      {path && <MailText small>{t("reply")}</MailText>}
    </>
  ),
  reason: ({ t, props: { company, job } }) => t("reason", { company, job }),
});
