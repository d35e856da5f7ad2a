import type { MailView } from "#kit/mail-view.ts";
import opened from "./opened.tsx";

export const mailViews: readonly MailView[] = [opened];
