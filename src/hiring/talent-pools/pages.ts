import type { RoomPages } from "#kit/pages.ts";

const list = "/candidates";
const ofList = { under: list } as const;

export const pages = {
  texts: { name: "talentPools", site: ["site"], console: ["console"] },
  pages: [
    { path: "/invites/stop", file: "pages/stop-invites.tsx" },
    {
      path: "/consultants/talent/:candidateId/facts",
      file: "pages/console/facts.tsx",
      shell: "consultant",
      under: "/consultants/candidates",
    },
  ],
  hiringPages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      menu: {
        label: "talentPools.console.nav.candidates",
        short: "talentPools.console.nav.short",
        icon: "users",
        rank: 12,
        section: "hiring",
        key: "P",
      },
    },
    { path: "/candidates/create", file: "pages/console/create.tsx", ...ofList },
    { path: "/candidates/cv-files", file: "pages/console/files.tsx", ...ofList },
    { path: "/candidates/invite", file: "pages/console/invite.tsx", ...ofList },
    { path: "/talent/:candidateId/edit", file: "pages/console/edit.tsx", ...ofList },
    { path: "/talent/:candidateId/merge", file: "pages/console/merge.tsx", ...ofList },
    { path: "/talent-pools", file: "pages/console/pools.tsx", ...ofList },
    { path: "/:jobId/table/pools", file: "pages/console/add-many.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
