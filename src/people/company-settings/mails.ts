import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { RefuseReason } from "./terms.ts";

/** To the administrators of a company: it was verified. */
export const companyVerified = defineMail("companies.verified", {
  group: "needed",
  props: props<{ company: string }>(),
  texts: { en: en.verified, vi: vi.verified },
});

/** To the administrators of a company: its verification was refused, why, and the way to ask again. */
export const companyRefused = defineMail("companies.verification_refused", {
  group: "needed",
  props: props<{ company: string; reason: RefuseReason; note: string | null }>(),
  texts: { en: en.refused, vi: vi.refused },
});

/** To the administrators of a company: its verification was taken back, why, and the way to ask again. */
export const verificationRevoked = defineMail("companies.verification_revoked", {
  group: "needed",
  props: props<{ company: string; note: string }>(),
  texts: { en: en.revoked, vi: vi.revoked },
});
