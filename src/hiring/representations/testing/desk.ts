import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, type TestApi } from "#test/api.ts";
import { askRepresentation } from "../contract.ts";

/** Makes an applicant of an agency's job for a client, and callers of the agency and of strangers. */
export async function makeConsentDesk(api: TestApi) {
  const { db } = api.database;
  api.clock.set(monday);
  const client = await makeRecruiter(db);
  const agency = await makeAgency(db);
  const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
  const job = await makeJob(db, { companyId: client.companyId, agencyId: agency.id, ownerId: consultant.id });
  const applicant = await makeApplicant(db, { job });
  const call = await api.as(consultant.id);
  const at = { params: { id: applicant.id } };
  return {
    db,
    client,
    job,
    applicant,
    call,
    visitor: await api.as(null),
    at,
    ask: (channel: "link" | "phone" | "paper" = "link") =>
      call(askRepresentation, { ...at, body: { channel } }),
    strangers: [client.id, (await makeRecruiter(db)).id, (await makeStaff(db, "consultant")).id],
  };
}

/** Returns the token of the link in the latest request by mail. */
export async function tokenOfMail(api: TestApi): Promise<string> {
  const mails = await api.mails("representations.asked");
  return String(mails.at(-1)?.props.proof);
}
