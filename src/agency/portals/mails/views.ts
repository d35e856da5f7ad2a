import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import asked from "./asked.tsx";
import opened from "./opened.tsx";
import reminder from "./reminder.tsx";
import replied from "./replied.tsx";

export const mailViews: readonly MailView[] = [answered, asked, opened, reminder, replied];
