import { Form, Link } from "react-router";
import { PlaceSelect } from "#market/job-search/parts/PlaceSelect.tsx";
import { SearchBar } from "#market/job-search/parts/SearchBar.tsx";
import type { Lists } from "#platform/reference/lists.ts";

/**
 * The search at the top of the home page. Its height is small, so that the first jobs are visible without scrolling.
 */
export function Hero({
  path,
  places,
  counts,
  title,
  lead,
  popular,
  links,
}: {
  path: string;
  places: Lists["places"];
  /** Number of jobs by place. */
  counts: Readonly<Record<string, number>>;
  title: string;
  lead: string;
  /** Label of the links to popular categories and places. */
  popular: string;
  links: readonly { name: string; to: string }[];
}) {
  return (
    <div className="relative border-b border-line bg-leaf-50">
      <Petals />
      <div className="relative mx-auto max-w-content px-4 py-4 sm:px-6 sm:py-6">
        <h1 className="text-xl font-semibold sm:text-2xl">{title}</h1>
        <p className="text-ink-700 max-sm:hidden">{lead}</p>
        <Form
          action={path}
          role="search"
          className="mt-3 rounded-lg border border-line bg-surface p-2 shadow-float sm:mt-4"
        >
          <SearchBar
            place={
              <span className="min-w-0 md:flex-1">
                <PlaceSelect places={places} counts={counts} />
              </span>
            }
          />
        </Form>
        <ul aria-label={popular} className="-mx-2 mt-2 flex flex-wrap gap-x-1 text-sm max-sm:hidden">
          {links.map(({ name, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-8 items-center rounded-full px-2 text-leaf-700 hover:bg-leaf-100"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * The lotus of the logo, large and faint, behind the text. It is clipped at the edge; the menus of the search
 * are not.
 */
function Petals() {
  return (
    <div className="pointer-events-none absolute inset-0 overflow-clip max-lg:hidden">
      <svg
        viewBox="4 5 24 23"
        aria-hidden="true"
        className="absolute -top-6 right-6 size-64 fill-none stroke-leaf-600 opacity-30"
        strokeWidth="0.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M16 5.5C20.5 10 21 17.5 16 22.5C11 17.5 11.5 10 16 5.5Z" />
        <path d="M16 22.5C10.5 21.5 6 18 4.5 12.5C8.5 12 12 13.5 14 16.5M16 22.5C21.5 21.5 26 18 27.5 12.5C23.5 12 20 13.5 18 16.5" />
        <path d="M5 26.5C8.5 24.5 12 24.5 16 26.5C20 28.5 23.5 28.5 27 26.5" />
      </svg>
    </div>
  );
}
