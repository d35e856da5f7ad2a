/** Codes that a block of ids fills; each code of the first block has four digits. */
const block = 9000;
/** Without a common divisor with `block`, so that ids of a block have different codes that do not show their order. */
const step = 7919;

/** Returns the code by which an anonymous applicant is called, such as "C-4821". It is unique and never changes. */
export function codeOf(applicantId: number): string {
  const digits = 1000 + (((applicantId % block) * step + 421) % block);
  const prefix = Math.floor(applicantId / block);
  return `C-${prefix || ""}${digits}`;
}
