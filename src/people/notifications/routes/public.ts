import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { switchOff } from "../commands/own.ts";
import * as contract from "../contract.ts";
import { notificationPaths } from "../paths.ts";
import { readSwitchOff } from "../switch-off.ts";

/** Binds the endpoints of the link in each mail that can be switched off. They need no session. */
export function publicNotifications(secret: string): Bound[] {
  return [
    on(contract.unsubscribe, async ({ tx, query, body }) => {
      const target = readSwitchOff(secret, query.token || body.token || "");
      if (!target) throw invalid("/token", "unsubscribe_token_unknown");
      const { accountId, group } = target;
      await switchOff(tx, { accountId, group, channel: "mail" });
      return {
        data: { id: `${accountId}-${group}`, type: "unsubscription" as const, attributes: { group } },
      };
    }),
    onFile(contract.unsubscribePage, async ({ query, services }) => {
      const page = notificationPaths.unsubscribe(encodeURIComponent(query.token));
      return { stream: "", headers: { location: new URL(page, services.config.publicUrl).href } };
    }),
  ];
}
