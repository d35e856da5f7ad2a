import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { offerTemplate } from "../contract-template.ts";
import { mayEditTemplate } from "../policy.ts";
import { type letterLanguages, templateTexts } from "../terms.ts";

/** Returns the template of the actor's workspace; undefined before its first change. */
export async function findTemplate(db: Reader, { scope }: HiringActor, lock = false) {
  return db
    .selectFrom("offer_templates as t")
    .selectAll()
    .where(inScope("t", scope))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

const unwritten = Object.fromEntries(templateTexts.map((name) => [name, null])) as Record<
  (typeof templateTexts)[number],
  null
>;

/** Returns the template of the actor's workspace as its settings show it. */
export async function templateReply(
  db: Reader,
  actor: HiringActor,
): Promise<ReplyOf<typeof offerTemplate>["data"]> {
  const row = await findTemplate(db, actor);
  const { scope } = actor;
  return {
    id: String("company" in scope ? scope.company : scope.agency),
    type: "offer_template",
    attributes: {
      ...(row ? pick(row, templateTexts) : unwritten),
      letter_in: (row?.letter_in ?? "candidate") as (typeof letterLanguages)[number],
      needs_approval: row?.needs_approval ?? false,
      version: row?.version ?? 0,
      can: { edit: mayEditTemplate(actor) === true },
    },
  };
}
