import { redrawPicture } from "#kit/files/redraw.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { invalid, notFound } from "#kit/problem.ts";
import { withImage } from "#people/medias/commands/images.ts";
import { storeWithRow } from "#platform/files/store.ts";
import { addEntry, type EntryBody, editEntry, orderEntries, removeEntry } from "../commands/entries.ts";
import { setPhoto, updateOnboarding, updateProfile } from "../commands/profile.ts";
import * as contract from "../contract.ts";
import { sectionEndpoints } from "../contract-sections.ts";
import type { SectionName } from "../document.ts";
import { photoReply } from "../photo-reply.ts";
import { ownEntry, ownProfile } from "../queries/own.ts";
import { photoKeyOf } from "../queries/shared/profile.ts";
import { photoSide, sectionNames } from "../terms.ts";

/** A job seeker's own profile: /candidates/profile. */
export function candidateProfile(): Bound[] {
  return [
    on(contract.profileShow, async ({ tx, actor }) => ({ data: await ownProfile(tx, actor) })),
    on(contract.profileUpdate, async ({ tx, actor, body, asOf }) => {
      await updateProfile(tx, actor, body, asOf);
      return { data: await ownProfile(tx, actor) };
    }),
    onDb(contract.photoUpload, async ({ database, services, actor, files, body, asOf }) => {
      const drawn = await withImage({ database, services, actor, body }, files.photo, async (file) => {
        if (!file) throw invalid("/photo", "photo_required");
        return redrawPicture(file.path, { side: photoSide, as: "square jpeg" });
      });
      if ("problem" in drawn)
        throw invalid("/photo", drawn.problem === "too_wide" ? "photo_too_wide" : "photo_type");
      const photo = { folder: "photos", bytes: drawn.bytes, type: "image/jpeg" };
      await storeWithRow({ database, services }, photo, (tx, key) => setPhoto(tx, actor, key, asOf));
      return { data: await ownProfile(database.db, actor) };
    }),
    on(contract.photoRemove, async ({ tx, actor, asOf }) => {
      await setPhoto(tx, actor, null, asOf);
      return undefined;
    }),
    onFile(contract.photoShow, async ({ database, services, actor }) => {
      const key = await photoKeyOf(database.db, actor.accountId);
      if (!key) throw notFound();
      return photoReply(services, key);
    }),
    on(contract.onboardingUpdate, async ({ tx, actor, body, asOf }) => {
      await updateOnboarding(tx, actor, body, asOf);
      return undefined;
    }),
    ...sectionNames.flatMap(candidateSection),
  ];
}

/** The rows of one section: /candidates/profile/{section}. */
function candidateSection(section: SectionName): Bound[] {
  // The endpoints of all sections have different types and the same behaviour.
  const { create, edit, remove, order } = sectionEndpoints[section] as (typeof sectionEndpoints)["skills"];
  return [
    on(create, async ({ tx, actor, body, asOf }) => {
      const id = await addEntry(tx, actor, section, body as EntryBody, asOf);
      return { data: (await ownEntry(tx, actor, id)) as never };
    }),
    on(order, async ({ tx, actor, body, asOf }) => {
      await orderEntries(tx, actor, section, body.ids, asOf);
      return undefined;
    }),
    on(edit, async ({ tx, actor, params, body, asOf }) => {
      await editEntry(tx, actor, section, params.id, body as EntryBody, asOf);
      return { data: (await ownEntry(tx, actor, params.id)) as never };
    }),
    on(remove, async ({ tx, actor, params }) => {
      await removeEntry(tx, actor, section, params.id);
      return undefined;
    }),
  ];
}
