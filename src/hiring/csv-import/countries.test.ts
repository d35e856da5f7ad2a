import { expect, it } from "vitest";
import { countryOf } from "./kinds/countries.ts";

it.each([
  ["Vietnam", "VN"],
  ["Việt Nam", "VN"],
  ["viet nam", "VN"],
  ["vn", "VN"],
  ["Singapore", "SG"],
  ["Nhật Bản", "JP"],
  ["Hàn Quốc", "KR"],
  ["South Korea", "KR"],
  ["United States", "US"],
  ["USA", "US"],
  ["Hoa Kỳ", "US"],
  ["UK", "GB"],
  ["United Kingdom", "GB"],
  ["Vương quốc Anh", "GB"],
  ["France", "FR"],
  ["Russia", "RU"],
  ["Germany", "DE"],
  ["Myanmar (Burma)", "MM"],
  ["Myanmar", "MM"],
  ["Timor-Leste", "TL"],
  ["Hong Kong", "HK"],
  ["China", "CN"],
  ["Unknown Region", undefined],
  ["European Union", undefined],
  ["FX", undefined],
  ["XA", undefined],
  ["Atlantis", undefined],
])("The country %s is %s", (cell, code) => {
  expect(countryOf(cell)).toBe(code);
});
