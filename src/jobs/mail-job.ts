import type { Pay } from "./salary.ts";

/** A job as mails show it, in the reader's language. */
export type MailJob = {
  title: string;
  company: string;
  place: string | null;
  pay: Pay;
  /** The address of the company's mark. */
  logo: string | null;
};
