import type { Room } from "#kit/room.ts";

export const room = { tables: ["activities"] } satisfies Room;
