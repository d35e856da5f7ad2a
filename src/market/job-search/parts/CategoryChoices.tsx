import type { ChangeEvent, MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { FieldSet } from "#ui/Field.tsx";
import type { Counted, FacetView } from "./facets.ts";
import type { Filters } from "./filters.ts";

/**
 * Categories with jobs, and sub-categories of the open ones. Each has a checkbox, and its name links to the
 * list of that category alone: for search engines, for a new tab, and without script.
 */
export function CategoryChoices({
  form,
  categories,
  filters,
  to,
}: {
  form: string;
  categories: FacetView["categories"];
  filters: Filters;
  to: (filters: Filters) => string;
}) {
  const t = useTranslations("jobSearch.site.filters");
  const box = ({ id, name, count }: Counted, part = false) => (
    <Checkbox
      key={id}
      form={form}
      value={id}
      defaultChecked={filters.category_id.includes(id)}
      onChange={narrow}
      className={part ? "pl-5" : undefined}
      label={
        <a
          href={to({ ...filters, page: 1, category_id: [id] })}
          tabIndex={-1}
          onClick={tick}
          className="text-sm"
        >
          {/* A long name may break after its slashes; the count stays with its last part. */}
          {name.replaceAll("/", "/\u200B")}
          <span className="count">{`\u00A0${count}`}</span>
        </a>
      }
    />
  );
  if (categories.length === 0) return null;
  return (
    <FieldSet name="category_id" label={t("category")}>
      {categories.map((category) => (
        <div key={category.id} className="flex flex-col gap-2">
          {box(category)}
          {category.subs?.map((part) => box(part, true))}
        </div>
      ))}
    </FieldSet>
  );
}

/** A click on the name ticks its box, unless it opens another tab. */
function tick(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.currentTarget.closest("label")?.control?.click();
}

/** Ticking a sub-category unticks its parent, and the other way round. */
function narrow({ target }: ChangeEvent<HTMLInputElement>) {
  if (!target.checked) return;
  const [whole, ...parts] = target.closest("div")?.querySelectorAll("input") ?? [];
  for (const other of target === whole ? parts : [whole]) if (other) other.checked = false;
}
