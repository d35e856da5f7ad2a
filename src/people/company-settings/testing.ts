import { makeRecruiter } from "#people/accounts/factory.ts";
import { cv, id, picture, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { company, type MailSample, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import { inside, type Stored } from "#test/stored/stored.ts";
import { makeVerification, taxCodeOf } from "./factory.ts";
import * as mails from "./mails.ts";
import { requestPaths, settingsPath } from "./paths.ts";
import { refuseReasonKeys } from "./terms.ts";

/** Creates a recruiter of another company, which is not verified yet. */
async function unverifiedRecruiter({ db }: Rows) {
  const recruiter = await makeRecruiter(db, { companyVerified: false });
  const set = { tax_code: taxCodeOf(recruiter.companyId), address: "12 Lê Lợi, Huế" };
  await db.updateTable("companies").set(set).where("id", "=", recruiter.companyId).execute();
  return recruiter;
}

const galleryPicture = async ({ create }: Rows) =>
  create(
    "POST /current_company/gallery",
    { body: { caption: "Bếp" }, files: { image: await picture() } },
    ({ data }) => data.attributes.gallery.at(-1)?.id ?? 0,
  );

export const mailSamples: readonly MailSample[] = [
  sample(mails.companyVerified, { company }, "/console/settings"),
  ...refuseReasonKeys.map((reason) =>
    sample(
      mails.companyRefused,
      { company, reason, note: reason === "others" ? "Ảnh <b>bị mờ</b>" : null },
      "/console/settings#verification",
      reason,
    ),
  ),
  sample(
    mails.verificationRevoked,
    { company, note: "Giấy phép <b>đã bị thu hồi</b>" },
    "/console/settings#verification",
  ),
];

export const requests: Requests = {
  "PUT /current_company": async (rows) => ({
    by: (await unverifiedRecruiter(rows)).id,
    body: {
      ...rows.named("Công ty Bếp"),
      tax_code: null,
      size_id: 1,
      industry_ids: [1],
      location_id: 27,
      address: "1 Lê Lợi",
      website: "https://bep.example",
      facebook: "https://www.facebook.com/bep",
      youtube: "https://www.youtube.com/@bep",
      other_link: "https://shop.bep.example",
      phone: "+84901234567",
      about: "<p>Bếp nhỏ</p>",
      video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    },
  }),
  "PUT /current_company/logo": async () => ({ files: { image: await picture() } }),
  "PUT /current_company/cover": async () => ({ body: { alt: "Bếp" }, files: { image: await picture() } }),
  "POST /current_company/gallery": async () => ({
    body: { caption: "Bếp" },
    files: { image: await picture() },
  }),
  "DELETE /current_company/gallery/:id": (rows) => id(galleryPicture(rows)),
  "POST /verification": async (rows) => ({
    by: (await unverifiedRecruiter(rows)).id,
    files: { licence: cv("giấy phép") },
  }),
};

const revoke_note = "Giấy phép đã bị thu hồi";

export const ownRequests: OwnRequests = {
  "POST /admins/company_verifications/:id/verify": async ({ db, boss }) => id(makeVerification(db, boss)),
  "POST /admins/company_verifications/:id/refuse": async ({ db, boss }) => ({
    ...(await id(makeVerification(db, boss))),
    body: { reason_id: 2, note: "Ảnh bị mờ" },
  }),
  "POST /admins/company_verifications/:id/revoke": async ({ db, boss }) => ({
    ...(await id(makeVerification(db, boss, "verified"))),
    body: { revoke_note },
  }),
};

export const stored: Stored = {
  "POST /admins/company_verifications/:id/refuse": {
    reason_id: ({ refuse_reason }) => refuseReasonKeys.indexOf(refuse_reason as never) + 1,
    note: ({ refuse_note }) => refuse_note,
  },
  "POST /admins/company_verifications/:id/revoke": {
    revoke_note: inside("revoked", "note"),
  },
};

const verified = { mail: "companies.verified", grants: "gives the company what it has asked for" };
export const notices: Notices = {
  "POST /admins/company_verifications/:id/verify": verified,
  "POST /admins/company_verifications/:id/refuse": { mail: "companies.verification_refused" },
  "POST /admins/company_verifications/:id/revoke": { mail: "companies.verification_revoked" },
  "POST /admins/companies/:id/revoke_verification": {
    mail: "companies.verification_revoked",
    request: ({ boss }) => ({ params: { id: boss.companyId }, body: { revoke_note } }),
  },
};

export const pages: Pages = async ({ db, workspace }) => {
  const asking = await makeVerification(db, await makeRecruiter(db, { companyVerified: false }));
  const refused = await makeVerification(db, await makeRecruiter(db), "refused");
  const revoked = await makeVerification(db, await makeRecruiter(db, { companyVerified: false }), "revoked");
  const verified = await makeVerification(db, await makeRecruiter(db), "verified");
  return {
    admin: {
      "admin/company-verifications": ["", "?tab=refused", "?tab=revoked", "?search=zzzz"].map(
        (query) => requestPaths.list + query,
      ),
      "admin/company-verifications/:requestId": [asking, refused, verified, revoked].map(({ id }) =>
        requestPaths.detail(id),
      ),
    },
    recruiter: {
      "employer/:companyId/settings": [settingsPath(workspace)],
    },
  };
};
