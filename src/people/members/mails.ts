import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { AdminChange } from "./terms.ts";

/** Sends an invited person the link with which to join the company or the agency. */
export const memberInvited = defineMail("members.invited", {
  group: "needed",
  props: props<{
    proof: string;
    inviter: string;
    company: string;
    agency?: boolean;
    admin: boolean;
    until: string;
  }>(),
  texts: { en: en.invited, vi: vi.invited },
  lane: "proof",
});

/** Sends an invited person the link with which to join Sen's own team. */
export const adminInvited = defineMail("members.admin_invited", {
  group: "needed",
  props: props<{ proof: string; inviter: string; admin: boolean; until: string }>(),
  texts: { en: en.admin_invited, vi: vi.admin_invited },
  lane: "proof",
});

/** Notifies the inviter that an invited person has joined Sen's own team. */
export const adminJoinedMail = defineMail("members.admin_joined", {
  group: "team",
  props: props<{ name: string; email: string }>(),
  texts: { en: en.admin_joined, vi: vi.admin_joined },
});

/** Notifies an administrator of a changed or proposed role, a deactivation or a reactivation by another one. */
export const adminChanged = defineMail("members.admin_changed", {
  group: "needed",
  props: props<{
    change: AdminChange;
    by: string;
    /** The reason that the administrator gave; absent for a request that an invite made. */
    note?: string;
  }>(),
  texts: { en: en.admin_changed, vi: vi.admin_changed },
});

/** Notifies super administrators that one of them has to confirm a new super administrator. */
export const confirmationWantedMail = defineMail("members.confirmation_wanted", {
  group: "needed",
  props: props<{ name: string; email: string; by: string; until: string; note?: string }>(),
  texts: { en: en.confirmation_wanted, vi: vi.confirmation_wanted },
});

/** Notifies the inviter that an invite was accepted. */
export const memberJoinedMail = defineMail("members.joined", {
  group: "team",
  props: props<{ name: string; email: string; company: string }>(),
  texts: { en: en.joined, vi: vi.joined },
});

/** Notifies a super administrator that another one refused the act that this one had requested. */
export const requestRefused = defineMail("members.request_refused", {
  group: "needed",
  props: props<{ act: "make_super" | "erase"; name: string; by: string; reason: string }>(),
  texts: { en: en.request_refused, vi: vi.request_refused },
});

/** Notifies an invited person that the invite to Sen's team no longer works. */
export const adminInviteRevoked = defineMail("members.admin_invite_revoked", {
  group: "needed",
  props: props<{ by: string; reason: string }>(),
  texts: { en: en.admin_invite_revoked, vi: vi.admin_invite_revoked },
});
