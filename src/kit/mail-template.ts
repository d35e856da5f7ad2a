import type { ReactNode } from "react";

/** Reads a text of the template's room: `t("title", { job })`. */
export type MailText = (key: string, values?: Record<string, string | number>) => string;

export interface MailContext<Props> {
  t: MailText;
  props: Props;
  language: "en" | "vi";
  /** The absolute address of a page. */
  link(path: string): string;
  /** Dates and times in the reader's format, in the time zone Asia/Ho_Chi_Minh. */
  date(at: string | Date, style?: "date" | "time"): string;
}

/** One kind of mail: the place of its texts and its layout. */
export interface MailTemplate<Props extends object = Record<string, unknown>> {
  /** Namespace in the catalogue of mails: `accounts.verify_email`. */
  texts: string;
  subject(context: MailContext<Props>): string;
  body(context: MailContext<Props>): ReactNode;
  /** The reason why the reader gets it; by default the catalogue's common line. */
  reason?(context: MailContext<Props>): ReactNode;
  /** For recurring mails: the address of the one-click unsubscription (RFC 8058). */
  unsubscribe?(context: MailContext<Props>): string;
}
