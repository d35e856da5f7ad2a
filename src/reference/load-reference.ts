import type { RouterContextProvider } from "react-router";
import { minute } from "#kit/clock.ts";
import { load, pageServices } from "#kit/page.ts";
import { categories, locations } from "./contract.ts";
import { type Reference, referenceOf } from "./lists.ts";

let kept: { reference: Reference; at: number } | null = null;

/** Places and trades, kept for a minute: every public page needs them, and they change a few times a year. */
export async function loadReference(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Reference> {
  const now = context.get(pageServices).now.getTime();
  if (kept && now >= kept.at && now - kept.at < minute) return kept.reference;
  const [places, trades] = await Promise.all([
    load(context, request, locations),
    load(context, request, categories),
  ]);
  const reference = referenceOf(places.data, trades.data);
  kept = { reference, at: now };
  return reference;
}
