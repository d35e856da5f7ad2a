import { type Bound, on } from "#kit/http/handle.ts";
import { updateProfile } from "../commands/profile.ts";
import { privacyShow, privacyUpdate } from "../contract-privacy.ts";
import { ownPrivacy } from "../queries/privacy.ts";

/** Endpoints for the visibility of the profile: /candidates/privacy. */
export function candidatePrivacy(): Bound[] {
  return [
    on(privacyShow, ({ tx, actor }) => ownPrivacy(tx, actor)),
    on(privacyUpdate, async ({ tx, actor, body, asOf }) => {
      await updateProfile(tx, actor, body, asOf);
      return ownPrivacy(tx, actor);
    }),
  ];
}
