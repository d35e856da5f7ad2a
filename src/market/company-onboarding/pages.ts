import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "companyOnboarding", console: ["console"] },
  pages: [
    { path: "/employer/onboarding", file: "pages/console/setup.tsx", shell: "company", audience: "company" },
  ],
} as const satisfies RoomPages;
