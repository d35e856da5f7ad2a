import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import approvalAsked from "./approval-asked.tsx";
import approvalDecided from "./approval-decided.tsx";
import changed from "./changed.tsx";

export const mailViews: readonly MailView[] = [changed, answered, approvalAsked, approvalDecided];
