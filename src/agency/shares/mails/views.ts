import type { MailView } from "#kit/mail-view.ts";
import deletion from "./deletion.tsx";
import shared from "./shared.tsx";

export const mailViews: readonly MailView[] = [shared, deletion];
