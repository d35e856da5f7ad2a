import { compile } from "html-to-text";
import { createTranslator } from "use-intl/core";
import { mails as siteEn } from "#front/site/messages.en.ts";
import { mails as siteVi } from "#front/site/messages.vi.ts";
import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import type { MailEnvelope, RenderedMail, SwitchOff } from "#kit/mail.ts";
import type { MailDefinition } from "#kit/mail-definition.ts";
import type { MailText, MailView } from "#kit/mail-view.ts";
import { contactPath } from "#market/support/paths.ts";
import { MailLayout } from "#ui/mail/MailLayout.tsx";
import { MailFootLink, MailText as Paragraph } from "#ui/mail/parts.tsx";
import { renderMail as toHtml } from "#ui/mail/render.ts";

/** The views of every mail of the product, from the mails/views.ts of each room. */
const files = import.meta.glob<{ mailViews: readonly MailView[] }>("../*/*/mails/views.ts", { eager: true });
export const mailViews = Object.values(files).flatMap((file) => [...file.mailViews]);
const views = new Map(mailViews.map((view) => [view.definition.name, view]));
const common = { name: "site", texts: { en: siteEn, vi: siteVi } };

/** Renders a queued mail as HTML, and as plain text in which each link has its own line. */
export async function renderMail(
  template: string,
  language: Language,
  props: Record<string, unknown>,
  publicUrl: string,
  name: string | null = null,
  switchOff: SwitchOff = null,
  envelope?: MailEnvelope,
): Promise<RenderedMail> {
  const view = views.get(template);
  if (!view) throw new Error(`No view of the mail ${template}`);
  const context = {
    t: translatorOf(language, view.definition),
    props,
    language,
    link: (path: string) => new URL(path, publicUrl).href,
    date: (at: string | Date, style: "date" | "time" = "date") =>
      style === "time" ? timeText(at, language) : formatDate(at, "day", language),
  };
  const { group } = view.definition;
  const off = group === "needed" ? null : (switchOff?.(group) ?? null);
  const subject = view.subject(context);
  const t = translatorOf(language, common);
  const html = toHtml(
    <MailLayout
      lang={language}
      title={subject}
      preview={view.preview(context)}
      homeUrl={publicUrl}
      greeting={view.ownWords ? null : name ? t("greeting", { name }) : t("greetingNobody")}
      team={view.ownWords ? null : t("team")}
      footer={
        <>
          {view.reason(context)}
          {off && (
            <>
              {" "}
              <MailFootLink href={off.page}>{t("switchOff")}</MailFootLink>
            </>
          )}
        </>
      }
    >
      {view.body(context)}
      {hasAppeal(view, context) && (
        <Paragraph small>
          {t("appeal")} <MailFootLink href={context.link(contactPath)}>{t("contact")}</MailFootLink>
        </Paragraph>
      )}
    </MailLayout>,
  );
  return {
    subject,
    html,
    text: plainText(html),
    unsubscribe: off?.oneClick ?? view.unsubscribe?.(context),
    ...(view.calendar && envelope && { calendar: view.calendar({ ...context, envelope }) }),
  };
}

/** Returns whether a mail ends with the way to object to what it is about. */
function hasAppeal({ appeal }: MailView, context: Parameters<MailView["body"]>[0]): boolean {
  return typeof appeal === "function" ? appeal(context) : appeal === true;
}

/** Returns a moment as text. Vietnamese puts a word before the day: "lúc 09:05 ngày 21/11/2026". */
function timeText(at: string | Date, language: Language): string {
  if (language === "en") return formatDate(at, "exact", language);
  return `${formatDate(at, "clock", language)} ngày ${formatDate(at, "day", language)}`;
}

/** Translators by language and mail: a translator caches its parsed messages. */
const translators = new Map<string, MailText>();

function translatorOf(language: Language, { name, texts }: Pick<MailDefinition, "name" | "texts">): MailText {
  const key = `${language} ${name}`;
  const known = translators.get(key);
  if (known) return known;
  const made = createTranslator({
    locale: language,
    messages: texts[language] as never,
  }) as unknown as MailText;
  translators.set(key, made);
  return made;
}

const plainText = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", format: "linkOnItsLine" },
    { selector: "tr[data-fact]", format: "factOnItsLine" },
    { selector: "h1", options: { uppercase: false } },
    { selector: "title", format: "skip" },
    { selector: "div[data-preview]", format: "skip" },
    // Elements that are hidden from screen readers contain only initials and pictures.
    { selector: "div[aria-hidden]", format: "skip" },
    { selector: "img", format: "skip" },
  ],
  formatters: {
    factOnItsLine(element, walk, builder) {
      const [label, value] = element.children;
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(label?.children ?? [], builder);
      builder.addLiteral(": ");
      walk(value?.children ?? [], builder);
      builder.closeBlock({ trailingLineBreaks: 1 });
    },
    linkOnItsLine(element, walk, builder) {
      const href: string = element.attribs?.href ?? "";
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(element.children, builder);
      builder.closeBlock({ trailingLineBreaks: 1 });
      builder.openBlock({ leadingLineBreaks: 1 });
      builder.addLiteral(href);
      builder.closeBlock({ trailingLineBreaks: 2 });
    },
  },
});
