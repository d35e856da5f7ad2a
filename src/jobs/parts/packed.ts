/** Data as one string on its way into the page: written so, a list costs a third less than as the router's own entries. */
export type Packed<T> = string & { readonly packed?: T };

export function pack<T>(data: T): Packed<T> {
  return JSON.stringify(data);
}

export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(packed) as T;
}
