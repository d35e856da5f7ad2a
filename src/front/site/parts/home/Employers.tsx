import { Avatar } from "#ui/Avatar.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import type { CompanyTile } from "./Companies.tsx";

/** A line of logos of companies that hire, linked to their pages. */
export function Employers({
  title,
  companies,
}: {
  title: string;
  companies: readonly Pick<CompanyTile, "name" | "to" | "logo" | "jobs">[];
}) {
  return (
    <div className="border-b border-line">
      <LinkList
        aria-label={title}
        className="no-bar relative mx-auto flex max-w-content gap-2 overflow-x-auto px-4 py-2 sm:px-6 sm:py-3"
      >
        {companies.map((company) => (
          <li key={company.to} className="shrink-0 lg:min-w-0 lg:flex-1">
            <a
              href={company.to}
              title={`${company.name} · ${company.jobs}`}
              className="flex items-center gap-2 rounded-md p-1 hover:bg-hover"
            >
              <Avatar name={company.name} src={company.logo} square />
              <span className="min-w-0 text-xs max-lg:sr-only">
                <span className="line-clamp-1 font-semibold">{shortName(company.name)}</span>
                <span className="text-ink-500 tabular-nums">{company.jobs}</span>
              </span>
            </a>
          </li>
        ))}
      </LinkList>
    </div>
  );
}

/**
 * Returns a name without the words that half of all companies begin with, because there is room for one or
 * two words.
 */
function shortName(name: string): string {
  return name.replace(/^Công ty (?:Cổ phần|TNHH)(?: MTV)? /, "");
}
