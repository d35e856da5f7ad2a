import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import invited from "./invited.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [invited, answered];
