import { type MailSample, sample, title } from "#test/mail-sample.ts";
import * as mails from "./mails.ts";

const opened = {
  order: title,
  agency: "Săn tài năng",
  openings: 2,
  due: "2026-03-05",
  lead: "Lê Minh Châu",
  lead_email: "chau@agency.test",
};
export const mailSamples: readonly MailSample[] = [
  sample(mails.orderOpened, opened, null, "lead"),
  sample(mails.orderOpened, { ...opened, lead: null, lead_email: null }, null, "no lead"),
];
