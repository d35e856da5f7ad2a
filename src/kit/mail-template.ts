import type { ReactNode } from "react";

/** Reads a text of the template's room: `t("title", { job })`. */
export type MailText = (key: string, values?: Record<string, string | number>) => string;

export interface MailContext<Props> {
  t: MailText;
  props: Props;
  language: "en" | "vi";
  /** A whole address of a page. */
  link(path: string): string;
  /** Dates and times as the reader writes them, on the clock of Asia/Ho_Chi_Minh. */
  date(at: string | Date, style?: "date" | "time"): string;
}

/** One kind of mail: where its texts are, and how they are put together. */
export interface MailTemplate<Props extends object = Record<string, unknown>> {
  /** Namespace in the catalogue of mails: `accounts.verify_email`. */
  texts: string;
  subject(context: MailContext<Props>): string;
  body(context: MailContext<Props>): ReactNode;
  /** Why the reader gets it; the catalogue's common line when left out. */
  reason?(context: MailContext<Props>): ReactNode;
  /** For mails that come again and again: the address that ends them by one press (RFC 8058). */
  unsubscribe?(context: MailContext<Props>): string;
}
