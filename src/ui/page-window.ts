/** Returns the page numbers to show around `page`, with null for each gap: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  const result: (number | null)[] = [];
  for (const n of shown) {
    const before = result.at(-1);
    // A gap of one page takes the same room as the page itself.
    if (typeof before === "number" && n - before === 2) result.push(n - 1);
    else if (typeof before === "number" && n - before > 2) result.push(null);
    result.push(n);
  }
  return result;
}
