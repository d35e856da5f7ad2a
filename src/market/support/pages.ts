import type { RoomPages } from "#kit/pages.ts";
import { requestsPath } from "./paths.ts";

export const pages = {
  texts: {
    name: "support",
    browse: ["labels.mark"],
    account: ["labels.mark"],
    site: ["labels.mark", "site"],
    console: ["labels", "console"],
  },
  pages: [
    { path: "/chat-with-support", file: "pages/chat.tsx" },
    { path: "/employer/contact", file: "pages/contact.tsx", changed: "2026-11-21" },
    {
      path: "/admin/inbox",
      file: "pages/console/inbox.tsx",
      shell: "admin",
      members: true,
      menu: {
        label: "support.console.nav.inbox",
        short: "support.console.nav.inboxShort",
        icon: "mail",
        count: "openThreads",
      },
    },
    {
      path: requestsPath,
      file: "pages/console/requests.tsx",
      shell: "consultant",
      menu: {
        label: "support.console.requests.title",
        short: "support.console.requests.short",
        icon: "mail",
        rank: 7,
        section: "clients",
      },
    },
    {
      path: "/admin/inbox/:threadId",
      file: "pages/console/thread.tsx",
      shell: "admin",
      members: true,
      under: "/admin/inbox",
    },
  ],
} as const satisfies RoomPages;
