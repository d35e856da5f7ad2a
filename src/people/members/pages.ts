import type { RoomPages } from "#kit/pages.ts";

// The audience includes consultants and administrators, whose teams will have pages here (spec §6).
const team = { shell: "company", audience: "staff and company" } as const;
const list = "/account/invite-teammember";

export const pages = {
  texts: { name: "members", site: ["site"], console: ["labels", "console"] },
  pages: [
    {
      path: list,
      file: "pages/console/team.tsx",
      ...team,
      menu: {
        label: "members.console.nav.team",
        short: "members.console.nav.teamShort",
        icon: "users",
        rank: 50,
      },
    },
    {
      path: "/account/invite-teammember/:id/deactivate",
      file: "pages/console/deactivate.tsx",
      under: list,
      ...team,
    },
    { path: "/account/invite-team-members", file: "pages/alias.ts", shell: null, audience: team.audience },
    { path: "/verify-member/update-member-infor", file: "pages/join.tsx" },
  ],
} as const satisfies RoomPages;
