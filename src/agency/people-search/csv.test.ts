import { beforeAll, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { agencyOf } from "./testing/agency.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const download = async (account: number, query: string) =>
  api.app.inject({
    method: "GET",
    url: `/api/v2/consultants/candidates/search.csv${query}`,
    headers: { authorization: `Bearer ${await api.token(account)}`, "accept-language": "en" },
  });

it("downloads the people of the page's address, those of the own agency alone", async () => {
  const [own, other] = [await agencyOf(api), await agencyOf(api)];
  await own.add(
    { job_title: "Kế toán trưởng", skills: ["MISA"], location_id: 27 },
    { years: 8, salary_wanted: 30_000_000, owner_id: own.boss.id, tags: ["=cmd"], do_not_contact: true },
  );
  await own.add({ job_title: "Thợ hàn", skills: ["MIG"] }, { years: 2 });
  await other.add({ job_title: "Kế toán kho" });
  const { body, headers } = await download(own.boss.id, "?query=k%E1%BA%BF+to%C3%A1n&years=5&years_max=9");
  expect(headers["content-type"]).toContain("text/csv");
  const rows = body.split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/^Đỗ Thị Hạnh,Kế toán trưởng,,8,[^,]+,30000000,/);
  expect(rows[1]).toContain("'=cmd");
  expect(rows[1]).toMatch(/,yes$/);
  const all = (query: string) =>
    download(own.boss.id, query).then(({ body: text }) => text.split("\r\n").filter(Boolean).length - 1);
  expect(await all("")).toBe(2);
  expect([await all("?skills=mig,misa"), await all("?skills=mig,misa&skills_any=true")]).toEqual([0, 2]);
  expect(await all(`?owner=${own.boss.id}&consent=true`)).toBe(1);
  expect(await all("?years=abc&salary=&level=9")).toBe(2);
});

it("refuses a query that cannot be read, and other accounts", async () => {
  const { boss } = await agencyOf(api);
  expect((await download(boss.id, "?query=java+(kotlin")).statusCode).toBe(422);
  expect((await download((await makeRecruiter(api.database.db)).id, "")).statusCode).toBe(403);
});
