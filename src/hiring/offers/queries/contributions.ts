import { sql } from "kysely";
import {
  hasAcceptedOffer,
  hasPendingOffer,
  offerFact,
  offerState,
  responseKinds,
} from "#hiring/applications/contributions.ts";
import type { OfferFact } from "#hiring/applications/lifecycle.ts";
import { type OfferState, offerStates } from "#hiring/applications/terms.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import { literals } from "#kit/literals.ts";
import { dutySources } from "#people/accounts/contributions.ts";
import { openOffers } from "../lifecycle.ts";
import { endingOffers, waitingApprovals } from "./duties.ts";

export const contributions = [
  addTo(dutySources, endingOffers, waitingApprovals),
  addTo(responseKinds, "offer_send"),
  contribute(
    offerFact,
    () => sql<OfferFact>`coalesce((
      SELECT CASE o.status WHEN 'accepted' THEN 'accepted' ELSE 'open' END FROM offers o
      WHERE o.applicant_id = a.id AND o.status IN ${literals(openOffers)}), 'none')`,
  ),
  contribute(
    hasAcceptedOffer,
    () => sql<boolean>`EXISTS (SELECT FROM offers o WHERE o.applicant_id = a.id AND o.status = 'accepted')`,
  ),
  contribute(
    offerState,
    () => sql<OfferState | null>`(SELECT o.status FROM offers o
      WHERE o.applicant_id = a.id AND o.status IN ${literals(offerStates)}
      ORDER BY o.status IN ${literals(openOffers)} DESC, o.id DESC LIMIT 1)`,
  ),
  contribute(
    hasPendingOffer,
    () => sql<boolean>`EXISTS (SELECT FROM offers o WHERE o.applicant_id = a.id AND o.status = 'pending')`,
  ),
];
