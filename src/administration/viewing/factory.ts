import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { viewMinutes } from "./terms.ts";

/** Makes an open view in the session of a token, and ends the session's earlier ones. */
export async function makeView(
  db: Reader,
  { accountId, by, token, at }: { accountId: number; by: number; token: string; at: Date },
) {
  const { sid } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    sid: string;
  };
  await db.deleteFrom("admin_views").where("session_id", "=", sid).execute();
  const ends_at = new Date(at.getTime() + viewMinutes * minute);
  const view = { account_id: accountId, viewed_by: by, session_id: sid, started_at: at, ends_at };
  await db
    .insertInto("admin_views")
    .values({ ...view, reason: "Không thấy nút ứng tuyển" })
    .execute();
}
