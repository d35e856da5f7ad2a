import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { DirectoryAct } from "./terms.ts";

/** Notifies the administrators of a company that Sen changed its place in the directory. */
export const directoryChanged = defineMail("company_directory.changed", {
  group: "needed",
  props: props<{ company: string; act: DirectoryAct; reason: string }>(),
  texts: { en: en.changed, vi: vi.changed },
});
