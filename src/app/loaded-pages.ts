import { languages } from "#kit/i18n.ts";
import type { PageEntry, RoomPages, Shell } from "#kit/pages.ts";
import { hiringConsoles, mountedIn } from "./hiring-consoles.ts";
import { declaredRooms } from "./rooms.ts";

/** A page with the room that declares it. */
export interface RoomPage extends PageEntry {
  room: string;
}

/** The pages of all rooms, in their order. */
export const roomPages: readonly { name: string; declared: RoomPages }[] = await Promise.all(
  declaredRooms.map(async ([name, { pages }]) => ({ name, declared: (await pages?.())?.pages ?? {} })),
);

/** The hiring pages of all rooms, which each console of hiring mounts. */
export const hiringPages = roomPages.flatMap(({ declared }) => declared.hiringPages ?? []);

export const allPages: readonly RoomPage[] = roomPages.flatMap(({ name, declared }) => {
  const { pages = [], hiringPages = [] } = declared;
  const hiring = hiringConsoles.flatMap((own) => hiringPages.map((page) => mountedIn(own, page)));
  return [...pages, ...hiring].map((page) => ({ ...page, room: name }));
});

/** Returns the addresses of a page: one, or an English and a Vietnamese one. */
export function addressesOf({ path }: PageEntry): string[] {
  return typeof path === "string" ? [path] : languages.map((language) => path[language]);
}

/** Returns the frame of a page; null for an address that only redirects. */
export function shellOf({ shell = "site" }: PageEntry): Shell | null {
  return shell;
}

/** Returns the part of an address before its first name: `/jobs` of `/jobs/:slug`. */
export function fixedPart(address: string): string {
  return address.split(/\/[:*]/, 1)[0] ?? "";
}
