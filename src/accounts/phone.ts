import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { invalid } from "#kit/problem.ts";

/**
 * A phone number as it is kept: E.164 (`+84901234567`). Vietnamese numbers may be written with a leading 0 (decisions §24).
 * @returns null for nothing
 * @throws Problem 422 at `pointer` for what is not a phone number
 */
export function readPhone(value: string | null | undefined, pointer: string): string | null {
  const text = value
    ?.normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f]/g, "")
    .trim();
  if (!text) return null;
  const phone = /^[+\d\s().-]+$/.test(text) ? parsePhoneNumberFromString(text, "VN") : undefined;
  if (!phone?.isValid()) throw invalid(pointer, "invalid_phone");
  return phone.number;
}
