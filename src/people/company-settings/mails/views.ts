import type { MailView } from "#kit/mail-view.ts";
import refused from "./refused.tsx";
import revoked from "./revoked.tsx";
import verified from "./verified.tsx";

/** The views of the mails about verifications. */
export const mailViews: readonly MailView[] = [verified, refused, revoked];
