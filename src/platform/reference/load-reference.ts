import type { RouterContextProvider } from "react-router";
import type { AnswerOf } from "#kit/contract.ts";
import { load } from "#kit/page.ts";
import { categories, locations, skills } from "./contract.ts";
import { type Reference, referenceOf } from "./lists.ts";

let made: {
  places: AnswerOf<typeof locations>;
  trades: AnswerOf<typeof categories>;
  abilities: AnswerOf<typeof skills>;
  reference: Reference;
} | null = null;

/**
 * Loads names and lists of places, categories and skills; they are rebuilt only when they change, because the
 * API returns the same objects until then.
 */
export async function loadReference(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Reference> {
  const [places, trades, abilities] = await Promise.all([
    load(context, request, locations),
    load(context, request, categories),
    load(context, request, skills),
  ]);
  if (made?.places !== places || made.trades !== trades || made.abilities !== abilities)
    made = {
      places,
      trades,
      abilities,
      reference: referenceOf(places.data, trades.data, abilities.data),
    };
  return made.reference;
}
