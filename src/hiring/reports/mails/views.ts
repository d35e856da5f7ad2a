import type { MailView } from "#kit/mail-view.ts";
import weekly from "./weekly.tsx";

export const mailViews: readonly MailView[] = [weekly];
