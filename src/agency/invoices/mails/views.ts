import type { MailView } from "#kit/mail-view.ts";
import requested from "./requested.tsx";

export const mailViews: readonly MailView[] = [requested];
