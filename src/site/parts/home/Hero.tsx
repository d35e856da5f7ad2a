import { Form, Link } from "react-router";
import { PlaceSelect } from "#job-search/parts/PlaceSelect.tsx";
import { SearchBar } from "#job-search/parts/SearchBar.tsx";
import type { Lists } from "#reference/lists.ts";

/** The first thing a visitor can do: say what and where. */
export function Hero({
  path,
  places,
  title,
  lead,
  popular,
  links,
}: {
  path: string;
  places: Lists["places"];
  title: string;
  lead: string;
  /** Names the links: trades and places that many ask for. */
  popular: string;
  links: readonly { name: string; to: string }[];
}) {
  return (
    <div className="relative overflow-clip border-b border-line bg-leaf-50">
      <div className="relative mx-auto max-w-content px-4 pt-8 pb-6 sm:px-6 sm:pt-20 sm:pb-16">
        <Petals />
        <h1 className="max-w-reading text-2xl font-semibold sm:text-3xl">{title}</h1>
        <p className="mt-2 max-w-reading text-ink-700 sm:mt-3 sm:text-lg">{lead}</p>
        <Form
          action={path}
          role="search"
          className="mt-5 rounded-lg border border-line bg-surface p-3 shadow-float sm:mt-8 lg:w-3/4"
        >
          <SearchBar place={<PlaceSelect places={places} />} large />
        </Form>
        <ul aria-label={popular} className="-mx-2 mt-3 flex flex-wrap gap-x-1 text-sm sm:mt-4">
          {links.map(({ name, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-8 items-center rounded-full px-2 text-leaf-700 hover:bg-leaf-100 sm:px-3"
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

/** The lotus of the mark, large and faint, beside the words. */
function Petals() {
  return (
    <svg
      viewBox="4 5 24 23"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-6 hidden size-64 -translate-y-1/2 fill-none stroke-leaf-600 opacity-30 lg:block"
      strokeWidth="0.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M16 5.5C20.5 10 21 17.5 16 22.5C11 17.5 11.5 10 16 5.5Z" />
      <path d="M16 22.5C10.5 21.5 6 18 4.5 12.5C8.5 12 12 13.5 14 16.5M16 22.5C21.5 21.5 26 18 27.5 12.5C23.5 12 20 13.5 18 16.5" />
      <path d="M5 26.5C8.5 24.5 12 24.5 16 26.5C20 28.5 23.5 28.5 27 26.5" />
    </svg>
  );
}
