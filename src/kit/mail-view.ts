import type { ReactNode } from "react";
import type { Language } from "./i18n.ts";
import type { MailCalendar, MailEnvelope } from "./mail.ts";
import type { MailDefinition, MailProps, MailTexts } from "./mail-definition.ts";

/** Every text of a mail, as a path: `subject`, `reasons.other`. */
type TextKey<Said> = {
  [K in keyof Said & string]: Said[K] extends string ? K : `${K}.${TextKey<Said[K]>}`;
}[keyof Said & string];

export type MailText<Key extends string = string> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

export interface MailContext<Props, Key extends string = string> {
  /** Reads one of the mail's own texts. */
  t: MailText<Key>;
  props: Props;
  language: Language;
  /** A whole address of a page. */
  link(path: string): string;
  /** Dates and times as a sentence has them ("on …", "lúc …"), on the clock of Asia/Ho_Chi_Minh. */
  date(at: string | Date, style?: "date" | "time"): string;
}

interface Parts<Context> {
  subject(context: Context): string;
  /** The line that an inbox shows beside the subject: says what the subject does not. */
  preview(context: Context): string;
  body(context: Context): ReactNode;
  /** The words are somebody's who wrote to the reader, with a greeting and a name of their own. */
  ownWords?: true;
  /** Why the reader gets it. */
  reason(context: Context): ReactNode;
  /** An event for the reader's calendar. */
  calendar?(context: Context & { envelope: MailEnvelope }): MailCalendar;
  /** For mails that come again and again: the address that ends them by one press (RFC 8058). */
  unsubscribe?(context: Context): string | undefined;
}

/** How a mail is put together, for the renderer: its props and texts were checked where it was made. */
export interface MailView extends Parts<MailContext<Record<string, unknown>>> {
  definition: MailDefinition;
}

/** Binds the look of a mail to its definition. */
export function mailView<Props extends MailProps, Said extends MailTexts>(
  definition: MailDefinition<Props, Said>,
  parts: Parts<MailContext<Props, TextKey<Said>>>,
): MailView {
  return { definition, ...parts } as unknown as MailView;
}
