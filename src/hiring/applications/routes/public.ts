import { type Bound, onDb } from "#kit/http/handle.ts";
import { type FieldError, Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { checkedAccount, enter, keepSignedIn } from "#people/accounts/commands/open-account.ts";
import { registerCandidate } from "#people/accounts/commands/register.ts";
import { readPhone } from "#people/accounts/phone.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { withStoredCv } from "#profiles/cv/keep.ts";
import { quickApplyCvMaxBytes } from "#profiles/cv/terms.ts";
import { applyToJob } from "../commands/apply.ts";
import { assertCanApply } from "../commands/can-apply.ts";
import * as contract from "../contract.ts";

/** No candidate has this id: a visitor without an account has not applied before. */
const noCandidate = 0;

/** The route for applying without an account. Everything is checked before one transaction creates the account and the application. */
export function publicApplications(keys: TokenKeys): Bound[] {
  return [
    onDb(contract.registerAndApply, async (call) => {
      const { params, body, files, origin, asOf, database, services, commit } = call;
      if (call.actor.kind !== "visitor") throw new Problem(403, "forbidden");
      const wrong: FieldError[] = [];
      const phone = await gathering(wrong, () => readPhone(body.phone, "/phone"));
      const answers = body.answers ?? [];
      await gathering(wrong, () =>
        assertCanApply(database.db, noCandidate, { jobId: params.id, answers, asOf }),
      );
      const registration = {
        phone: phone ?? null,
        companyName: null,
        ...({ words: "email_taken_login", method: "quick_apply" } as const),
      };
      const checked = await gathering(wrong, () => checkedAccount(call, registration));
      if (!files.cv) throw new Problem(422, [...wrong, { code: "cv_required", pointer: "/cv" }]);
      const reply = withStoredCv(services, files.cv, quickApplyCvMaxBytes, async (cv) => {
        if (wrong.length > 0 || !checked) throw new Problem(422, wrong);
        return commit(async (tx) => {
          const opened = await registerCandidate(tx, checked.account, checked.words);
          const { email, fullName, language } = checked.account;
          const actor: CandidateActor = {
            kind: "candidate",
            accountId: opened.id,
            candidateId: opened.candidateId,
            email,
            fullName,
            language,
            emailVerified: false,
          };
          const data = await applyToJob(tx, actor, {
            jobId: params.id,
            cv: { stored: cv },
            fullName: body.full_name,
            phone: phone ?? null,
            coverLetter: body.cover_letter,
            answers,
            consent: body.consent,
            origin,
            asOf,
          });
          const token = await enter(tx, keys, call, opened);
          return { data, token, accountId: opened.id };
        });
      });
      const answer = await reply.catch((error: unknown) => {
        const atFile = error instanceof Problem && error.status === 422 && error.errors[0]?.pointer === "/cv";
        throw atFile ? new Problem(422, [...wrong, ...error.errors]) : error;
      });
      await keepSignedIn(keys, call, answer);
      return answer;
    }),
  ];
}

/** Runs a check, and adds its field errors to `wrong` instead of throwing them. @returns undefined if the check failed */
async function gathering<T>(wrong: FieldError[], check: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof Problem && error.status === 422)) throw error;
    wrong.push(...error.errors);
    return undefined;
  }
}
