import { makeRecruiter } from "#people/accounts/factory.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeCalendar } from "./factory.ts";
import { calendarsPath } from "./paths.ts";
import { calendarFailures } from "./terms.ts";

export const ownRows: OwnRows = async ({ db, boss }) => ({
  "/account/calendars": (await makeCalendar(db, boss.id)).id,
});

export const ownRequests: OwnRequests = {
  "POST /account/calendars/:id/read": async ({ db, boss }) => ({
    params: { id: (await makeCalendar(db, boss.id)).id },
  }),
};

export const stored: Stored = {
  "POST /account/calendars": "reads the address, which the room's own test serves",
};

export const wholeLists = { "/account/calendars": "too_many_calendars" };

export const pages: Pages = async ({ db, boss, workspace }) => {
  const path = calendarsPath(workspace);
  for (const failure of [null, ...calendarFailures.slice(0, 2)]) {
    const { id } = await makeCalendar(db, boss.id, { name: "calendar.google.com" });
    await db.updateTable("calendars").set({ failure }).where("id", "=", id).execute();
  }
  await makeCalendar(db, (await makeRecruiter(db)).id);
  return {
    recruiter: {
      "employer/:companyId/calendars": ["", "?result=failed", "?result=connected", "?done=added"].map(
        (query) => path + query,
      ),
    },
  };
};
