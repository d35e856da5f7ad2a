import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import type { TestApi } from "#test/api.ts";

/** Creates a company with an administrator, a member and a job. */
export async function team(api: TestApi) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = await makeRecruiter(db, { companyId, member: true });
  const job = await makeJob(db, { companyId, ownerId: boss.id });
  const [asBoss, asMember] = await Promise.all([boss, member].map(({ id }) => api.as(id)));
  return { boss, member, companyId, job, asBoss: asBoss!, asMember: asMember! };
}

let serial = 0;
/** Returns the body of a request that adds a person, with a new email address and phone number for each call. */
export const personBody = (values: object = {}) => {
  const n = ++serial;
  return {
    full_name: "Đỗ Thị Hạnh",
    email: `hanh${n}@example.test`,
    phone: `09012345${String(n).padStart(2, "0")}`,

    job_title: "Kế toán trưởng",
    birth_year: 1990,
    skills: ["MISA", "Excel"],
    source: "linkedin" as const,
    agreed: true,
    // All of them have one name and birth year.
    is_another: true,
    ...values,
  };
};
/** Returns a PDF with these lines as the upload of a CV. */
export const cv = (lines: string[], name = "cv.pdf") => ({
  cv: new File([new Uint8Array(makePdf(lines))], name),
});
