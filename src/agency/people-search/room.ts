import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";

export const room = {
  errors: { en, vi },
} satisfies Room;
