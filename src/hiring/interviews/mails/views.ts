import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import changed from "./changed.tsx";
import interviewer from "./interviewer.tsx";
import over from "./over.tsx";
import slots from "./slots.tsx";

export const mailViews: readonly MailView[] = [changed, slots, interviewer, answered, over];
