import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeTitle } from "./factory.ts";
import { titlePaths } from "./paths.ts";

const ofTitle = async ({ db }: People, body: object = {}) => ({
  params: { id: (await makeTitle(db)).id },
  body: { version: 1, ...body },
});
let serial = 0;
const names = () => {
  const n = ++serial;
  return {
    name: `Pond Keeper ${n}`,
    name_vn: `Người giữ ao ${n}`,
    category_id: 93,
    aliases: [`Ao sen ${n}`],
  };
};

export const ownRequests: OwnRequests = {
  "POST /admins/job_titles": () => ({ body: names() }),
  "PUT /admins/job_titles/:id": (people) => ofTitle(people, names()),
  "POST /admins/job_titles/:id/retire": (people) => ofTitle(people),
  "POST /admins/job_titles/:id/merge": async (people) =>
    ofTitle(people, { into_id: (await makeTitle(people.db)).id }),
  "POST /admins/job_titles/:id/restore": async (people) => {
    const { id } = await makeTitle(people.db);
    await people.db
      .updateTable("job_titles")
      .set({ state: "retired", ended_at: new Date("2026-03-02T02:00:00.000Z") })
      .where("id", "=", id)
      .execute();
    return { params: { id }, body: { version: 1 } };
  },
  "POST /admins/job_titles/import": () => ({
    body: { csv: "name,name_vn,category\nPond Guide,Người dẫn ao,93", preview: true },
  }),
};

const version = "grows with each change (job-titles.test.ts)";
export const stored: Stored = {
  "PUT /admins/job_titles/:id": { version },
  "POST /admins/job_titles/:id/retire": { version },
  "POST /admins/job_titles/:id/merge": {
    version,
    into_id: "is answered as merged_into (job-titles.test.ts)",
  },
  "POST /admins/job_titles/:id/restore": { version },
  "POST /admins/job_titles/import": "the rows are titles (file.test.ts)",
};

const shared = "changes a title that all share; profiles keep their text";
export const notices: Notices = {
  "POST /admins/job_titles": shared,
  "PUT /admins/job_titles/:id": shared,
  "POST /admins/job_titles/:id/retire": shared,
  "POST /admins/job_titles/:id/merge": shared,
  "POST /admins/job_titles/:id/restore": shared,
  "POST /admins/job_titles/import": shared,
};

export const pages: Pages = async ({ db }) => {
  const [title, merged] = [await makeTitle(db), await makeTitle(db)];
  await db
    .updateTable("job_titles")
    .set({ state: "merged", merged_into: title.id, ended_at: new Date() })
    .where("id", "=", merged.id)
    .execute();
  return {
    admin: {
      "admin/job-titles": [
        titlePaths.list,
        `${titlePaths.list}?tab=all&search=ke+toan`,
        `${titlePaths.list}?search=zzz&unused=1`,
      ],
      "admin/job-titles/new": [titlePaths.create],
      "admin/job-titles/import": [titlePaths.import],
      "admin/job-titles/:titleId": [titlePaths.title(title.id), titlePaths.title(merged.id)],
    },
  };
};
