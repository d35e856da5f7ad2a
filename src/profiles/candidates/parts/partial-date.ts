/** Returns a stored date in the usual format: 2024-05 is 05/2024. */
export function writtenDate(value: string | null | undefined): string {
  return (value ?? "").split("-").reverse().join("/");
}
