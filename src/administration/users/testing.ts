import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import { userPaths } from "./paths.ts";

export const ownRequests: OwnRequests = {
  "POST /admins/lookup": ({ seeker }: People) => ({ body: { text: seeker.email } }),
};

export const wholeLists = { "/admins/users/:id/sessions": "mostSessions" };

export const pages: Pages = async ({ db, candidate, boss }) => {
  const user = userPaths.detail(candidate.id);
  const bare = await makeCandidate(db, { fullName: "Nguyễn Phúc Khánh Vân Anh Thảo Nguyên" });
  const recruiter = await makeRecruiter(db, { verified: false });
  return {
    admin: {
      "admin/users": ["", "?state=blocked", `?company_id=${boss.companyId}`].map(
        (query) => userPaths.list + query,
      ),
      "admin/users/:userId": [
        ...["", "?tab=sessions", "?tab=mails", "?tab=log"].map((query) => user + query),
        userPaths.detail(bare.id),
        `${userPaths.detail(bare.id)}?tab=mails`,
        userPaths.detail(recruiter.id),
      ],
    },
  };
};
