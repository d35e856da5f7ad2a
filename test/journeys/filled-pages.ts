import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import {
  makeAgency,
  makeCandidate,
  makeCompany,
  makeRecruiter,
  makeStaff,
} from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import type { TestSite } from "../browser.ts";
import { pageStates } from "../room-testing.ts";
import { giveLogin } from "./steps.ts";

/**
 * Adds rows to a product for all of its pages.
 * @returns the addresses to visit, and the email address for each role
 */
export async function fillPages(site: TestSite) {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  const candidate = await makeCandidate(db);
  const { id: agencyId } = await makeAgency(db);
  const consultant = { ...(await makeStaff(db, "consultant", { agencyId })), agency_id: agencyId };
  const admin = await makeStaff(db, "admin");
  const colleague = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const { slug: companySlug } = await fillCompanyPage(db, site.services.storage, boss.companyId);
  const { id: bareCompanyId, slug: bareCompanySlug } = await makeCompany(db);
  const own = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
  const questions = [{ type: "yes_no", text: "Bạn có bằng lái xe không?", required: true }];
  const job = await makeJob(db, { ...own, skills: ["Excel", "MISA"], hot: true });
  const other = await makeJob(db, { ...own, title: "Nhân viên nhập liệu", questions, remote: true });
  const closed = await makeJob(db, { ...own, state: "closed" });
  const draft = await makeJob(db, { ...own, state: "draft" });
  const waiting = await makeJob(db, { ...own, state: "reviewing", questions });
  await makeJob(db, { ...own, state: "rejected" });
  const applicant = await makeApplicant(db, {
    job,
    candidate,
    appliedAt: new Date(Date.now() - 9 * 86_400_000),
    cv: { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM\n- Kế toán, 5 năm" },
  });
  const hopeless = await makeApplicant(db, { job: closed, candidate, outcome: "rejected" });
  await makeApplicant(db, { job, stageKind: "interview", answered: true });
  const pages = await pageStates({
    site,
    db,
    boss,
    colleague,
    candidate,
    consultant,
    admin,
    workspace: { company: boss.companyId },
    companySlug,
    bareCompanyId,
    bareCompanySlug,
    job,
    other,
    closed,
    draft,
    waiting,
    applicant,
    hopeless,
  });
  await giveLogin(site, [boss.id, candidate.id, consultant.id, admin.id]);
  return { pages, emails: { candidate, recruiter: boss, consultant, admin } };
}
