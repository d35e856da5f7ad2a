import type { MailView } from "#kit/mail-view.ts";
import refused from "./refused.tsx";
import revoked from "./revoked.tsx";
import verified from "./verified.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [verified, refused, revoked];
