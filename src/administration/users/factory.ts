import type { Reader } from "#kit/db.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { monday, type TestApi } from "#test/api.ts";

/** Returns functions that make administrators of Sen, and that read and change accounts. */
export function administrators(api: TestApi) {
  const { db } = api.database;
  return {
    /** The whole product has one team of administrators, so that each test begins with an empty one. */
    async empty() {
      const gone = { blocked_at: monday, deleted_at: monday };
      await db.updateTable("accounts").set(gone).where("user_type", "=", 4).execute();
    },
    async make(given: { member?: boolean } = {}) {
      const row = await makeStaff(db, "admin", given);
      return { ...row, call: await api.as(row.id) };
    },
    change: (id: number, columns: object) =>
      db.updateTable("accounts").set(columns).where("id", "=", id).execute(),
    rowOf: (id: number) =>
      db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    /** Returns template and data of the mails to an address, oldest first. */
    mailsTo: async (email: string) =>
      (await api.mails())
        .filter((mail) => mail.to_email === email)
        .map(({ template, props }) => [template, props]),
  };
}

export type Administrator = Awaited<ReturnType<ReturnType<typeof administrators>["make"]>>;

/** Inserts a note on an account. @returns its id */
export async function makeNote(db: Reader, { on, by }: { on: number; by: number }): Promise<number> {
  const row = { account_id: on, author_id: by, note: "Đã gọi hai lần,\nchưa nghe máy", at: monday };
  return (await db.insertInto("user_notes").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Returns the request of an act on a user, with a reason. */
export const onUser = (id: number, body: object = {}) =>
  ({ params: { id }, body: { reason: "Tin giả", ...body } }) as never;
