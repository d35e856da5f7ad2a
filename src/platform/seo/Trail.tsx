import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { StructuredData } from "./StructuredData.tsx";
import { breadcrumbs, type Crumb } from "./structured.ts";

/** The breadcrumbs of a page, for readers and in the same words for search engines. */
export function Trail({
  items,
  origin,
  noindex = false,
}: {
  items: Crumb[];
  origin: string;
  /** Whether the page must not be indexed; it then has no structured data. */
  noindex?: boolean;
}) {
  return (
    <>
      {!noindex && <StructuredData data={breadcrumbs(items, origin)} />}
      <Breadcrumbs items={items.map(({ name, path }) => ({ label: name, ...(path && { to: path }) }))} />
    </>
  );
}
