import type { Language } from "./i18n.ts";
import type { MailProps } from "./mail-definition.ts";

/** What people can switch off, mails and notifications alike; the room that keeps their choices fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by notifications/terms
export interface NotificationGroups {}
export type NotificationGroup = keyof NotificationGroups;

/** One kind of notification: a row holds its name and values, and its text is made when it is read. */
export interface NotificationDefinition<Props extends MailProps = MailProps> {
  name: string;
  group: NotificationGroup;
  /** One sentence, in ICU; `count` is how many of them this line stands for. */
  texts: Record<Language, string>;
  /** The page that it leads to. */
  path(props: Props): string;
}

/** Declares a kind in a room's `notifications.ts`, whose exports its room.ts lists as `notifications`; `notify` refuses others. */
export function defineNotification<Props extends MailProps>(
  name: string,
  given: Omit<NotificationDefinition<NoInfer<Props>>, "name"> & { props: Props },
): NotificationDefinition<Props> {
  const { group, texts, path } = given;
  return { name, group, texts, path };
}
