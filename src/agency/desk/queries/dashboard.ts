import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { dashboard } from "../contract.ts";
import type { DeskView } from "../terms.ts";
import { feesOfMonth } from "./fees.ts";
import { firstCvs, interviewsToday, reviewsOf, silentClients } from "./hiring.ts";
import { checkIns, warranties } from "./placements.ts";

/** Returns what is due today. @throws Problem 403 when a member requests the work of the agency */
export async function dashboardOf(
  db: Reader,
  actor: ConsultantActor,
  { view, asOf }: { view: DeskView; asOf: Date },
): Promise<ReplyOf<typeof dashboard>> {
  if (view === "team" && !actor.isAdmin) throw new Problem(403, "forbidden");
  const scope = { actor, view, asOf };
  const [first_cvs, reviews, silent_clients, interviews, check_ins, ending, fees] = await Promise.all([
    firstCvs(db, scope),
    reviewsOf(db, scope),
    silentClients(db, scope),
    interviewsToday(db, scope),
    checkIns(db, scope),
    warranties(db, scope),
    feesOfMonth(db, scope),
  ]);
  return {
    data: {
      id: view,
      type: "dashboard",
      attributes: {
        view,
        first_cvs,
        reviews,
        silent_clients,
        interviews,
        check_ins,
        warranties: ending,
        fees,
      },
    },
  };
}
