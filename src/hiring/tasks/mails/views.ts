import type { MailView } from "#kit/mail-view.ts";
import assigned from "./assigned.tsx";
import due from "./due.tsx";

export const mailViews: readonly MailView[] = [assigned, due];
