import { createTranslator } from "use-intl/core";
import type { Language } from "#kit/i18n.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import type { Group } from "./terms.ts";

type Values = Record<string, string | number>;

let kinds: ReadonlyMap<string, NotificationDefinition> = new Map();

/**
 * Sets the kinds of all rooms, once at the start of a process.
 * @throws Error if two kinds have the same name
 */
export function connectKinds(all: readonly NotificationDefinition[]): void {
  kinds = new Map(all.map((kind) => [kind.name, kind]));
  if (kinds.size < all.length) throw new Error("Two kinds of notification have the same name");
}

/** Returns the names of all kinds of notification. Rows that another version of Sen wrote may have further kinds. */
export function kindNames(): string[] {
  return [...kinds.keys()];
}

/**
 * Refuses a kind that no room declares: its rows would be stored and never shown.
 * @throws Error for a kind that is missing in room.ts
 */
export function assertDeclared(kind: NotificationDefinition): void {
  if (kinds.get(kind.name) !== kind)
    throw new Error(`No room lists the notification ${kind.name} in its room.ts`);
}

/** Returns the group of settings to which a kind belongs; undefined for a kind of another version. */
export const groupOf = (kind: string): Group | undefined => kinds.get(kind)?.group;

/** Returns the text of a notification in the reader's language, and the path to which it links; null for a kind of another version. */
export function readNotification(
  row: { kind: string; count: number; props: unknown },
  language: Language,
): { text: string; path: string } | null {
  const kind = kinds.get(row.kind);
  if (!kind) return null;
  const values = row.props as Values;
  return { text: translatorOf(kind, language)({ ...values, count: row.count }), path: kind.path(values) };
}

/** Translators by language and kind: a translator caches its parsed message. */
const translators = new Map<string, (values: Values) => string>();

function translatorOf({ name, texts }: NotificationDefinition, language: Language) {
  const key = `${language} ${name}`;
  const cached = translators.get(key);
  if (cached) return cached;
  const t = createTranslator({ locale: language, messages: { text: texts[language] } });
  const translator = (values: Values) => t("text", values);
  translators.set(key, translator);
  return translator;
}
