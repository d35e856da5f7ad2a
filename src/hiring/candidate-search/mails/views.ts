import type { MailView } from "#kit/mail-view.ts";
import answered from "./answered.tsx";
import invited from "./invited.tsx";
import requested from "./requested.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [invited, answered, requested];
