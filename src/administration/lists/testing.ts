import { type ListKind, listKinds } from "#platform/reference/list-kinds.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeListRow } from "./factory.ts";
import { listPaths } from "./paths.ts";

let serial = 0;
const letters = (n: number) => [...String(n)].map((digit) => "abcdefghij"[Number(digit)]).join("");
const namesOf = () => {
  const name = letters(++serial);
  return { name: `Lotus row ${name}`, name_vn: `Hàng sen ${name}` };
};
/** The fields that a list has beside the names. */
const more: Record<ListKind, object> = {
  categories: {},
  locations: { aliases: [] },
  industries: { industry_type: 1 },
  skills: { aliases: [], category_id: 6 },
};
/** The fields that stay as they were added. */
const lasting: Partial<Record<ListKind, object>> = {
  categories: { category_id: 68 },
  locations: { country: "KR" },
};

const writesOf = (kind: ListKind): OwnRequests => ({
  [`POST /admins/${kind}`]: () => ({ body: Object.assign(namesOf(), more[kind], lasting[kind]) }),
  [`PUT /admins/${kind}/:id`]: async ({ db }) => ({
    params: { id: await makeListRow(db, kind) },
    body: Object.assign(namesOf(), more[kind], { version: 1 }),
  }),
});
const retired = async ({ db }: People, isRetired: boolean) => {
  const id = await makeListRow(db, "skills");
  if (isRetired)
    await db.updateTable("skills").set({ retired_at: new Date() }).where("id", "=", id).execute();
  return { params: { id }, body: { version: 1 } };
};

export const ownRequests: OwnRequests = {
  ...writesOf("categories"),
  ...writesOf("locations"),
  ...writesOf("industries"),
  ...writesOf("skills"),
  "POST /admins/skills/:id/retire": (people) => retired(people, false),
  "POST /admins/skills/:id/restore": (people) => retired(people, true),
};

const version = "grows with each change (lists.test.ts)";
export const stored: Stored = {
  "PUT /admins/categories/:id": { version },
  "PUT /admins/locations/:id": { version },
  "PUT /admins/industries/:id": { version },
  "PUT /admins/skills/:id": { version },
  "POST /admins/skills/:id/retire": { version },
  "POST /admins/skills/:id/restore": { version },
};

export const pages: Pages = async ({ db }) => {
  const skill = await makeListRow(db, "skills");
  const rows: Record<ListKind, number> = { categories: 36, locations: 27, industries: 1, skills: skill };
  return {
    admin: Object.fromEntries(
      listKinds.flatMap((kind) => [
        [`admin/${kind}`, [listPaths[kind].list, `${listPaths[kind].list}?search=zzz&unused=1`]],
        [`admin/${kind}/new`, [listPaths[kind].create]],
        [`admin/${kind}/:rowId`, [listPaths[kind].row(rows[kind])]],
      ]),
    ),
  };
};
