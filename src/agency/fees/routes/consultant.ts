import { type Bound, on } from "#kit/http/handle.ts";
import { feePreview } from "../contract.ts";
import { previewFee } from "../preview.ts";

export function feeRoutes(): Bound[] {
  return [on(feePreview, ({ tx, actor, query, asOf }) => previewFee(tx, actor, query, asOf))];
}
