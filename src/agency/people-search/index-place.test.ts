import { expect, it } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { editListRow, insertListRow } from "#platform/reference/commands/lists.ts";
import { testApi } from "#test/api.ts";
import { indexPlace, indexPlaceJob } from "./commands/index-place.ts";
import { agencyOf } from "./testing/agency.ts";

it("People in a location are found by its new name, after the job that an edit queues", async () => {
  const api = await testApi();
  const values = {
    name: "Old Pond",
    name_vn: "Ao cũ",
    aliases: [],
    category_id: null,
    type: 0,
    country: "KR",
  };
  const asOf = api.clock.now();
  const id = await inTransaction(api.database, (tx) => insertListRow(tx, "locations", values, asOf));
  const { add: person, find } = await agencyOf(api);
  const candidate = await person({ job_title: "Thợ gốm", location_id: id });
  expect(await find("place:pond")).toEqual([candidate]);
  api.queued.length = 0;
  await inTransaction(api.database, (tx) =>
    editListRow(tx, "locations", {
      id,
      values: Object.assign({}, values, { name: "Lotus Lake", name_vn: "Hồ sen" }),
      asOf,
    }),
  );
  expect(api.queued.map(({ name, data }) => ({ name, data }))).toContainEqual({
    name: indexPlaceJob,
    data: { id },
  });
  expect(await indexPlace(api.database, id)).toBe(1);
  expect(await find("place:lake")).toEqual([candidate]);
  expect(await find("place:pond")).toEqual([]);
});
