import { connectContributions } from "#kit/contributions.ts";
import { connectAnswers } from "#kit/events.ts";
import { connectExports } from "#kit/person-export.ts";
import type { Room } from "#kit/room.ts";
import { connectKinds } from "#people/notifications/kinds.ts";
import { declaredRooms } from "./rooms.ts";

export interface LoadedRoom {
  name: string;
  room: Room;
}

/** The `room.ts` of all rooms, in their order. */
export const loadedRooms: readonly LoadedRoom[] = await Promise.all(
  declaredRooms.map(async ([name, declared]) => ({ name, room: (await declared.room?.())?.room ?? {} })),
);

connectAnswers(loadedRooms.flatMap(({ room }) => room.answers ?? []));
connectContributions(loadedRooms.flatMap(({ room }) => room.contributions ?? []));
connectKinds(loadedRooms.flatMap(({ room }) => room.notifications ?? []));
connectExports({
  rows: loadedRooms.flatMap(({ room }) => room.exports ?? []),
  files: loadedRooms.flatMap(({ room }) => room.exportedFiles ?? []),
});

/**
 * Returns one record of the values that rooms declare by name.
 * @throws Error for a name that two rooms use
 */
export function gather<Value>(
  what: string,
  of: (room: Room) => Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  const owners = new Map<string, string>();
  const all: Record<string, Value> = {};
  for (const { name, room } of loadedRooms)
    for (const [key, value] of Object.entries(of(room) ?? {})) {
      const owner = owners.get(key);
      if (owner) throw new Error(`${name} and ${owner} both declare the ${what} ${key}`);
      owners.set(key, name);
      all[key] = value;
    }
  return all;
}
