import type { MailView } from "#kit/mail-view.ts";
import failed from "./failed.tsx";
import leaving from "./leaving.tsx";

export const mailViews: readonly MailView[] = [failed, leaving];
