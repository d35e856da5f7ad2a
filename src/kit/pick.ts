/** Returns the named fields of an object, all of which it must have. */
export function pick<T extends object, const K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}

/** Maps names of the API to the columns of a row. */
type Columns = Readonly<Record<string, string>>;

/** Returns the fields of the API whose values are in the columns of a row. */
export function fieldsOf<const C extends Columns, R extends Record<C[keyof C], unknown>>(row: R, columns: C) {
  const fields = Object.entries(columns).map(([field, column]) => [field, row[column as C[keyof C]]]);
  return Object.fromEntries(fields) as { [F in keyof C]: R[C[F]] };
}

/** Returns the columns of a row for fields of the API, the reverse of `fieldsOf`. */
export function columnsOf<const C extends Columns, F extends { [Field in keyof C]?: unknown }>(
  fields: F,
  columns: C,
) {
  const row = Object.entries(columns).map(([field, column]) => [column, fields[field]]);
  return Object.fromEntries(row) as { [Field in keyof C as C[Field]]: F[Field & keyof F] };
}

/** Returns the stored values, replaced by the values of a change where these are not undefined. */
export function changedBy<T extends object>(stored: T, change: { [K in keyof T]?: T[K] | undefined }): T {
  const names = Object.keys(stored) as (keyof T)[];
  const values = names.map((name) => [name, change[name] === undefined ? stored[name] : change[name]]);
  return Object.fromEntries(values) as T;
}
