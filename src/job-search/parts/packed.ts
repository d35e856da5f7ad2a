/**
 * Data as one string on its way into the page: written so, a list costs a third less than as the router's own entries. Both kinds
 * of quotation marks change places, because the page writes each double one as four characters.
 */
export type Packed<T> = string & { readonly packed?: T };

export function pack<T>(data: T): Packed<T> {
  return swapped(JSON.stringify(data));
}

export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(swapped(packed)) as T;
}

function swapped(text: string): string {
  return text.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"'));
}
