import { open } from "#agency/job-orders/contract.ts";
import { createOrder, makeDesk } from "#agency/job-orders/testing/desk.ts";
import { move } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { stagesOf } from "#hiring/applications/queries/shared/find.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { sourcePerson } from "#hiring/talent-pools/contract.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { type StageKind, stageKinds } from "#people/companies/pipeline.ts";
import type { TestApi } from "#test/api.ts";

export const moveTo = endpointOf("consultant", move);
export const putOn = endpointOf("consultant", sourcePerson);
type Caller = Awaited<ReturnType<TestApi["as"]>>;

/** Makes an agency's desk with an open order of its client, and ways to bring people to the client. */
export async function makeGate(api: TestApi) {
  const desk = await makeDesk(api);
  const { db, agencyId } = desk;
  const order = async (
    by: Caller = desk.asLead,
    clientId = desk.client.id,
    lead_id = by === desk.asOther ? desk.other.id : desk.lead.id,
  ) => {
    const of = { client_id: clientId, lead_id, ...(clientId !== desk.client.id && { contact_ids: [] }) };
    // Members create orders only for their own clients.
    const { data } = await createOrder({ ...desk, asLead: desk.asAdmin }, of);
    await by(open, { params: { id: Number(data.id) }, body: {} });
    return { id: Number(data.id), jobId: Number(data.attributes.job.id) };
  };
  /** Adds a person with a CV file to the agency's people. */
  const person = async (contact: { email?: string; phone?: string } = {}) => {
    const { id } = await db
      .insertInto("candidates")
      .values({ full_name: "Đỗ Thị Hạnh", email: null, phone: null, ...contact })
      .returning("id")
      .executeTakeFirstOrThrow();
    const at = new Date(0);
    const dates = { added_at: at, changed_at: at, agreed_at: at, kept_until: new Date("2028-01-01") };
    await db
      .insertInto("prospects")
      .values({ candidate_id: id, agency_id: agencyId, source: "linkedin", added_by: desk.lead.id, ...dates })
      .execute();
    return id;
  };
  const put = (by: Caller, personId: number, jobId: number) =>
    by(putOn, { params: { id: personId }, body: { job_id: jobId } });
  /** Moves an applicant to the first stage of a kind. */
  const moveToKind = async (by: Caller, applicantId: number, kind: StageKind) => {
    const { pipeline_id } = await db
      .selectFrom("applicants as a")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .select("s.pipeline_id")
      .where("a.id", "=", applicantId)
      .executeTakeFirstOrThrow();
    const stage = (await stagesOf(db, pipeline_id)).find((each) => each.kind === stageKinds[kind]);
    return by(moveTo, {
      params: { id: applicantId },
      body: { job_stage_id: stage?.id as number, new_index: 0 },
    });
  };
  /** Makes an applicant of a job who has agreed to be introduced. */
  const agreed = async (jobId: number) => {
    const job = await db
      .selectFrom("jobs as j")
      .innerJoin("pipelines as p", "p.job_id", "j.id")
      .select(["j.id", "j.company_id", "j.agency_id", "p.id as pipeline_id"])
      .where("j.id", "=", jobId)
      .executeTakeFirstOrThrow();
    const applicant = await makeApplicant(db, { job, stageKind: "screening" });
    await makeRepresentation(db, applicant);
    return applicant;
  };
  return { ...desk, order, person, put, moveToKind, agreed };
}
