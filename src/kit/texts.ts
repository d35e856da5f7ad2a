/** The shape that a translation must have: the same keys, any text. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The messages of all rooms, by the first part of their keys; a room's `messages.en.ts` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it
export interface RoomTexts {}
