import type { MailView } from "#kit/mail-view.ts";
import accountClosed from "./account-closed.tsx";
import accountClosing from "./account-closing.tsx";
import passwordChanged from "./password-changed.tsx";
import resetPassword from "./reset-password.tsx";
import verifyEmail from "./verify-email.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [
  verifyEmail,
  resetPassword,
  passwordChanged,
  accountClosing,
  accountClosed,
];
