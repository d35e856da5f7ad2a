import type { RoomPages } from "#kit/pages.ts";

const account = { texts: "account" } as const;
const own = { shell: "own", texts: "account" } as const;

export const pages = {
  texts: {
    name: "accounts",
    browse: ["labels"],
    account: ["labels", "site"],
    site: ["labels", "site"],
    console: ["labels", "site"],
  },
  pages: [
    { path: "/login", file: "pages/login.tsx", ...account },
    { path: "/register", file: "pages/register.tsx", ...account },
    { path: "/employer/register", file: "pages/employer-register.tsx", ...account },
    { path: "/employer/register/wait-for-verification", file: "pages/waiting.tsx", ...account },
    { path: "/verify-email", file: "pages/verify-email.tsx", ...account },
    { path: "/forgot-password", file: "pages/forgot-password.tsx", ...account },
    { path: "/forgot-password/confirmation", file: "pages/forgot-password-sent.tsx", ...account },
    { path: "/forgot-password/reset-password", file: "pages/reset-password.tsx", ...account },
    { path: "/admin/login", file: "pages/login.tsx", ...account, audience: "anyone" },
    { path: "/admin/verify-email", file: "pages/verify-email.tsx", ...account, audience: "anyone" },
    { path: "/admin/forgot-password", file: "pages/forgot-password.tsx", ...account, audience: "anyone" },
    {
      path: "/admin/forgot-password/confirmation",
      file: "pages/forgot-password-sent.tsx",
      ...account,
      audience: "anyone",
    },
    {
      path: "/admin/forgot-password/reset-password",
      file: "pages/reset-password.tsx",
      ...account,
      audience: "anyone",
    },
    { path: "/token-not-found", file: "pages/token-not-found.tsx", ...account },
    { path: "/account/your-account", file: "pages/your-account.tsx", ...own },
    { path: "/account/change-password", file: "pages/change-password.tsx", ...own },
    { path: "/account/export", file: "pages/export.tsx", ...own },
    { path: "/account/closing", file: "pages/closing.tsx", ...own },
    { path: "/home", file: "pages/landing.ts", shell: null },
    { path: "/admin", file: "pages/landing.ts", shell: null, members: true },
    { path: "/console/*", file: "pages/readers-console.ts", shell: null, audience: "staff and company" },
    { path: "/logout", file: "pages/logout.ts", shell: null },
  ],
  // The access table (spec §6), by address prefix.
  guards: [
    { under: "/account/invite-teammember", audience: "staff and company" },
    { under: "/account/invite-teammembers", audience: "staff and company" },
    { under: "/account/invite-team-member", audience: "staff and company" },
    { under: "/account/invite-team-members", audience: "staff and company" },
    { under: "/account/manage-cv", audience: "candidate" },
    { under: "/my-job", audience: "candidate" },
    { under: "/my-jobs/saved", audience: "candidate" },
    { under: "/my-jobs/applied", audience: "candidate" },
    { under: "/my-profile", audience: "candidate" },
    { under: "/onboarding", audience: "candidate" },
    { under: "/employer/onboarding", audience: "company" },
    { under: "/employer/:id", audience: "company" },
    { under: "/consultants", audience: "consultant" },
    { under: "/admin", audience: "admin" },
  ],
} as const satisfies RoomPages;
