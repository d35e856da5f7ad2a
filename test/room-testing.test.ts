import { expect, it } from "vitest";
import { mailSamples, merged, requests } from "./room-testing.ts";

it("Records of rooms are merged, and a key of two rooms is refused", () => {
  expect(mailSamples.length).toBeGreaterThan(100);
  expect(Object.keys(requests).length).toBeGreaterThan(100);
  const one = ["jobs", { "GET /jobs": 1 }] as const;
  expect(merged("request", [one, ["offers", { "GET /offers": 2 }], ["site", undefined]])).toEqual({
    "GET /jobs": 1,
    "GET /offers": 2,
  });
  expect(() => merged("request", [one, ["offers", { "GET /jobs": 2 }]])).toThrow(
    "offers and jobs both list the request GET /jobs",
  );
});
