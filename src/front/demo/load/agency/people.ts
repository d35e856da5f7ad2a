import { indexPeople } from "#agency/people-search/commands/index-people.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { addPeople } from "#people/accounts/commands/person.ts";
import { dayOf, yearOf } from "#platform/reference/calendar.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import { randomOf } from "../../random.ts";
import type { DemoCandidate } from "../../types.ts";
import { onlineCvRow } from "../online-cv.ts";
import type { Desk } from "./facts.ts";

/** The ids of a person of the agency, and of the person's CV. */
export type PersonIds = ReadonlyMap<string, { candidate: number; cv: number }>;

const keptDays = 730;
const sources = ["linkedin", "linkedin", "referral", "event", "other"] as const;

/** Inserts the agency's people with their CVs and with what the agency knows about them, and indexes them. */
export async function addAgencyPeople(
  tx: Tx,
  people: readonly DemoCandidate[],
  desk: Desk,
): Promise<PersonIds> {
  const { asOf } = desk;
  const ids = await addPeople(
    tx,
    people.map(({ fullName, email, phone }) => ({ fullName, email, phone })),
    plusDays(asOf, -300),
  );
  const cvs = await reserveIds(tx, "cv_files", people.length);
  await insertMany(
    tx,
    "cv_files",
    people.map((person, index) =>
      onlineCvRow(person, { id: cvs[index]!, candidate: ids[index]!, photoKey: null }),
    ),
  );
  await insertMany(
    tx,
    "prospects",
    people.map((person, index) => prospectRow(person, { id: ids[index]!, cv: cvs[index]! }, desk)),
  );
  await indexPeople(tx, ids);
  return new Map(people.map(({ key }, index) => [key, { candidate: ids[index]!, cv: cvs[index]! }]));
}

function prospectRow(
  person: DemoCandidate,
  { id, cv }: { id: number; cv: number },
  { agencyId, admin, am, sourcer, asOf }: Desk,
) {
  const random = randomOf(`facts ${person.key}`);
  const [work] = person.works;
  const added = plusDays(asOf, -random.int(5, 190));
  const wanted = person.expectedSalary.min;
  return {
    candidate_id: id,
    agency_id: agencyId,
    job_title: person.headline,
    location_id: person.locationId,
    birth_year: person.birthYear,
    skills: person.skills.map(({ name }) => name),
    source: random.pick(sources),
    cv_file_id: cv,
    current_company: work && work.to === null ? work.company : random.pick(agencySeeds.employers),
    school: person.educations[0]?.school ?? null,
    years: work ? Math.max(1, yearOf(asOf) - Number(person.works.at(-1)!.from.slice(0, 4))) : 0,
    salary_now: Math.round(wanted / 1_200_000) * 1_000_000,
    salary_wanted: wanted,
    notice_days: random.pick([0, 15, 30, 30, 45, 60]),
    languages: person.languages.map(({ language, proficiency }) => ({ language, proficiency })),
    owner_id: random.pick([admin, am, sourcer, sourcer]),
    contacted_on: random.chance(0.8) ? dayOf(plusDays(asOf, -random.int(0, 60))) : null,
    do_not_contact_at: random.chance(0.02) ? plusDays(asOf, -3) : null,
    added_by: sourcer,
    added_at: added,
    changed_at: added,
    agreed_at: added,
    kept_until: new Date(asOf.getTime() + (keptDays - random.int(0, 200)) * day),
  };
}
