import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import { beginningQueries } from "./beginnings.ts";
import type { Database } from "./db.ts";

let database: Database;
beforeAll(async () => {
  ({ database } = await testDatabase());
});

interface Person {
  name?: string;
  email?: string;
  phone?: string;
  work?: string;
}

/** Returns whether a query finds the terms that PostgreSQL stores of a person. */
async function finds(query: string, { name, email, phone, work }: Person): Promise<boolean> {
  const queries = beginningQueries(query, ["c7n:", "c7w:"]);
  if (queries.length === 0) return false;
  const { rows } = await sql<{ found: boolean }>`
    SELECT ${sql.join(
      queries.map((each) => sql`t.terms @@ ${each}::tsquery`),
      sql` AND `,
    )} AS found FROM (SELECT tenant_terms(7, NULL,
      search_words_of_person(${name ?? null}::text, ${email ?? null}::text, ${phone ?? null}::text),
      coalesce(search_words(${work ?? null}::text), '{}')) AS terms) t`.execute(database.db);
  return rows[0]?.found ?? false;
}

const linh: Person = {
  name: "Nguyễn Thị Thùy Linh",
  email: "Linh.Nguyen92@Example.test",
  phone: "+84901234567",
  work: "Lập trình viên C++ (Flutter/Dart) – bậc 3",
};

describe("A query by beginnings of words", () => {
  it.each([
    "nguyen linh",
    "linh nguyen",
    "LINH NGUYỄN",
    "ng li thuy",
    "nguyễn, linh",
    "flutter lap trinh",
    "linh c++",
    "linh dart bac 3",
    "thi th thuy",
    "linh.nguyen92@example.test",
    "linh.nguyen92@ex",
    "@example.test",
    "linh.nguyen",
    "nguyen92",
    "0901234567",
    "0901",
    "901 234",
    "0901 234 567",
    "0901.234.567",
    "090-123-4567",
    "+84 90 123 4567",
    "84901234567",
    "0084 901 234 567",
    "+84 (0)901 234 567",
    "(090) 1234567",
    "linh 0901 234",
    "0901 234 linh",
  ])("finds %j", async (query) => {
    expect(await finds(query, linh)).toBe(true);
  });

  it.each([
    "nguyen lan",
    "inh",
    "guyen",
    "example",
    "test",
    "@linh",
    "0901 234 568",
    "234 567",
    "linh 0902",
    "c#",
    "",
    " ",
    "%",
    "_",
    "'",
    "\\",
    "():*&|!<->",
  ])("does not find %j", async (query) => {
    expect(await finds(query, linh)).toBe(false);
  });

  it("reads digits as words too, and numbers of other countries", async () => {
    expect(await finds("java 8 2019", { work: "Java 8, 2019–2024" })).toBe(true);
    expect(await finds("8 java", { work: "Java 8" })).toBe(true);
    expect(await finds("+65 8123-4567", { phone: "+6581234567" })).toBe(true);
    expect(await finds("0065 8123 4567", { phone: "+6581234567" })).toBe(true);
  });

  it("ends at nothing that a text can contain", async () => {
    for (const text of [
      "O'Hara \\ 'x",
      "a\u00a0b",
      "１２３ ＡＢＣ",
      "Ǆ ﬁ ß İ",
      "عربى 漢字",
      "x".repeat(100),
      "d'@a\\b",
    ])
      expect(await finds(text, { name: text, email: text }), text).toBe(true);
  });
});
