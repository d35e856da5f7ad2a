import type { MailView } from "#kit/mail-view.ts";
import employer from "./employer.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [employer];
