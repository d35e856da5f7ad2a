import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { newKey } from "#kit/files/storage.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import type { TestApi } from "../api.ts";
import { ask, endpointsOf, nameOf } from "./ask.ts";
import type { Request } from "./request.ts";

/** Words that only consultants may read: no answer to a company contains them (spec §6). */
export const privateWords = "chỉ chuyên viên tư vấn đọc";

/** The fields of answers in which rooms find ids. */
interface Answered {
  data: {
    id: string;
    attributes: { cvs: { id: string }[]; gallery: { id: string }[]; version: number };
  };
  meta: { waiting_id: number };
}

let serial = 0;

/**
 * Makes a workspace that hires: its people, a job, and functions that make further rows for requests.
 * @param client the company for which an agency hires; without it, the workspace is a company
 */
export async function workspaceRows(api: TestApi, client?: number) {
  const { db } = api.database;
  const agencyId = client && (await makeAgency(db)).id;
  const boss = agencyId
    ? { ...(await makeStaff(db, "consultant", { agencyId })), companyId: client }
    : await makeRecruiter(db);
  const { companyId } = boss;
  const tenant = { companyId, ...(agencyId && { agencyId }) };
  const job = await makeJob(db, { ...tenant, ownerId: boss.id });
  const jobOfAgency = await makeJob(db, {
    companyId,
    agencyId: (await makeAgency(db)).id,
    note: privateWords,
  });
  return {
    db,
    boss,
    companyId,
    agencyId,
    tenant,
    job,
    /** Makes an applicant, for an agency one who agreed to be introduced to its client. */
    async applicant(given: Partial<Parameters<typeof makeApplicant>[1]> = {}) {
      const made = await makeApplicant(db, { job, ...given });
      if (made.agency_id !== null) await makeRepresentation(db, made);
      return made;
    },
    /** Makes an applicant of an agency that hires for the company, so that the company's rows and a consultant's rows exist. */
    applicantOfAgency: () => makeApplicant(db, { job: jobOfAgency }),
    ownJob: (state: "published" | "draft" = "published") =>
      makeJob(db, { ...tenant, ownerId: boss.id, state }),
    member: () =>
      agencyId
        ? makeStaff(db, "consultant", { agencyId, member: true })
        : makeRecruiter(db, { companyId, member: true }),
    /** Returns a unique name for a row. */
    named: (name: string) => ({ name: `${name} ${++serial}` }),
    now: () => api.clock.now(),
    /** Stores a file. @returns the file's key */
    async store(kind: string, bytes: Buffer, contentType: string): Promise<string> {
      const key = newKey(kind);
      await api.services.storage.put(key, bytes, { contentType });
      return key;
    },
    /** Calls an endpoint of the workspace. @returns the id in the answer, or the value that `pick` reads from it */
    async create(
      name: string,
      request: Request,
      pick: (answer: Answered) => string | number = ({ data }) => data.id,
    ): Promise<number> {
      const prefix = agencyId ? "/consultants" : "/companies";
      const endpoint = endpointsOf(api, prefix).find((each) => nameOf(each) === name);
      if (!endpoint) throw new Error(`${prefix} has no ${name}`);
      const { status, text } = await ask(api, endpoint, request, boss.id);
      if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
      return Number(pick(JSON.parse(text)));
    },
  };
}
export type Rows = Awaited<ReturnType<typeof workspaceRows>>;
