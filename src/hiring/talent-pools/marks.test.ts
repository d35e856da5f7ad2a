import { beforeAll, describe, expect, it } from "vitest";
import { agencyOf, merge } from "#agency/people-search/testing/agency.ts";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { addMonths } from "#platform/reference/calendar.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { personMarks } from "./contract-facts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.clock.set(monday);
});

const query = (...ids: readonly number[]) => ({ query: { candidate_ids: ids.join(",") } });

describe("The marks of people", () => {
  it("are do not contact, and off limits by an employer, also of a merged record", async () => {
    const { add, call, agencyId } = await agencyOf(api);
    await makeClient(api.database.db, {
      agency_id: agencyId,
      name: "Công ty TNHH Sông Hàn",
      off_limits: true,
      activated_at: monday,
    });
    const plain = await add({}, { current_company: "Sông Hồng" });
    const silent = await add({}, { do_not_contact: true });
    const staff = await add({}, { current_company: "Sông Hàn Co., Ltd." });
    const double = await add({}, { current_company: "SÔNG HÀN" });
    const kept = await add({});
    await call(merge, { params: { id: double }, body: { into_id: kept } });
    const { data } = await call(personMarks, query(plain, silent, staff, kept));
    const off_limits = { company: "Công ty TNHH Sông Hàn", until: "2027-03-02" };
    expect(data.map(({ id, attributes }) => [Number(id), attributes])).toEqual(
      expect.arrayContaining([
        [silent, { do_not_contact: true, off_limits: null }],
        [staff, { do_not_contact: false, off_limits }],
        [kept, { do_not_contact: false, off_limits }],
      ]),
    );
    expect(data).toHaveLength(3);
    const stranger = await agencyOf(api);
    expect(await stranger.call(personMarks, query(silent, staff))).toEqual({ data: [] });
  });

  it("are off limits for a year after the agency placed the person", async () => {
    const desk = await makeAgencyWithClient(api.database.db);
    const placement = await makePlacement(api.database.db, desk, monday);
    const { candidate_id, name, start } = await api.database.db
      .selectFrom("placements as p")
      .innerJoin("applicants as a", "a.id", "p.applicant_id")
      .innerJoin("clients as c", "c.id", "p.client_id")
      .select(["a.candidate_id", "c.name", "p.start_date as start"])
      .where("p.id", "=", placement.id)
      .executeTakeFirstOrThrow();
    const asAdmin = await api.as(desk.admin.id);
    const read = () => asAdmin(personMarks, query(candidate_id as number));
    const until = addMonths(start, 12);
    expect((await read()).data[0]?.attributes).toEqual({
      do_not_contact: false,
      off_limits: { company: name, until },
    });
  });
});
