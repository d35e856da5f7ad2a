import { expect, it } from "vitest";
import { demoLogo } from "./logo.ts";
import { demoMarket } from "./market.ts";

it("The mark of a demo company is a small PNG, the same each time", async () => {
  const [company] = demoMarket(new Date("2026-11-20T03:00:00Z")).companies;
  const first = await demoLogo(company!);
  expect(first.subarray(1, 4).toString()).toBe("PNG");
  expect(await demoLogo(company!)).toEqual(first);
});
