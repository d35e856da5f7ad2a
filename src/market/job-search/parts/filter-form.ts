import { type Filters, readFilters, type Sort } from "./filters.ts";

/**
 * Sets the fields of a search form to the address's values, after a filter was removed or the reader went
 * back.
 */
export function fillForm(form: HTMLFormElement, filters: Filters): void {
  for (const field of form.elements) {
    const name = (field as HTMLInputElement).name as keyof Filters;
    // The focused field may have newer input than the address.
    if (!(name in filters) || (name === "keyword" && field === document.activeElement)) continue;
    const values = [filters[name]].flat().map((value) => String(value || (value === 0 ? 0 : "")));
    if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox"))
      field.checked = values.includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = values[0] ?? "";
  }
}

/** Returns the filters of a sent form, for the first page of the list. */
export function sentForm(form: HTMLFormElement, sort: Sort | null): Filters {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const filters = readFilters(new URLSearchParams(entries));
  // A new keyword is sorted by best match, whatever the previous order.
  const keeps = sort === "relevance" && !filters.keyword ? null : sort;
  return { ...filters, page: 1, sort: keeps };
}
