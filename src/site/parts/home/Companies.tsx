import { Link } from "react-router";
import { Avatar } from "#ui/Avatar.tsx";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

export interface CompanyTile {
  name: string;
  to: string;
  logo: string | null;
  verified: boolean;
  /** How many jobs it has open, in words. */
  jobs: string;
}

/** Companies with many open jobs. */
export function Companies({
  companies,
  verified,
}: {
  companies: readonly CompanyTile[];
  /** What the mark of a verified company says. */
  verified: string;
}) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {companies.map((company) => (
        <li key={company.to} className="min-w-0">
          <Card
            interactive
            flush
            className="flex h-full gap-3 p-3 max-sm:flex-col sm:items-center sm:gap-4 sm:p-4"
          >
            <Avatar name={company.name} src={company.logo} square size="lg" />
            <div className="min-w-0">
              <h3 className="line-clamp-2 text-sm font-semibold">
                <Link to={company.to} className={cardLinkClass}>
                  {company.name}
                </Link>
              </h3>
              <p className="mt-0.5 flex items-center gap-1 text-sm text-ink-500 tabular-nums">
                {company.verified && (
                  <Icon name="verified" size="sm" label={verified} className="text-leaf-600" />
                )}
                {company.jobs}
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
