import { Link } from "react-router";

export interface PlaceCount {
  name: string;
  to: string;
  /** The number of jobs in the place as a text, such as "12 jobs". */
  jobs: string;
}

/** The places with the most jobs, in descending order. */
export function Places({ places }: { places: readonly PlaceCount[] }) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-10">
      {places.map((place) => (
        <li key={place.to} className="border-t border-line">
          <Link
            to={place.to}
            className="flex min-h-12 items-center justify-between gap-x-3 py-2 max-sm:flex-col max-sm:items-start hover:text-leaf-700"
          >
            <span className="font-semibold">{place.name}</span>
            <span className="text-sm text-ink-500 tabular-nums">{place.jobs}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
