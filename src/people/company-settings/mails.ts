import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { RefuseReason } from "./terms.ts";

/** Notifies the administrators of a company that Sen has verified it. */
export const companyVerified = defineMail("companies.verified", {
  group: "needed",
  props: props<{ company: string }>(),
  texts: { en: en.verified, vi: vi.verified },
});

/** Notifies the administrators of a company that Sen has refused its verification, with the reason and a link to request it again. */
export const companyRefused = defineMail("companies.verification_refused", {
  group: "needed",
  props: props<{ company: string; reason: RefuseReason; note: string | null }>(),
  texts: { en: en.refused, vi: vi.refused },
});

/** Notifies the administrators of a company that Sen has revoked its verification, with the reason and a link to request it again. */
export const verificationRevoked = defineMail("companies.verification_revoked", {
  group: "needed",
  props: props<{ company: string; note: string }>(),
  texts: { en: en.revoked, vi: vi.revoked },
});
