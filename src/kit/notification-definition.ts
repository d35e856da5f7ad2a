import type { Language } from "./i18n.ts";
import type { MailProps } from "./mail-definition.ts";

/** What people can switch off, mails and notifications alike; the room that keeps their choices fills it. */
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
