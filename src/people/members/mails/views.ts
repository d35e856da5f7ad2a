import type { MailView } from "#kit/mail-view.ts";
import invited from "./invited.tsx";
import joined from "./joined.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [invited, joined];
