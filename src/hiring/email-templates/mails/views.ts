import type { MailView } from "#kit/mail-view.ts";
import employer from "./employer.tsx";

export const mailViews: readonly MailView[] = [employer];
