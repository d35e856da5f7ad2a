import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "onboarding", site: ["site"] },
  pages: [
    { path: "/onboarding", file: "pages/root.ts", shell: null, audience: "candidate" },
    { path: "/onboarding/:step", file: "pages/step.tsx", audience: "candidate" },
  ],
} as const satisfies RoomPages;
