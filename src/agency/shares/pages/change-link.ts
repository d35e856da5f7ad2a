import type { ActionFunctionArgs } from "react-router";
import { defaultShareDays } from "#hiring/share-links/terms.ts";
import { formOf, perform } from "#kit/page.ts";
import { renewShare, revokeShare } from "../contract.ts";

/** Renews or revokes the link of a button of `ShareTable`; null for another form. */
export async function changeLink(
  context: ActionFunctionArgs["context"],
  request: Request,
  form?: FormData,
): Promise<{ done: "renewed" | "revoked"; days: number } | null> {
  const posted = form ?? (await formOf(request));
  const [renewed, revoked] = [posted.get("renew"), posted.get("revoke")];
  const days = defaultShareDays;
  if (renewed !== null) {
    await perform(context, request, renewShare, { params: { id: String(renewed) }, body: { days } });
    return { done: "renewed", days };
  }
  if (revoked === null) return null;
  await perform(context, request, revokeShare, { params: { id: String(revoked) } });
  return { done: "revoked", days };
}
