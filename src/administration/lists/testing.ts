import { type ListKind, listKinds } from "#platform/reference/list-kinds.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeListRow, retireForTests } from "./factory.ts";
import { listPaths } from "./paths.ts";

let serial = 0;
const letters = (n: number) => [...String(n)].map((digit) => "abcdefghij"[Number(digit)]).join("");
const namesOf = () => {
  const name = letters(++serial);
  return { name: `Lotus row ${name}`, name_vn: `Hàng sen ${name}` };
};
/** The fields that a list has beside the names. */
const more: Record<ListKind, object> = {
  categories: { aliases: [] },
  locations: { aliases: [] },
  industries: { aliases: [], industry_type: 1 },
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
const actsOf = (kind: ListKind): OwnRequests => {
  const own = async ({ db }: People) => ({
    params: { id: await makeListRow(db, kind) },
    body: { version: 1 },
  });
  return {
    [`POST /admins/${kind}/:id/retire`]: own,
    [`POST /admins/${kind}/:id/restore`]: async (people) => {
      const request = await own(people);
      await retireForTests(people.db, kind, request.params.id);
      return request;
    },
    [`POST /admins/${kind}/:id/merge`]: async (people) => {
      const request = await own(people);
      return {
        params: request.params,
        body: { version: 1, into_id: await makeListRow(people.db, kind), preview: true },
      };
    },
  };
};

export const ownRequests: OwnRequests = Object.assign(
  {},
  ...listKinds.flatMap((kind) => [writesOf(kind), actsOf(kind)]),
);

const version = "grows with each change (lists.test.ts)";
export const stored: Stored = Object.assign(
  {},
  ...listKinds.map((kind) => ({
    [`PUT /admins/${kind}/:id`]: { version },
    [`POST /admins/${kind}/:id/retire`]: { version },
    [`POST /admins/${kind}/:id/restore`]: { version },
    [`POST /admins/${kind}/:id/merge`]: "the plan has what would change (merge.test.ts)",
  })),
);

const shared = "changes a row of a list that all share, and no person or company";
export const notices: Notices = Object.fromEntries(
  listKinds.flatMap((kind) =>
    [
      `POST /admins/${kind}`,
      `PUT /admins/${kind}/:id`,
      ...["retire", "restore", "merge"].map((act) => `POST /admins/${kind}/:id/${act}`),
    ].map((name) => [name, shared]),
  ),
);

export const pages: Pages = async ({ db }) => {
  const rows = {} as Record<ListKind, { row: number; other: number; retired: number }>;
  for (const kind of listKinds) {
    const [row, other, retired] = [
      await makeListRow(db, kind),
      await makeListRow(db, kind),
      await makeListRow(db, kind),
    ];
    await retireForTests(db, kind, retired);
    rows[kind] = { row, other, retired };
  }
  return {
    admin: Object.fromEntries(
      listKinds.flatMap((kind) => {
        const { list, create, row, merge } = listPaths[kind];
        return [
          [`admin/${kind}`, [list, `${list}?search=zzz&unused=1`, `${list}?retired=1`]],
          [`admin/${kind}/new`, [create]],
          [`admin/${kind}/:rowId`, [row(rows[kind].row), row(rows[kind].retired)]],
          [`admin/${kind}/:rowId/merge`, [merge(rows[kind].row), merge(rows[kind].row, rows[kind].other)]],
        ];
      }),
    ),
  };
};
