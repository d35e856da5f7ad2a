import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { monday } from "#test/api.ts";
import { type MailSample, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { placementPaths } from "./console-paths.ts";
import { deskOf, makeAgencyWithClient, makePlacement } from "./factory.ts";
import * as mails from "./mails.ts";

const leave = {
  until: "2026-04-30",
  person: "Trần Thị Bích Ngọc",
  client: "Hoa Sen",
  job: title,
  placement: 3,
};
export const mailSamples: readonly MailSample[] = [
  ...(["both", "credit", "none"] as const).map((remedy) =>
    sample(
      mails.personLeaving,
      { ...leave, side: remedy === "both" ? "person" : "client", remedy },
      placementPaths.detail(3),
      remedy,
    ),
  ),
  sample(mails.probationFailed, { agency: "Săn tài năng", job: title, left_on: "2026-03-02" }, "/"),
];

export const ownRows: OwnRows = async ({ db }) => ({
  "/consultants/placements": (await makePlacement(db, await makeAgencyWithClient(db), monday)).id,
});

/** Returns a request about a placement that has started, or one that starts later. */
const about =
  (body: object, isStarted = true) =>
  async ({ db }: People) => {
    const desk = await makeAgencyWithClient(db);
    const { id } = await makePlacement(db, desk, monday, isStarted ? undefined : addDays(dayOf(monday), 30));
    return { params: { id }, body: { ...body }, by: desk.admin.id };
  };
const today = dayOf(monday);

export const ownRequests: OwnRequests = {
  "POST /consultants/placements/:id/start": about({ start_date: today }, false),
  "POST /consultants/placements/:id/cancel": about({ note: null }, false),
  "POST /consultants/placements/:id/fail": about({ left_on: today, reason_id: 1 }),
  "PUT /consultants/placements/:id/splits": async (people) => {
    const request = await about({})(people);
    return { ...request, body: { splits: [{ account_id: request.by, role: "am", bps: 10_000 }] } };
  },
  "POST /consultants/placements/:id/check_ins": about({ day: "1", side: "person", answer: "good" }),
};

export const stored: Stored = {
  "POST /consultants/placements/:id/cancel": { note: "is in the log (verbs.ts)" },
  "POST /consultants/placements/:id/fail": {
    reason_id: ({ left_reason }) => left_reason,
    note: ({ left_note }) => left_note,
  },
  "PUT /consultants/placements/:id/splits": "the answer names the people (placements.test.ts)",
  "POST /consultants/placements/:id/check_ins": "the answer has all check-ins (placements.test.ts)",
};

export const pages: Pages = async ({ db, consultant }) => {
  const now = new Date();
  const { id } = await makePlacement(db, await deskOf(db, consultant.id), now);
  return {
    consultant: {
      "consultants/placements": ["", "?status=canceled"].map((query) => placementPaths.list + query),
      "consultants/placements/:placementId": [placementPaths.detail(id)],
    },
  };
};
