import type { Pages } from "#test/page-states.ts";

export const pages: Pages = () => ({
  admin: {
    "admin/audit": ["/admin/audit", "/admin/audit?area=cv&refused=1"],
  },
});
