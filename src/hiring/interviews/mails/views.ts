import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import changed from "./changed.tsx";
import interviewer from "./interviewer.tsx";
import over from "./over.tsx";
import slots from "./slots.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [changed, slots, interviewer, answered, over];
