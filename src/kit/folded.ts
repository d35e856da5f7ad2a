/** A pattern for LIKE: texts that contain `text` as it is. Folded columns (`name_key`) are what `fold` (kit/fold) writes. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
