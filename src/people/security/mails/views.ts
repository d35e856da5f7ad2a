import type { MailView } from "#kit/mail-view.ts";
import emailChangeNew from "./email-change-new.tsx";
import emailChangeOld from "./email-change-old.tsx";
import emailChanged from "./email-changed.tsx";
import twoStepChanged from "./two-step-changed.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [emailChangeNew, emailChangeOld, emailChanged, twoStepChanged];
