import { type Bound, on } from "#kit/http/handle.ts";
import { followCompany, unfollowCompany } from "../commands.ts";
import { follow, followed, unfollow } from "../contract.ts";
import { followedCompanies } from "../queries/followed.ts";

/** Endpoints for following companies. */
export function candidateCompanies(): Bound[] {
  return [
    on(follow, ({ tx, actor, params, asOf }) => followCompany(tx, actor, params.id, asOf)),
    on(unfollow, ({ tx, actor, params }) => unfollowCompany(tx, actor, params.id)),
    on(followed, ({ tx, actor, query, asOf }) => followedCompanies(tx, actor, query, asOf)),
  ];
}
