import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { alertExists, isVerifiedBy } from "../commands/address.ts";
import { createAlert } from "../commands/alerts.ts";
import { confirmAlert, stopAlert } from "../commands/links.ts";
import * as contract from "../contract.ts";
import { alertPaths } from "../paths.ts";
import { alertById } from "../queries.ts";
import { alertInputOf } from "./alert-input.ts";

/** Job alerts without an account, and the links in their mails. */
export function publicJobAlerts(): Bound[] {
  return [
    onDb(contract.subscribe, async ({ database, actor, body, language, services, asOf }) => {
      const { email } = body;
      const owner = actor.kind === "candidate" ? actor : null;
      const wanted = { ...alertInputOf(body), email, language };
      const created = await inTransaction(database, (tx) => createAlert(tx, owner, wanted, asOf));
      const neutral = services.config.ENUMERATION_SAFE && !isVerifiedBy(owner, email);
      if (created.outcome === "exists" && !neutral) throw alertExists(created, { owner, email });
      const state = created.outcome === "exists" ? "pending" : created.outcome;
      return {
        data: { id: String(created.id), type: "job_alert_request" as const, attributes: { email, state } },
      };
    }),
    on(contract.confirm, async ({ tx, body, asOf }) => ({
      data: await alertById(tx, await confirmAlert(tx, body.token, asOf)),
    })),
    on(contract.unsubscribe, async ({ tx, query, body, asOf }) => ({
      data: await alertById(tx, await stopAlert(tx, query.token || body.token || "", asOf)),
    })),
    onFile(contract.unsubscribePage, async ({ query, services }) => ({
      stream: "",
      headers: {
        location: new URL(alertPaths.unsubscribe(encodeURIComponent(query.token)), services.config.publicUrl)
          .href,
      },
    })),
  ];
}
