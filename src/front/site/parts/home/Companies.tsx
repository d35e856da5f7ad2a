import { Avatar } from "#ui/Avatar.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { LinkList } from "#ui/LinkList.tsx";

export interface CompanyTile {
  name: string;
  to: string;
  logo: string | null;
  /** The cover picture of the company's page. */
  cover: string | null;
  verified: boolean;
  /** The number of open jobs as a text, such as "12 open jobs". */
  jobs: string;
}

/** Cards of companies with many open jobs; on phones, a row that scrolls horizontally. */
export function Companies({
  companies,
  verified,
}: {
  companies: readonly CompanyTile[];
  /** Text of the badge of verified companies. */
  verified: string;
}) {
  return (
    <LinkList className="no-bar -mx-4 mt-4 flex snap-x gap-3 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0">
      {companies.map((company) => (
        <li
          key={company.to}
          className="card card-live flex min-w-0 snap-center flex-col overflow-clip max-sm:w-3/4 max-sm:shrink-0"
        >
          {company.cover && (
            <img
              src={company.cover}
              alt=""
              loading="lazy"
              decoding="async"
              className="h-20 w-full border-b border-line object-cover"
            />
          )}
          <div className="flex items-center gap-3 p-3">
            <Avatar name={company.name} src={company.logo} square />
            <div className="min-w-0 text-sm">
              <h3 className="line-clamp-2 font-semibold">
                <a href={company.to} className="card-link">
                  {company.name}
                </a>
              </h3>
              <p className="flex items-center gap-1 text-ink-500 tabular-nums">
                {company.verified && (
                  <Icon name="verified" size="sm" label={verified} className="text-leaf-600" />
                )}
                {company.jobs}
              </p>
            </div>
          </div>
        </li>
      ))}
    </LinkList>
  );
}
