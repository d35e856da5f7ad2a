import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { adminSite } from "./routes/admin.ts";
import { publicSite } from "./routes/public.ts";

export const room = {
  tables: ["site_banners"],
  routes: () => [...publicSite(), ...adminSite()],
  errors: { en, vi },
  files: { banners: { table: "site_banners", column: "image_key" } },
  notExported: { site_banners: "notices of the site; the log says who did what" },
} satisfies Room;
