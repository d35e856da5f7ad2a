import type { MailView } from "#kit/mail-view.ts";
import assigned from "./assigned.tsx";
import due from "./due.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [assigned, due];
