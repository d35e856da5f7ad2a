/**
 * Returns a LIKE pattern for values that contain `text` literally. Folded columns (`name_key`) contain the
 * result of `fold` (kit/fold).
 */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
