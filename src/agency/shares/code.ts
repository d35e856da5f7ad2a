/** Codes that a block of ids fills; each code of the first block has four digits. */
const block = 9000;
/** Without a common divisor with `block`, so that ids of a block have different codes that do not show their order. */
const step = 7919;
/** The number that undoes a multiplication with `step` in a block. */
const back = 4679;

/** Returns the code by which an anonymous applicant is called, such as "C-4821". It is unique and never changes. */
export function codeOf(applicantId: number): string {
  const digits = 1000 + (((applicantId % block) * step + 421) % block);
  const prefix = Math.floor(applicantId / block);
  return `C-${prefix || ""}${digits}`;
}

/** Returns the id of the applicant with a code; undefined for a text that is no code. */
export function applicantOf(code: string): number | undefined {
  const [, prefix, digits] = /^C-(\d{0,9})(\d{4})$/.exec(code) ?? [];
  if (digits === undefined) return undefined;
  const within = ((((Number(digits) - 1000 - 421) * back) % block) + block) % block;
  const id = Number(prefix || 0) * block + within;
  return codeOf(id) === code ? id : undefined;
}
