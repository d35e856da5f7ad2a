import type { Insertable } from "kysely";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { languageNumber } from "#kit/i18n.ts";
import { roles, userTypes } from "#people/accounts/terms.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import type { DB } from "../../../../../db/types.ts";
import { administration } from "../../administration.ts";
import { plusDays } from "../../calendar.ts";
import type { DemoCompany, DemoMember } from "../../types.ts";
import type { Ids } from "../people.ts";

const { second, pool } = administration;

/** How the second entry of a company is named. */
const spellings = [
  (name: string) => `Công ty TNHH ${name.replace(/ Vietnam$/, "")} Việt Nam`,
  (name: string) => `${name} – Chi nhánh Hà Nội`,
  (name: string) => `${name.toUpperCase()} JSC`,
] as const;

/** Returns the companies that have a second entry. */
const companiesWithTwo = (companies: readonly DemoCompany[]) =>
  companies.filter(({ website }) => website).slice(3, 3 + spellings.length);

/**
 * Adds second entries of three companies, which administrators find as possible duplicates and can merge. Two of them have people,
 * followers and a talent pool, so that a merge moves rows.
 */
export async function addDuplicates(
  tx: Tx,
  { companies, members }: { companies: readonly DemoCompany[]; members: readonly DemoMember[] },
  ids: Ids,
  { passwordHash, asOf }: { passwordHash: string; asOf: Date },
): Promise<void> {
  const twice = companiesWithTwo(companies);
  const entries = await reserveIds(tx, "companies", twice.length);
  const createdAt = (index: number) => plusDays(asOf, -index - 1);
  await insertMany(
    tx,
    "companies",
    twice.map((company, index) => {
      const name = spellings[index]!(company.name);
      return {
        id: entries[index]!,
        name,
        name_key: fold(name),
        slug: slugify(name),
        website: company.website,
        created_at: createdAt(index),
        // The public directory leaves inactive companies out.
        inactive_at: asOf,
      };
    }),
  );
  await openPipelines(
    tx,
    entries.map((company) => ({ company })),
  );
  // The demo candidate, who comes first, follows companies of the market only.
  const candidates = [...ids.candidates.values()].slice(1);
  for (const [index, { people, followers }] of second.entries()) {
    const company = twice[index]!;
    const at = createdAt(index);
    const [boss] = await addPeopleOf(tx, { company, entry: entries[index]!, people, passwordHash, at });
    if (boss === undefined) continue;
    const owner = members.find(({ companyKey, admin }) => admin && companyKey === company.key)!;
    // Both have a pool of the same name, which a merge numbers.
    await insertMany(tx, "talent_pools", [
      poolOf(ids.companies.get(company.key)!, ids.accounts.get(owner.key)!, plusDays(asOf, -30)),
      poolOf(entries[index]!, boss, at),
    ]);
    await insertMany(
      tx,
      "company_followers",
      candidates
        .slice(0, followers)
        .map((candidate_id) => ({ candidate_id, company_id: entries[index]!, followed_at: at })),
    );
  }
}

/** Inserts the people of a second entry, of whom the first one is its administrator. @returns their ids */
async function addPeopleOf(
  tx: Tx,
  entry: {
    company: DemoCompany;
    entry: number;
    people: readonly { fullName: string; local: string }[];
    passwordHash: string;
    at: Date;
  },
): Promise<number[]> {
  const ids = await reserveIds(tx, "accounts", entry.people.length);
  await insertMany(
    tx,
    "accounts",
    entry.people.map(
      ({ fullName, local }, index): Insertable<DB["accounts"]> => ({
        id: ids[index]!,
        user_type: userTypes.recruiter,
        role_id: index === 0 ? roles.recruiter_admin : roles.recruiter_member,
        company_id: entry.entry,
        full_name: fullName,
        email: `${local}@${entry.company.key}.test`,
        password_hash: entry.passwordHash,
        language: languageNumber.vi,
        email_verified_at: entry.at,
        created_at: entry.at,
      }),
    ),
  );
  return ids;
}

/** Returns the row of the talent pool that both entries of a company have. */
export const poolOf = (company_id: number, created_by: number, created_at: Date) => ({
  company_id,
  name: pool,
  name_key: fold(pool),
  created_by,
  created_at,
});
