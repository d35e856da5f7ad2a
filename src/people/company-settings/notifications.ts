import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { requestPaths, settingsPath } from "./paths.ts";

type Ours = { company: string };

/** Notifies a company's administrators that Sen has verified the company. */
export const verificationWasGiven = defineNotification("companies.verified", {
  group: "company",
  props: props<Ours>(),
  texts: { en: en.verified, vi: vi.verified },
  path: () => settingsPath(ofReader),
});

/** Notifies a company's administrators that Sen has refused its verification. */
export const verificationWasRefused = defineNotification("companies.verification_refused", {
  group: "company",
  props: props<Ours>(),
  texts: { en: en.refused, vi: vi.refused },
  path: () => `${settingsPath(ofReader)}#verification`,
});

/** Notifies a company's administrators that Sen has revoked its verification. */
export const verificationWasRevoked = defineNotification("companies.verification_revoked", {
  group: "company",
  props: props<Ours>(),
  texts: { en: en.revoked, vi: vi.revoked },
  path: () => `${settingsPath(ofReader)}#verification`,
});

/** Notifies the administrators of Sen that requests for verification are pending. */
export const companiesToVerify = defineNotification("companies.to_verify", {
  group: "review",
  props: props<Record<string, never>>(),
  texts: { en: en.to_verify, vi: vi.to_verify },
  path: () => requestPaths.list,
});
