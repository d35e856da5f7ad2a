import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Shell } from "#kit/pages.ts";
import { addressesOf, allPages, type RoomPage, shellOf } from "./loaded-pages.ts";

/** Returns the router's entries of a page: one for each address. */
function entriesOf(page: RoomPage): RouteConfigEntry[] {
  return addressesOf(page).map((address) => {
    const file = `../${page.room}/${page.file}`;
    const id = `${page.room}:${address}`;
    return address === "/" ? index(file, { id }) : route(address.slice(1), file, { id });
  });
}

const within = (shell: Shell | null) => allPages.filter((page) => shellOf(page) === shell).flatMap(entriesOf);
const shells = ["site", "plain", "own", "company", "consultant", "admin"] as const satisfies Shell[];

/** The routes of every address, as the rooms declare them (app/rooms.ts). */
export default [
  ...shells.map((shell) => layout(`shells/${shell}.tsx`, within(shell))),
  ...within(null),
  route("dev/ui", "dev-ui.tsx"),
];
