import type { Room } from "#kit/room.ts";

export const room = {
  tables: ["clients", "client_contacts"],
  notExported: {
    clients: "terms of an agency with a company; the log says who did what",
    client_contacts: "people of a company who have no account",
  },
} satisfies Room;
