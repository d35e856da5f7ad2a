import type { ReactNode } from "react";
import type { Language } from "./i18n.ts";
import type { MailCalendar, MailEnvelope } from "./mail.ts";
import type { MailDefinition, MailProps, MailTexts } from "./mail-definition.ts";

/** The path of each text of a mail: `subject`, `reasons.other`. */
type TextKey<Said> = {
  [K in keyof Said & string]: Said[K] extends string ? K : `${K}.${TextKey<Said[K]>}`;
}[keyof Said & string];

export type MailText<Key extends string = string> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

export interface MailContext<Props, Key extends string = string> {
  /** Translates one of the mail's own texts. */
  t: MailText<Key>;
  props: Props;
  language: Language;
  /** Returns the full address of a page. */
  link(path: string): string;
  /** Formats dates and times for a sentence ("on …", "lúc …"), in the zone Asia/Ho_Chi_Minh. */
  date(at: string | Date, style?: "date" | "time"): string;
}

interface Parts<Context> {
  subject(context: Context): string;
  /** The preview line of an inbox, with information that the subject lacks. */
  preview(context: Context): string;
  body(context: Context): ReactNode;
  /** The mail has the words of a person who wrote to the reader, with their own greeting and signature. */
  ownWords?: true;
  /** The reason why the reader receives the mail. */
  reason(context: Context): ReactNode;
  /** The mail is about an act of Sen that the reader may object to: a line after the body leads to support. */
  appeal?: true | ((context: Context) => boolean);
  /** An event for the reader's calendar. */
  calendar?(context: Context & { envelope: MailEnvelope }): MailCalendar;
  /** For recurring mails: the address of the one-click unsubscription (RFC 8058). */
  unsubscribe?(context: Context): string | undefined;
}

/** The parts of a mail for the renderer; its props and texts were checked where it was queued. */
export interface MailView extends Parts<MailContext<Record<string, unknown>>> {
  definition: MailDefinition;
}

/** Binds a view to the definition of its mail. */
export function mailView<Props extends MailProps, Said extends MailTexts>(
  definition: MailDefinition<Props, Said>,
  parts: Parts<MailContext<Props, TextKey<Said>>>,
): MailView {
  return { definition, ...parts } as unknown as MailView;
}
