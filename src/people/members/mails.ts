import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

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

/** Notifies the inviter that an invite was accepted. */
export const memberJoinedMail = defineMail("members.joined", {
  group: "team",
  props: props<{ name: string; email: string; company: string }>(),
  texts: { en: en.joined, vi: vi.joined },
});
