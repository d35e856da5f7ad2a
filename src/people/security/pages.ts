import type { RoomPages } from "#kit/pages.ts";

const own = { shell: "own", texts: "account" } as const;

export const pages = {
  texts: { name: "security", account: ["site"], console: ["site", "console"] },
  pages: [
    { path: "/account/security", file: "pages/security.tsx", ...own },
    { path: "/account/two-step", file: "pages/two-step.tsx", ...own },
    { path: "/login/two-step", file: "pages/login-code.tsx", texts: "account" },
    { path: "/change-email", file: "pages/change-email.tsx", texts: "account" },
    {
      path: "/admin/two-step-reset",
      file: "pages/console/two-step-reset.tsx",
      shell: "admin",
      under: "/admin/audit",
    },
  ],
} as const satisfies RoomPages;
