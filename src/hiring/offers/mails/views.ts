import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import changed from "./changed.tsx";

export const mailViews: readonly MailView[] = [changed, answered];
