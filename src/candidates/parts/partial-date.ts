/** A stored date as people write it: 2024-05 is 05/2024. */
export function writtenDate(value: string | null | undefined): string {
  return (value ?? "").split("-").reverse().join("/");
}
