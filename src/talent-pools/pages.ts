import type { RoomPages } from "#kit/pages.ts";

const list = "/employer/:companyId/candidates";
const ofList = { shell: "company", under: list } as const;

export const pages = {
  texts: { name: "talentPools", site: ["site"], console: ["console"] },
  pages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "company",
      menu: {
        label: "talentPools.console.nav.candidates",
        short: "talentPools.console.nav.short",
        icon: "users",
        rank: 12,
      },
    },
    { path: "/employer/:companyId/candidates/create", file: "pages/console/create.tsx", ...ofList },
    { path: "/employer/:companyId/candidates/cv-files", file: "pages/console/files.tsx", ...ofList },
    { path: "/employer/:companyId/candidates/invite", file: "pages/console/invite.tsx", ...ofList },
    { path: "/employer/:companyId/talent/:candidateId", file: "pages/console/person.tsx", ...ofList },
    { path: "/employer/:companyId/talent/:candidateId/edit", file: "pages/console/edit.tsx", ...ofList },
    { path: "/employer/:companyId/talent-pools", file: "pages/console/pools.tsx", ...ofList },
    { path: "/invites/stop", file: "pages/stop-invites.tsx" },
  ],
} as const satisfies RoomPages;
