import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import asked from "./asked.tsx";

export const mailViews: readonly MailView[] = [answered, asked];
