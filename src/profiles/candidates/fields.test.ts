import { expect, it } from "vitest";
import { futureBirth } from "./fields.ts";

it("A date of birth is compared with today in Vietnam, where a day begins seven hours before it does in UTC", () => {
  const asOf = new Date("2026-03-03T01:00:00+07:00");
  const codes = (birth_date: string) => futureBirth({ birth_date }, asOf).map(({ code }) => code);
  expect(codes("03/03/2026")).toEqual([]);
  expect(codes("04/03/2026")).toEqual(["birth_date_future"]);
});
