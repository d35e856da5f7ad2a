/**
 * Data as one string in the HTML: a list takes a third less space than in the router's format. Both kinds of
 * quotation marks are swapped, because the page escapes each double one as four characters.
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
