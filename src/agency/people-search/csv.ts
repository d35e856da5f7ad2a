import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { csv as en } from "./messages.en.ts";
import { csv as vi } from "./messages.vi.ts";
import type { Hit } from "./queries/hits.ts";

/** Returns the file of people, with the columns of the list. */
export function peopleCsv(
  people: readonly Hit["attributes"][],
  places: ReadonlyMap<number, string>,
  language: Language,
): { name: string; text: string } {
  const words = language === "vi" ? vi : en;
  const cells = people.map((person) => [
    person.full_name,
    person.job_title,
    person.current_company,
    person.years,
    person.location_id === null ? null : places.get(person.location_id),
    person.salary_wanted,
    person.notice_days,
    person.contacted_on,
    person.owner?.full_name,
    person.pools.map(({ name }) => name).join(", "),
    person.tags.join(", "),
    person.do_not_contact ? words.yes : "",
  ]);
  return { name: `${words.file}.csv`, text: csvText(Object.values(words.columns), cells) };
}
