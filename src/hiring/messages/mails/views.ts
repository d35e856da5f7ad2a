import type { MailView } from "#kit/mail-view.ts";
import newMessages from "./new-messages.tsx";

export const mailViews: readonly MailView[] = [newMessages];
