import type { Reader } from "#kit/db.ts";
import { tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";

/** Inserts two records of one person, added by the workspace, the first of them in a pool. */
export async function makePeople(db: Reader, id: number, workspace: Workspace) {
  const tenant = tenantColumns(workspace, null);
  const at = new Date("2026-03-01T02:00:00Z");
  const add = async (email: string) => {
    const candidate = await db
      .insertInto("candidates")
      .values({ full_name: "Đỗ Thị Hạnh", email, phone: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("prospects")
      .values({
        ...tenant,

        candidate_id: candidate.id,
        job_title: "Kế toán trưởng",
        birth_year: 1990,
        skills: ["MISA"],
        source: "linkedin",
        added_by: id,
        added_at: at,
        changed_at: at,
        agreed_at: at,
        kept_until: new Date("2027-03-01T02:00:00Z"),
      })
      .execute();
    return candidate.id;
  };
  const person = await add("hanh@example.test");
  const double = await add("do.hanh@example.test");
  const pool = await db
    .insertInto("talent_pools")
    .values({
      ...tenant,
      name: "Kế toán giỏi",
      name_key: "ke toan gioi",
      created_by: id,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("talent_pool_members")
    .values({ pool_id: pool.id, candidate_id: person, added_by: id, added_at: at })
    .execute();
  return { person, double, pool: pool.id };
}
