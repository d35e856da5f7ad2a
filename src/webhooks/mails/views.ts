import type { MailView } from "#kit/mail-view.ts";
import off from "./off.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [off];
