import type { MailView } from "#kit/mail-view.ts";
import mention from "./mention.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [mention];
