import { type Bound, on } from "#kit/http/handle.ts";
import { dashboard } from "../contract.ts";
import { dashboardOf } from "../queries/dashboard.ts";

export function deskRoutes(): Bound[] {
  return [on(dashboard, ({ tx, actor, query: { view }, asOf }) => dashboardOf(tx, actor, { view, asOf }))];
}
