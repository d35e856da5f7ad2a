import {
  makeAgency,
  makeCandidate,
  makeCompany,
  makeRecruiter,
  makeStaff,
} from "#people/accounts/factory.ts";
import { refusal, type TestApi } from "#test/api.ts";
import { makeClient } from "../factory.ts";

/** A tax code with the right check digit. */
export const taxCode = "0100109106";

/** Creates an agency with an administrator and two members, and a function that adds a client of the first member. */
export async function openDesk(api: TestApi) {
  const { db } = api.database;
  const agencyId = (await makeAgency(db)).id;
  const boss = await makeStaff(db, "consultant", { agencyId });
  const member = await makeStaff(db, "consultant", { agencyId, member: true });
  const other = await makeStaff(db, "consultant", { agencyId, member: true });
  const client = async (given: Partial<Parameters<typeof makeClient>[1]> = {}) =>
    makeClient(db, {
      agency_id: agencyId,
      company_id: given.company_id ?? (await makeCompany(db)).id,
      created_at: api.clock.now(),
      owner_id: member.id,
      ...given,
    });
  return {
    agencyId,
    boss,
    member,
    other,
    client,
    asBoss: await api.as(boss.id),
    asMember: await api.as(member.id),
    asOther: await api.as(other.id),
  };
}

/** Returns the refusals of a call, each as its pointer and code. */
export async function refused(call: Promise<unknown>): Promise<string[]> {
  const { codes, pointers } = await refusal(call);
  return codes.map((code, index) => `${pointers[index]} ${code}`.trim());
}

/**
 * Returns callers who may not know a client, with the status of their answer: another agency, the client company itself, another
 * company, a job seeker, an administrator of Sen and a visitor.
 */
export async function strangersOf(api: TestApi, { company_id }: { company_id: number }) {
  const { db } = api.database;
  const accounts = {
    otherAgency: [(await makeStaff(db, "consultant")).id, 404],
    itself: [(await makeRecruiter(db, { companyId: company_id })).id, 403],
    otherCompany: [(await makeRecruiter(db)).id, 403],
    candidate: [(await makeCandidate(db)).id, 403],
    admin: [(await makeStaff(db, "admin")).id, 403],
    visitor: [null, 401],
  } as const;
  return Promise.all(
    Object.entries(accounts).map(async ([name, [id, status]]) => ({ name, status, call: await api.as(id) })),
  );
}
