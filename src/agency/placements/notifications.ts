import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { placementPaths } from "./console-paths.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** Notifies the people responsible for a client of a start, an early leave or a payment. */
export const placementNews = defineNotification("placements.news", {
  group: "applicants",
  props: props<{ news: string; client: string; job: string; placement: number }>(),
  texts: { en: en.news, vi: vi.news },
  path: ({ placement }) => placementPaths.detail(placement),
});
