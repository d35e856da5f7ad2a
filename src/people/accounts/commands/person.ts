import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { candidateErased } from "../events.ts";

/** An employer's data about a person without an account. */
export interface Person {
  fullName: string;
  /** Email address in lower case. */
  email: string | null;
  /** The phone number in the format E.164. */
  phone: string | null;
}

/** Adds people without accounts. @returns their candidate ids, in the same order */
export async function addPeople(tx: Tx, people: readonly Person[], asOf: Date): Promise<number[]> {
  const ids = await reserveIds(tx, "candidates", people.length);
  await insertMany(
    tx,
    "candidates",
    people.map(({ fullName, email, phone }, index) => ({
      id: ids[index] as number,
      account_id: null,
      full_name: fullName,
      email,
      phone,
      created_at: asOf,
    })),
  );
  return ids;
}

/** Changes the data of a person without an account. Owners of accounts edit their own data. */
export async function editPerson(tx: Tx, id: number, { fullName, email, phone }: Person): Promise<void> {
  await tx
    .updateTable("candidates")
    .set({ full_name: fullName, email, phone })
    .where("id", "=", id)
    .where("account_id", "is", null)
    .execute();
}

/** Erases a person without an account everywhere, with files and applications. */
export async function erasePerson(tx: Tx, id: number, asOf: Date): Promise<void> {
  const erased = await tx
    .updateTable("candidates")
    .set({ full_name: "—", email: null, phone: null })
    .where("id", "=", id)
    .where("account_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (erased) await emit(tx, candidateErased, { candidateId: id, asOf });
}
