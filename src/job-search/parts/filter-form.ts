import { type Filters, readFilters, type Sort } from "./filters.ts";

/** Shows in the fields of a search form what the address says, after a pill was removed or the reader went back. */
export function fillForm(form: HTMLFormElement, filters: Filters): void {
  for (const field of form.elements) {
    const name = (field as HTMLInputElement).name as keyof Filters;
    // What is being typed is newer than what the address knows.
    if (!(name in filters) || (name === "keyword" && field === document.activeElement)) continue;
    const values = [filters[name]].flat().map((value) => String(value || (value === 0 ? 0 : "")));
    if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox"))
      field.checked = values.includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = values[0] ?? "";
  }
}

/** What a search form asks for, from its first page. */
export function sentForm(form: HTMLFormElement, sort: Sort | null): Filters {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const filters = readFilters(new URLSearchParams(entries));
  // Who types a word wants what fits it best, whatever order they looked at before.
  const keeps = sort === "relevance" && !filters.keyword ? null : sort;
  return { ...filters, page: 1, sort: keeps };
}
