import type { Language } from "./i18n.ts";
import type { MailProps } from "./mail-definition.ts";

/**
 * Groups of mails and notifications that people can switch off; the room that stores their settings declares
 * them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by notifications/terms
export interface NotificationGroups {}
export type NotificationGroup = keyof NotificationGroups;

/** A kind of notification. A row stores its name and values; the text is made when it is read. */
export interface NotificationDefinition<Props extends MailProps = MailProps> {
  name: string;
  group: NotificationGroup;
  /** One sentence in ICU; `count` is the number of notifications that the line combines. */
  texts: Record<Language, string>;
  /** Returns the page that the notification links to. */
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
