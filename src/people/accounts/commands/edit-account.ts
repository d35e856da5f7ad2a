import type { Tx } from "#kit/db.ts";
import type { Account, CandidateActor } from "../actor.ts";

/** Changes the personal data of an account, and the same data of a job seeker's profile. */
export async function editAccount(
  tx: Tx,
  actor: Account,
  change: { fullName?: string; phone?: string | null; language?: number },
): Promise<void> {
  const { fullName, phone, language } = change;
  if (fullName === undefined && phone === undefined && language === undefined) return;
  await tx
    .updateTable("accounts")
    .set({ full_name: fullName, phone, language })
    .where("id", "=", actor.accountId)
    .execute();
  if (actor.kind !== "candidate" || (fullName === undefined && phone === undefined)) return;
  await tx
    .updateTable("candidates")
    .set({ full_name: fullName, phone })
    .where("id", "=", actor.candidateId)
    .execute();
}

/** Adds a phone number to the account and the profile of a job seeker without one. */
export async function completePhone(tx: Tx, actor: CandidateActor, phone: string): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ phone })
    .where("id", "=", actor.accountId)
    .where("phone", "is", null)
    .execute();
  await tx
    .updateTable("candidates")
    .set({ phone })
    .where("id", "=", actor.candidateId)
    .where("phone", "is", null)
    .execute();
}
