import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { Marks as PersonMarks } from "#hiring/talent-pools/parts/console/Marks.tsx";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { SearchView } from "../../pages/console/search.tsx";

type Person = SearchView["people"][number];

/** The people of a search: a table, and cards on phones. */
export function PeopleTable({ people }: Pick<SearchView, "people">) {
  const t = useTranslations("peopleSearch.console");
  return <Table caption={t("caption")} columns={useColumns()} rows={people} rowKey={({ id }) => id} />;
}

/** The columns of short values: words that would take two lines in a narrow column. */
const oneLiners: ReadonlySet<string> = new Set(["years", "place", "salary", "notice", "contacted", "owner"]);

function useColumns(): Column<Person>[] {
  const t = useTranslations("peopleSearch.console");
  const date = useDate("day");
  const column = (key: Parameters<typeof label>[0], cell: Column<Person>["cell"]) => ({
    key,
    label: label(key),
    cell,
    oneLine: oneLiners.has(key),
  });
  const label = (key: "years" | "place" | "salary" | "notice" | "contacted" | "owner" | "pools" | "marks") =>
    t(`column.${key}`);
  const shown = <T,>(value: T | null, text: (value: T) => string) => (value === null ? "–" : text(value));
  return [
    { key: "name", label: t("column.name"), main: true, cell: (person) => <PersonName person={person} /> },
    column("years", ({ years }) => shown(years, (count) => t("years", { count }))),
    column("place", ({ place }) => shown(place, (name) => name)),
    column("salary", ({ salary_wanted }) => shown(salary_wanted, (amount) => t("salary", { amount }))),
    column("notice", ({ notice_days }) => shown(notice_days, (days) => t("notice", { days }))),
    column("contacted", ({ contacted_on }) => shown(contacted_on, (day) => date(day))),
    column("owner", ({ owner }) => shown(owner, ({ full_name }) => full_name)),
    column("pools", ({ pools }) => shown(pools.map(({ name }) => name).join(", ") || null, (names) => names)),
    column("marks", (person) => <Marks person={person} />),
  ];
}

function PersonName({ person }: { person: Person }) {
  const workspace = useWorkspace();
  return (
    <div className="sm:max-w-72 sm:min-w-56">
      <Link
        to={applicantPaths.person(workspace, person.id)}
        className="inline-block leading-6 font-semibold break-words text-leaf-700"
      >
        {person.full_name}
      </Link>
      {person.marks && (
        <p className="flex flex-wrap gap-1 py-0.5">
          <PersonMarks marks={person.marks} />
        </p>
      )}
      {person.job_title && <p className="break-words text-ink-700">{person.job_title}</p>}
      {person.current_company && <p className="break-words text-ink-500">{person.current_company}</p>}
    </div>
  );
}

/** The tags of the agency, then the parts of the query that the person matches. */
function Marks({ person }: { person: Person }) {
  const { tags, matched } = person;
  return (
    <ul className="flex flex-wrap gap-1">
      {tags.map((mark) => (
        <li key={mark}>
          <Badge>{mark}</Badge>
        </li>
      ))}
      {matched.map((clause) => (
        <li key={clause}>
          <Badge tone="info">{clause}</Badge>
        </li>
      ))}
    </ul>
  );
}
