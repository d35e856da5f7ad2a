import { defineMail, type MailLane, props } from "#kit/mail-definition.ts";

/** A mail that is told what it should say, for tests of the queue. */
export function testMail(lane: MailLane = "other") {
  return defineMail("test", {
    props: props<{ text?: string }>(),
    texts: { en: {}, vi: {} },
    group: "needed",
    lane,
  });
}

/** The line that an inbox shows beside the subject, as the HTML of a mail hides it. */
export function previewOf(html: string): string {
  const [, text = ""] = /<div data-preview[^>]*>([^<]*)<\/div>/.exec(html) ?? [];
  return text.replace(/[\u034f\u200c\u00a0]+$/, "");
}
