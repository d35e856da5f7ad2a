import type { RoomPages } from "#kit/pages.ts";
import { cvPath } from "./paths.ts";

const changed = "2026-11-22";
const open = { measured: true } as const;

export const pages = {
  texts: {
    name: "site",
    browse: ["labels"],
    account: ["labels"],
    site: ["labels"],
    console: ["labels", "console"],
  },
  pages: [
    {
      path: { en: "/en", vi: "/" },
      file: "pages/home.tsx",
      texts: "browse",
      changed,
      ...open,
    },
    { path: "/employer", file: "pages/employer.tsx", changed, ...open },
    { path: "/employer/product", file: "pages/employer-product.tsx", changed, ...open },
    {
      path: { en: "/headhunt-service/en", vi: "/headhunt-service" },
      file: "pages/headhunt.tsx",
      changed,
      ...open,
    },
    {
      path: { en: "/employer/headhunt-service/en", vi: "/employer/headhunt-service" },
      file: "pages/headhunt.tsx",
      ...open,
    },
    { path: cvPath, file: "pages/cv.tsx", changed: "2026-11-22", ...open },
    { path: "/download-app", file: "pages/download-app.tsx", changed, ...open },
    { path: "/private-policy", file: "pages/private-policy.tsx", changed, ...open },
    { path: "/cookies", file: "pages/cookies.tsx", ...open },
    { path: "/terms-of-service", file: "pages/terms-of-service.tsx", changed, ...open },
    { path: "/403", file: "pages/forbidden.tsx" },
    { path: "/*", file: "pages/not-found.tsx" },
    {
      path: "/admin/banner",
      file: "pages/console/banner.tsx",
      shell: "admin",
      menu: {
        label: "site.console.nav.banner",
        short: "site.console.nav.bannerShort",
        icon: "megaphone",
        rank: 68,
      },
    },
    { path: "/language/:language", file: "pages/language.ts", shell: null },
  ],
} as const satisfies RoomPages;
