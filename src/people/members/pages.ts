import type { RoomPages } from "#kit/pages.ts";

/** The specification's two addresses of the team's page (spec §2), which lead each reader to the reader's own console. */
const alias = { file: "pages/alias.ts", shell: null, audience: "staff and company" } as const;

export const pages = {
  texts: { name: "members", site: ["site"], console: ["labels", "console"] },
  pages: [
    { path: "/account/invite-teammember", ...alias },
    { path: "/account/invite-team-members", ...alias },
    { path: "/verify-member/update-member-infor", file: "pages/join.tsx" },
    { path: "/admin/join", file: "pages/admin-join.tsx", audience: "anyone", texts: "site" },
    {
      path: "/admin/onboarding",
      file: "pages/console/admin-onboarding.tsx",
      shell: "own",
      audience: "admin",
      members: true,
    },
    {
      path: "/admin/members",
      file: "pages/console/admins.tsx",
      shell: "admin",
      members: true,
      menu: {
        label: "members.console.nav.admins",
        short: "members.console.nav.adminsShort",
        icon: "users",
        rank: 87,
      },
    },
    {
      path: "/admin/members/:id/:act",
      file: "pages/console/admin-act.tsx",
      shell: "admin",
      under: "/admin/members",
    },
  ],
  hiringPages: [
    {
      path: "/team",
      file: "pages/console/team.tsx",
      menu: {
        label: "members.console.nav.team",
        short: "members.console.nav.teamShort",
        icon: "users",
        rank: 50,
        section: "workspace",
      },
    },
    { path: "/team/:id/deactivate", file: "pages/console/deactivate.tsx", under: "/team" },
  ],
} as const satisfies RoomPages;
