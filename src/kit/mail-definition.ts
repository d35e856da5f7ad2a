import type { Language } from "./i18n.ts";
import type { Texts } from "./texts.ts";

/** Mails with a link that expires go ahead of the others (decision 017). */
export type MailLane = "proof" | "other";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** The data of a mail; a row of `mails` holds it as JSON, so moments are ISO strings. */
export type MailProps = { readonly [key: string]: Json };
export type MailTexts = { readonly [key: string]: string | MailTexts };

/** One kind of mail: its name in the table `mails`, its lane, its data and its texts. */
export interface MailDefinition<Props extends MailProps = MailProps, Said extends MailTexts = MailTexts> {
  name: string;
  lane: MailLane;
  texts: Record<Language, Said>;
  /** For the compiler only. */
  props?: Props;
}

/** Declares a mail in a room's `mails.ts`; its view is made by `mailView` and listed in `mails/views.ts`. */
export function defineMail<Props extends MailProps, const Said extends MailTexts>(
  name: string,
  { texts, lane = "other" }: { props: Props; texts: { en: Said; vi: NoInfer<Texts<Said>> }; lane?: MailLane },
): MailDefinition<Props, Said> {
  return { name, lane, texts: texts as Record<Language, Said> };
}

/** Names the type of a mail's props, where its texts are to be inferred. */
export function props<Props extends MailProps>(): Props {
  return {} as Props;
}
