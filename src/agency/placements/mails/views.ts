import type { MailView } from "#kit/mail-view.ts";
import failed from "./failed.tsx";

export const mailViews: readonly MailView[] = [failed];
