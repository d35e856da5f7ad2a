import type { MailView } from "#kit/mail-view.ts";
import mention from "./mention.tsx";

export const mailViews: readonly MailView[] = [mention];
