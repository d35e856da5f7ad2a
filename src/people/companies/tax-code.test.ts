import { expect, it } from "vitest";
import { isTaxCode } from "./tax-code.ts";

it.each([
  ["0314409058", true],
  ["0314409058-001", true],
  ["0314409057", false],
  ["031440905", false],
  ["03144090580", false],
  ["", false],
])("a tax code is valid with the right length and check digit: %s", (code, valid) => {
  expect(isTaxCode(code)).toBe(valid);
});
