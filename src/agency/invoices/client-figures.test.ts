import { beforeAll, describe, expect, it } from "vitest";
import { makeSubmission } from "#agency/introductions/factory.ts";
import { createOrder, jobOfOrder, makeDesk } from "#agency/job-orders/testing/desk.ts";
import { makePlacement } from "#agency/placements/factory.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { clients } from "#people/clients/contract.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { makeInvoice } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const day = 86_400_000;
const daysAgo = (days: number) => new Date(monday.getTime() - days * day);

describe("The figures of a client in the list", () => {
  it("count people, placements and balances of their periods, the balances for the AM and administrators", async () => {
    const desk = await makeDesk(api);
    const { db, agencyId, admin, am, client } = desk;
    const figures = async (call: typeof desk.asAm) => {
      const { data } = await call(clients, {});
      const { submitted, placements, unpaid } = data[0]!.attributes;
      return { submitted, placements, unpaid };
    };
    expect(await figures(desk.asAm)).toEqual({ submitted: 0, placements: 0, unpaid: [] });
    const job = await jobOfOrder(desk, await createOrder(desk));
    const [twice, late] = [await makeApplicant(db, { job }), await makeApplicant(db, { job })];
    await makeSubmission(db, twice, { at: daysAgo(20), ended_at: daysAgo(10) });
    await makeSubmission(db, twice, { at: daysAgo(5) });
    await makeSubmission(db, late, { at: daysAgo(32) });
    const parties = { agency: { id: agencyId }, admin, am, client };
    await makePlacement(db, parties, daysAgo(40));
    await makePlacement(db, parties, daysAgo(400));
    const canceled = await makePlacement(db, parties, daysAgo(3));
    await db.updateTable("placements").set({ status: "canceled" }).where("id", "=", canceled.id).execute();
    const requests = [
      await makeInvoice(db, parties, { at: daysAgo(9) }),
      await makeInvoice(db, parties, { at: daysAgo(8) }),
      await makeInvoice(db, parties, { at: daysAgo(7), status: "draft" }),
    ];
    await db
      .updateTable("invoices")
      .set({ status: "part_paid", paid: 400_000 })
      .where("id", "=", requests[0]!.id)
      .execute();
    const all = { submitted: 1, placements: 1, unpaid: [{ currency: "VND", amount: 1_600_000 }] };
    for (const call of [desk.asAm, desk.asAdmin]) expect(await figures(call)).toEqual(all);
    const { submitted, placements } = all;
    for (const call of [desk.asLead, desk.asOther])
      expect(await figures(call)).toEqual({ submitted, placements, unpaid: null });
    const csv = async (id: number) => {
      const { body } = await api.app.inject({
        method: "GET",
        url: "/api/v2/consultants/clients.csv?sort=name",
        headers: { authorization: `Bearer ${await api.token(id)}` },
      });
      return body;
    };
    expect(await csv(am.id)).toContain("1600000 VND");
    expect(await csv(desk.other.id)).not.toContain("1600000");
  });
});
