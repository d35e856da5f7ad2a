import { createTranslator } from "use-intl/core";
import type { Language } from "#kit/i18n.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import type { Group } from "./terms.ts";

type Values = Record<string, string | number>;

let kinds: ReadonlyMap<string, NotificationDefinition> = new Map();

/**
 * Takes the kinds of all rooms; once at the start of a process.
 * @throws Error for a name that two kinds have
 */
export function connectKinds(all: readonly NotificationDefinition[]): void {
  kinds = new Map(all.map((kind) => [kind.name, kind]));
  if (kinds.size < all.length) throw new Error("Two kinds of notification have the same name");
}

/** The kinds that this version knows. */
export function kindNames(): string[] {
  return [...kinds.keys()];
}

/**
 * Refuses a kind that no room declares: its rows would be stored and never shown.
 * @throws Error, a fault of the code
 */
export function assertDeclared(kind: NotificationDefinition): void {
  if (kinds.get(kind.name) !== kind)
    throw new Error(`No room lists the notification ${kind.name} in its room.ts`);
}

/** The group that people choose about; undefined for a kind of another version. */
export const groupOf = (kind: string): Group | undefined => kinds.get(kind)?.group;

/** What a notification says and where it leads, in the reader's language; null for a kind of another version. */
export function readNotification(
  row: { kind: string; count: number; props: unknown },
  language: Language,
): { text: string; path: string } | null {
  const kind = kinds.get(row.kind);
  if (!kind) return null;
  const values = row.props as Values;
  return { text: translatorOf(kind, language)({ ...values, count: row.count }), path: kind.path(values) };
}

/** A translator keeps what it has parsed, so each is made once. */
const translators = new Map<string, (values: Values) => string>();

function translatorOf({ name, texts }: NotificationDefinition, language: Language) {
  const key = `${language} ${name}`;
  const known = translators.get(key);
  if (known) return known;
  const t = createTranslator({ locale: language, messages: { text: texts[language] } });
  const made = (values: Values) => t("text", values);
  translators.set(key, made);
  return made;
}
