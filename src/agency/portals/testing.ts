import { makeStaff } from "#people/accounts/factory.ts";
import { makeContact } from "#people/clients/factory.ts";
import { monday } from "#test/api.ts";
import { applicantPath, at, type MailSample, proof, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import { both, type Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { orderPortalsPath } from "./console-paths.ts";
import { makePortal, makeQuestion } from "./factory.ts";
import * as mails from "./mails.ts";
import { documentPath, portalPath } from "./paths.ts";

const opened = { agency: "Săn tài năng", order: title, consultant: "Lê Minh Châu", until: at, proof };
const answered = { contact: "Phạm Thị Liên", candidate: "Nguyễn Văn An", order: title, applicant: 42 };

export const mailSamples: readonly MailSample[] = [
  sample(mails.portalOpened, opened, "/"),
  ...(["fit", "maybe", "no"] as const).map((verdict) =>
    sample(
      mails.portalAnswered,
      { ...answered, verdict, reason: verdict === "no" ? "Cần tiếng Nhật" : null },
      applicantPath,
      verdict,
    ),
  ),
  ...[null, "Nguyễn Văn An"].map((candidate) =>
    sample(
      mails.portalAsked,
      { contact: answered.contact, order: title, order_id: 7, text: "Khi nào có thể gặp?", candidate },
      orderPortalsPath(7),
      candidate === null ? "about the order" : "about a person",
    ),
  ),
  ...[1, 3].map((count) =>
    sample(
      mails.portalReminder,
      {
        agency: opened.agency,
        order: title,
        consultant: opened.consultant,
        names: [answered.candidate],
        count,
        sent: at,
      },
      null,
      count === 1 ? "all named" : "more people",
    ),
  ),
  sample(
    mails.portalReplied,
    { agency: opened.agency, order: title, question: "Khi nào có thể gặp?", answer: "Từ thứ Hai" },
    null,
  ),
];

export const ownRows: OwnRows = async ({ db }) => {
  const { portal } = await makePortal(db, await makeStaff(db, "consultant"), monday);
  const question = await makeQuestion(db, portal, { at: monday });
  return { portals: portal.id, "/consultants/portal_questions": question.id };
};

export const ownRequests: OwnRequests = {
  "POST /consultants/job_orders/:id/portals": async ({ db, consultant }) => {
    const { order, client } = await makePortal(db, consultant, monday);
    const contact = await makeContact(db, { client_id: client.id, created_at: monday });
    return { params: { id: order.id }, body: { contact_id: contact.id, stages: [5, 11] } };
  },
  "POST /consultants/job_orders/:id/portals/:portalId/renew": async ({ db, consultant }) => {
    const { order, portal } = await makePortal(db, consultant, monday);
    return { params: { id: order.id, portalId: portal.id }, body: { stages: [5, 11] } };
  },
};

export const stored: Stored = {
  "POST /consultants/job_orders/:id/portals": {
    contact_id: ({ contact }) => (contact as { id: string }).id,
    abroad_confirmed: "is in the register of transfers (shares/transfers.test.ts)",
  },
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/consultants/job_orders/:id/portals": "contactsMost",
  "/consultants/job_orders/:id/portal_questions": "questionsMost",
};

export const pages: Pages = async ({ db, consultant }) => {
  const { order, portal, applicant, token } = await makePortal(db, consultant, new Date());
  await makeQuestion(db, portal, { at: new Date(), applicantId: applicant.id });
  return {
    visitor: {
      "portal/:token": [token, "none"].map((each) => both((language) => portalPath(language, each))),
      "portal/:token/:code": [both((language) => documentPath(language, "none", "C-4821"))],
    },
    consultant: {
      "consultants/job_orders/:orderId/portals": [orderPortalsPath(order.id)],
    },
  };
};
