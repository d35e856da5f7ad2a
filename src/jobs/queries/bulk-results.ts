import { createTranslator } from "use-intl/core";
import type { CompanyActor } from "#accounts/actor.ts";
import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { errors as accountsEn } from "#accounts/messages.en.ts";
import { errors as accountsVi } from "#accounts/messages.vi.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { errors as kitEn } from "#kit/messages.en.ts";
import { errors as kitVi } from "#kit/messages.vi.ts";
import type { JobEnded } from "../commands/bulk.ts";
import type { bulk } from "../contract-bulk.ts";
import { stateOf } from "../lifecycle.ts";
import { errors as en } from "../messages.en.ts";
import { errors as vi } from "../messages.vi.ts";
import { visibleJobs } from "./shared/visible.ts";

const texts = { en: { ...kitEn, ...accountsEn, ...en }, vi: { ...kitVi, ...accountsVi, ...vi } };

/** How each job ended, with its title and its state now, and in the reader's words why it was refused. */
export async function bulkResults(
  db: Reader,
  actor: CompanyActor,
  ended: readonly JobEnded[],
  language: Language,
): Promise<ReplyOf<typeof bulk>> {
  const rows = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.title", "j.status", "j.sen_status"])
    .where(
      "j.id",
      "in",
      ended.map(({ id }) => id),
    )
    .where("j.deleted_at", "is", null)
    .where(visibleJobs(hiringForCompany(actor)))
    .execute();
  const jobs = new Map(rows.map((row) => [row.id, row]));
  const say = createTranslator({ locale: language, messages: texts[language] }) as unknown as (
    code: string,
    values?: object,
  ) => string;
  return {
    data: ended.map(({ id, refused }) => {
      const job = jobs.get(id);
      return {
        ...{ id: String(id), title: job?.title ?? null, ok: refused === null },
        display_state: job ? stateOf(job) : null,
        code: refused?.code ?? null,
        detail: refused && say(refused.code, refused.values),
      };
    }),
    meta: { done: ended.filter(({ refused }) => refused === null).length },
  };
}
