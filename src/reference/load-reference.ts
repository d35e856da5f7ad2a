import type { RouterContextProvider } from "react-router";
import type { AnswerOf } from "#kit/contract.ts";
import { load } from "#kit/page.ts";
import { categories, locations } from "./contract.ts";
import { type Reference, referenceOf } from "./lists.ts";

let made: {
  places: AnswerOf<typeof locations>;
  trades: AnswerOf<typeof categories>;
  reference: Reference;
} | null = null;

/** Names and lists of places and trades, made anew when they change: the API hands over the same objects until then. */
export async function loadReference(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Reference> {
  const [places, trades] = await Promise.all([
    load(context, request, locations),
    load(context, request, categories),
  ]);
  if (made?.places !== places || made.trades !== trades)
    made = { places, trades, reference: referenceOf(places.data, trades.data) };
  return made.reference;
}
