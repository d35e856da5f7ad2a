import type { AnswerOf } from "#kit/contract.ts";
import type { applicantOffers, myOffers } from "../contract.ts";

/** Offers as the API returns them. */
export type Offer = AnswerOf<typeof applicantOffers>["data"][number];
export type OwnOffer = AnswerOf<typeof myOffers>["data"][number];
