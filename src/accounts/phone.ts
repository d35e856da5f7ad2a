import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A phone number as it is kept: E.164 (`+84901234567`). Vietnamese numbers may be written with a leading 0 (decisions §24).
 * @returns null for nothing, undefined for what is not a phone number
 */
export function parsePhone(value: string | null | undefined): string | null | undefined {
  const text = value
    ?.normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f]/g, "")
    .trim();
  if (!text) return null;
  const phone = /^[+\d\s().-]+$/.test(text) ? parsePhoneNumberFromString(text, "VN") : undefined;
  return phone?.isValid() ? phone.number : undefined;
}

export const readsAsPhone = (value: string): boolean => parsePhone(value) !== undefined;
