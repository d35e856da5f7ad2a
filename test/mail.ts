import { defineMail, type MailLane, props } from "#kit/mail-definition.ts";

/** Returns a mail whose texts are its props, for tests of the queue. */
export function testMail(lane: MailLane = "other") {
  return defineMail("test", {
    props: props<{ text?: string }>(),
    texts: { en: {}, vi: {} },
    group: "needed",
    lane,
  });
}

/** Returns the hidden preview line in the HTML of a mail, which an inbox shows beside the subject. */
export function previewOf(html: string): string {
  const [, text = ""] = /<div data-preview[^>]*>([^<]*)<\/div>/.exec(html) ?? [];
  return text.replace(/[\u034f\u200c\u00a0]+$/, "");
}
