import type { ReplyOf } from "#kit/contract.ts";
import { languages } from "#kit/i18n.ts";
import { companiesPath } from "#market/company-pages/paths.ts";
import { searchPath } from "#market/job-search/query/search-slug.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import type { categoryMerge } from "../contract-acts.ts";
import type { MergePlan } from "./plan.ts";
import type { ListRowNames } from "./shared/names.ts";

type View = ReplyOf<typeof categoryMerge>["data"];

/** Returns a plan as an administrator reads it, with only the tables that have rows. */
export function planView(kind: ListKind, plan: MergePlan): View {
  const { loser, winner, tables, aliases, conflicts, hash } = plan;
  return {
    id: `${kind}-${loser.id}-${winner.id}`,
    type: "list_merge_plan",
    attributes: {
      kind,
      loser: namesOf(loser),
      winner: namesOf(winner),
      tables: tables.filter(({ rows }) => rows > 0),
      aliases,
      addresses: addressesOf(kind, loser, winner),
      conflicts,
      plan_hash: hash,
    },
  };
}

const namesOf = ({ id, name, name_vn, version }: ListRowNames) => ({
  id: String(id),
  name,
  name_vn,
  version,
});

/** Returns the addresses of the loser's lists, with those to which they lead. */
function addressesOf(kind: ListKind, loser: ListRowNames, winner: ListRowNames) {
  if (kind === "skills") return [];
  return languages.map((language) => {
    const addressOf = (row: ListRowNames) => {
      if (kind === "industries") return `${companiesPath[language]}?industry_id=${row.id}`;
      const nameOf = () => (language === "vi" ? row.name_vn : row.name);
      const target = kind === "categories" ? { categoryId: row.id } : { locationId: row.id };
      return searchPath(language, target, { placeName: nameOf, categoryName: nameOf });
    };
    return { from: addressOf(loser), to: addressOf(winner) };
  });
}
