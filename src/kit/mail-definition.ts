import type { Language } from "./i18n.ts";
import type { NotificationGroup } from "./notification-definition.ts";
import type { Texts } from "./texts.ts";

/** Days for which the content of a sent mail is stored; the privacy policy names them. */
export const mailDays = 90;

/** Mails with a link that expires go ahead of the others (decision 017). */
export type MailLane = "proof" | "other";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** The data of a mail; a row of `mails` holds it as JSON, so moments are ISO strings. */
export type MailProps = { readonly [key: string]: Json };
export type MailTexts = { readonly [key: string]: string | MailTexts };

/**
 * The setting that disables a mail: a group of notifications, or none (`needed`). A mail is `needed` when the
 * law, the security of an account or the reader's last action requires it, or when it has its own switch,
 * like a job alert.
 */
export type MailGroup = NotificationGroup | "needed";

/** One kind of mail: its name in the table `mails`, its lane, its group, its data and its texts. */
export interface MailDefinition<
  Props extends MailProps = MailProps,
  Said extends MailTexts = MailTexts,
  Group extends MailGroup = MailGroup,
> {
  name: string;
  lane: MailLane;
  group: Group;
  texts: Record<Language, Said>;
  /** Never set: it carries the type of the props for inference. */
  props?: Props;
}

const textsByName = new Map<string, Record<Language, MailTexts>>();

/** Returns the texts of a kind of mail; undefined for a kind that no loaded room declares. */
export const mailTextsOf = (name: string): Record<Language, MailTexts> | undefined => textsByName.get(name);

/** Declares a mail in a room's `mails.ts`; its view is made by `mailView` and listed in `mails/views.ts`. */
export function defineMail<
  Props extends MailProps,
  const Said extends MailTexts,
  const Group extends MailGroup,
>(
  name: string,
  given: { props: Props; texts: { en: Said; vi: NoInfer<Texts<Said>> }; group: Group; lane?: MailLane },
): MailDefinition<Props, Said, Group> {
  const { texts, group, lane = "other" } = given;
  textsByName.set(name, texts);
  return { name, lane, group, texts: texts as Record<Language, Said> };
}

/** Declares the type of a mail's props, so that its texts are inferred. */
export function props<Props extends MailProps>(): Props {
  return {} as Props;
}
