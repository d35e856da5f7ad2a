import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";

export const notices: Notices = { "POST /admins/audit_people": "reads only; the audit log has who searched" };

export const pages: Pages = () => ({
  admin: {
    "admin/audit": ["/admin/audit", "/admin/audit?area=cv&refused=1"],
  },
});
