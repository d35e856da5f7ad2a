import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import opened from "./opened.tsx";

export const mailViews: readonly MailView[] = [answered, opened];
