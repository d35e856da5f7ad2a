import type { Describe } from "#hiring/applications/parts/console/History.tsx";
import { useInterviewHistory } from "#hiring/interviews/parts/console/use-interview-history.ts";
import { useOfferHistory } from "#hiring/offers/parts/console/use-offer-history.ts";
import { useConsentHistory } from "#hiring/representations/parts/console/use-consent-history.ts";
import { useShareHistory } from "#hiring/share-links/parts/console/use-share-history.ts";

/** Returns a function that describes activities of the rooms that contribute to the history of an applicant. */
export function useDescribe(): Describe {
  const ofInterview = useInterviewHistory();
  const ofOffer = useOfferHistory();
  const ofConsent = useConsentHistory();
  const ofShares = useShareHistory();
  return (activity) =>
    ofInterview(activity) ?? ofOffer(activity) ?? ofConsent(activity) ?? ofShares(activity);
}
