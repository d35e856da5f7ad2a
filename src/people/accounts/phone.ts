import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { invalid } from "#kit/problem.ts";

/**
 * Later rules of a schema run even after its length rule has failed, so long texts are refused here as well.
 */
const longest = 50;

/**
 * A phone number as it is stored: E.164 (`+84901234567`). Vietnamese numbers may be written with a leading 0 (decisions
 * §24).
 * @returns null for an empty value, undefined for an invalid number
 */
export function parsePhone(value: string | null | undefined): string | null | undefined {
  if (value && value.length > longest) return undefined;
  const text = value
    ?.normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f]/g, "")
    .trim();
  if (!text) return null;
  const phone = /^[+\d\s().-]+$/.test(text) ? parsePhoneNumberFromString(text, "VN") : undefined;
  return phone?.isValid() ? phone.number : undefined;
}

/**
 * Returns a stored phone number in groups of digits, Vietnamese numbers with a leading 0. Spreadsheets read it as text, so the 0
 * and the + stay.
 */
export function groupedPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, "VN");
  if (!parsed) return phone;
  return parsed.country === "VN" ? parsed.formatNational() : parsed.formatInternational();
}

export const readsAsPhone = (value: string): boolean => parsePhone(value) !== undefined;

/**
 * Parses a phone number for callers without a schema.
 * @throws Problem 422 at `pointer` for an invalid number
 */
export function readPhone(value: string | null | undefined, pointer: string): string | null {
  const phone = parsePhone(value);
  if (phone === undefined) throw invalid(pointer, "invalid_phone");
  return phone;
}
