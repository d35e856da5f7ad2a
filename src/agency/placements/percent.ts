/** Returns a percentage with at most two decimals, as typed in either language, in basis points; another text stays as it is. */
export function bpsOf(text: string): number | string {
  const [, whole, decimals = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
