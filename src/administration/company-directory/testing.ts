import { makeRecruiter } from "#people/accounts/factory.ts";
import { makeVerification } from "#people/company-settings/factory.ts";
import { id } from "#test/company-endpoints/request.ts";
import { type MailSample, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeListed } from "./factory.ts";
import { directoryChanged } from "./mails.ts";
import { directoryPaths } from "./paths.ts";
import { directoryActs } from "./terms.ts";

const reason = "Trang có nội dung của công ty khác";

/** Endpoints that return a list without pages, with the limit of its length. */
export const wholeLists = { "/admins/companies/search_all": "at most 20 companies" };

export const mailSamples: readonly MailSample[] = directoryActs.map((act) =>
  sample(directoryChanged, { company: "Công ty Hoa Sen", act, reason }, "/", act),
);

export const ownRequests: OwnRequests = {
  "GET /admins/companies/search_all": () => ({ query: { search: "Hoa Sen" } }),
  "GET /admins/company_directories/:id": ({ db }) => id(makeListed(db)),
  "PUT /admins/company_directories/:id/change_status": async ({ db }) => ({
    ...(await id(makeListed(db))),
    body: { status: 0, reason },
  }),
  "PUT /admins/company_directories/:id/verify": async ({ db }) => {
    const boss = await makeRecruiter(db, { companyVerified: false });
    await makeVerification(db, boss);
    return { params: { id: boss.companyId } };
  },
  "PUT /admins/company_directories/:id/bin": async ({ db }) => ({
    ...(await id(makeListed(db))),
    body: { binned: true, reason },
  }),
};

const mailed = "the email has it (directory.test.ts)";
export const stored: Stored = {
  "PUT /admins/company_directories/:id/change_status": { reason: mailed },
  "PUT /admins/company_directories/:id/bin": {
    binned: "is the completeness 2 (directory.test.ts)",
    reason: mailed,
  },
};

export const notices: Notices = {
  "PUT /admins/company_directories/:id/change_status": { mail: "company_directory.changed" },
  "PUT /admins/company_directories/:id/bin": { mail: "company_directory.changed" },
  "PUT /admins/company_directories/:id/verify": {
    mail: "companies.verified",
    grants: "gives the company what it has asked for",
  },
};

export const pages: Pages = async ({ db }) => {
  const boss = await makeRecruiter(db, { companyVerified: false });
  await makeVerification(db, boss);
  const { id: binned } = await makeListed(db, { binned: true });
  return {
    admin: {
      "admin/companies": [
        directoryPaths.list,
        `${directoryPaths.list}?search=xyzxyz&industry=1&status=2`,
        `${directoryPaths.list}?completeness=2&page_type=other&page=-1`,
      ],
      "admin/companies/duplicates": [directoryPaths.duplicates],
      "admin/companies/:companyId": [directoryPaths.company(boss.companyId), directoryPaths.company(binned)],
    },
  };
};
