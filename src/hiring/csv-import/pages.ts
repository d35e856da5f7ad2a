import type { RoomPages } from "#kit/pages.ts";

const upload = { file: "pages/console/upload.tsx" } as const;
const preview = { file: "pages/console/preview.tsx" } as const;
// Companies import jobs and candidates, agencies candidates and clients, so the pages belong to different entries of the menus.
const ofJobs = { shell: "company", under: "/employer/:companyId/jobs" } as const;
const ofPeople = { shell: "consultant", under: "/consultants/candidates" } as const;
const ofClients = { shell: "consultant", under: "/consultants/clients" } as const;

export const pages = {
  texts: { name: "csvImport", console: ["labels.columns", "console"] },
  pages: [
    { path: "/employer/:companyId/imports", ...upload, ...ofJobs },
    { path: "/employer/:companyId/imports/:importId", ...preview, ...ofJobs },
    { path: "/consultants/imports", ...upload, ...ofPeople },
    { path: "/consultants/imports/:importId", ...preview, ...ofPeople },
    { path: "/consultants/client-imports", ...upload, ...ofClients },
    { path: "/consultants/client-imports/:importId", ...preview, ...ofClients },
  ],
} as const satisfies RoomPages;
