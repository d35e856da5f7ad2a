import * as orders from "#agency/job-orders/contract.ts";
import { createOrder, makeDesk, orderParams } from "#agency/job-orders/testing/desk.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { type makeCandidate as make, makeCandidate } from "#people/accounts/factory.ts";
import { monday, type TestApi } from "#test/api.ts";
import { usualSections } from "../terms.ts";

export const work = {
  company_name: "Công ty TNHH Sao Mai",
  job_title: "Trưởng kho",
  employment_type: null,
  job_level: null,
  from: "2018-03",
  to: "2022-11",
  currently_working: false,
  description: "Quản lý kho 5.000 m² tại Sao Mai",
};

/** Makes an open order of an agency, with an applicant who has an online CV and has agreed to be introduced. */
export async function makeSharing(
  api: TestApi,
  {
    introduction = "Mười năm trong ngành kho vận",
    agreed = true,
  }: { introduction?: string; agreed?: boolean } = {},
) {
  const desk = await makeDesk(api);
  const { db, asLead } = desk;
  // Otherwise, only the account manager moves applicants to the client.
  await db.updateTable("agencies").set({ am_review: false }).where("id", "=", desk.agencyId).execute();
  const order = await createOrder(desk, { title: "Trưởng phòng kho" });
  await asLead(orders.open, orderParams(order));
  const jobId = Number(order.data.attributes.job.id);
  const job = await db
    .selectFrom("jobs as j")
    .innerJoin("pipelines as p", "p.job_id", "j.id")
    .selectAll("j")
    .select("p.id as pipeline_id")
    .where("j.id", "=", jobId)
    .executeTakeFirstOrThrow();
  const person = await makeCandidate(db, { fullName: "Trần Mỹ Duyên" });
  await makeProfile(desk, person, introduction);
  const applicant = await makeApplicant(db, { job, candidate: person, stageKind: "sent_to_am" });
  if (agreed) await makeRepresentation(db, applicant, { askedAt: monday });
  const body = {
    contact_ids: [desk.contact.id],
    level: "full" as const,
    sections: [...usualSections],
    language: 1,
    summary: "Phù hợp với kho lạnh",
    days: 7,
  };
  return { ...desk, order, job, person, applicant, body, params: { id: applicant.id } };
}

async function makeProfile(
  { db }: { db: TestApi["database"]["db"] },
  person: Awaited<ReturnType<typeof make>>,
  introduction: string,
): Promise<void> {
  await db.updateTable("accounts").set({ phone: "+84907654321" }).where("id", "=", person.id).execute();
  const profile = { account_id: person.id, language: 1, job_title: "Trưởng kho", birth_date: "1992-03-04" };
  await db
    .insertInto("candidate_profiles")
    .values({ ...profile, introduction, contact_email: "duyentran92@gmail.com", updated_at: monday })
    .execute();
  const rows = [
    ["work_experiences", work],
    [
      "educations",
      {
        university_name: "Đại học Giao thông Vận tải",
        degree: 4,
        major: "Logistics",
        from: "2010-09",
        to: "2014-06",
        description: "",
      },
    ],
    ["skills", { name: "WMS", years: 2 }],
    [
      "referencers",
      { name: "Lê Hải", company: "Sao Mai", email: "hai@saomai.test", phone: "0903111222", description: "" },
    ],
    ["work_references", { platform: "LinkedIn", link: "https://linkedin.com/in/duyentran92" }],
  ] as const;
  await db
    .insertInto("candidate_entries")
    .values(
      rows.map(([section, data], rank) => ({
        account_id: person.id,
        section,
        data: JSON.stringify(data),
        rank,
      })),
    )
    .execute();
}
