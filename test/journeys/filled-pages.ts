import { makeCandidate, makeCompany, makeRecruiter, makeResetLinks, makeStaff } from "#accounts/factory.ts";
import { tokenKeys } from "#accounts/tokens.ts";
import { makeApplicant } from "#applications/factory.ts";
import { applicationPaths } from "#applications/paths.ts";
import { fillCompanyPage } from "#companies/factory.ts";
import { careerJobPath, careerPath, companiesPath, companyJobsPath, companyPath } from "#companies/paths.ts";
import { makeVerification } from "#company-settings/factory.ts";
import { requestPaths } from "#company-settings/paths.ts";
import { hiddenPath } from "#hidden-jobs/paths.ts";
import { makeInterview } from "#interviews/factory.ts";
import { makeAlert } from "#job-alerts/factory.ts";
import { alertPaths } from "#job-alerts/paths.ts";
import { reviewPaths } from "#jobs/console-paths.ts";
import { makeJob } from "#jobs/factory.ts";
import { applyPath, jobPath, jobsPath, reportPath, savedPath } from "#jobs/paths.ts";
import { makeInvite } from "#members/factory.ts";
import { joinPath } from "#members/paths.ts";
import { makeOffer } from "#offers/factory.ts";
import { linkedOfferPath } from "#offers/paths.ts";
import { endOf } from "#reference/calendar.ts";
import { makeBanner } from "#site/factory.ts";
import { bannerPath, cvPath, headhuntPaths } from "#site/paths.ts";
import { makeThread } from "#support/factory.ts";
import { chatPath, contactPath, inboxPaths } from "#support/paths.ts";
import { talentPaths } from "#talent-pools/paths.ts";
import { siteMap } from "../../src/app/site-map.ts";
import type { TestSite } from "../browser.ts";
import { recruiterPages } from "./filled-pages-company.ts";
import { hiringPages } from "./hiring-pages.ts";
import { type Address, both, plain } from "./look.ts";
import { giveLogin, keepCvFile } from "./steps.ts";

export const roles = ["visitor", "candidate", "recruiter", "consultant", "admin"] as const;
export type Role = (typeof roles)[number];

/** Fills a product with something for every page to show. @returns the addresses to visit, and who logs in with which email */
export async function fillPages(site: TestSite) {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  const candidate = await makeCandidate(db);
  const consultant = await makeStaff(db, "consultant");
  const admin = await makeStaff(db, "admin");
  const colleague = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const invite = await makeInvite(db, { companyId: boss.companyId, by: boss.id, sentAt: new Date() });
  const { slug: company } = await fillCompanyPage(db, site.services.storage, boss.companyId);
  const { id: bareCompanyId, slug: bareCompany } = await makeCompany(db);
  const given = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
  const questions = [{ type: "yes_no", text: "Bạn có bằng lái xe không?", required: true }];
  const job = await makeJob(db, { ...given, skills: ["Excel", "MISA"], hot: true });
  const other = await makeJob(db, { ...given, title: "Nhân viên nhập liệu", questions, remote: true });
  const closed = await makeJob(db, { ...given, state: "closed" });
  const draft = await makeJob(db, { ...given, state: "draft" });
  const waiting = await makeJob(db, { ...given, state: "reviewing", questions });
  await makeJob(db, { ...given, state: "rejected" });
  const longAgo = new Date(Date.now() - 9 * 86_400_000);
  const applicant = await makeApplicant(db, {
    job,
    candidate,
    appliedAt: longAgo,
    cv: { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM\n- Kế toán, 5 năm" },
  });
  await makeInterview(db, applicant);
  const held = await makeInterview(db, applicant);
  const ownCv = await keepCvFile(site, candidate.candidateId);
  const hopeless = await makeApplicant(db, { job: closed, candidate, outcome: "rejected" });
  await makeApplicant(db, { job, stageKind: "interview", answered: true });
  const offer = await makeOffer(db, await makeApplicant(db, { job, stageKind: "offer" }));
  const keys = tokenKeys(site.services.secret);
  const offered = await keys.seal({ offer: offer.id }, endOf(offer.valid_until), new Date());
  for (const { id } of [job, closed])
    await db
      .insertInto("saved_jobs")
      .values({ candidate_id: candidate.candidateId, job_id: id, saved_at: longAgo })
      .execute();
  const hidden = { candidate_id: candidate.candidateId, hidden_at: longAgo };
  await db
    .insertInto("hidden_jobs")
    .values({ ...hidden, job_id: closed.id })
    .execute();
  await db
    .insertInto("hidden_companies")
    .values({ ...hidden, company_id: bareCompanyId })
    .execute();
  const subscriber = { email: candidate.email, candidateId: candidate.candidateId };
  const alert = await makeAlert(db, {
    ...subscriber,
    locationIds: [27],
    salaryMin: 15_000_000,
    remote: true,
  });
  await makeAlert(db, { ...subscriber, keyword: "Nhân viên nhập liệu", confirmed: false });
  const written = { accountId: candidate.id, name: candidate.full_name, email: candidate.email };
  const chat = await makeThread(db, written);
  const report = await makeThread(db, { kind: "job_report", jobId: job.id, name: "—", email: "" });
  const banner = await makeBanner(db);
  const asking = await makeVerification(db, await makeRecruiter(db, { companyVerified: false }));
  const refused = await makeVerification(db, await makeRecruiter(db), "refused");
  const revoked = await makeVerification(db, await makeRecruiter(db, { companyVerified: false }), "revoked");
  const verified = await makeVerification(db, await makeRecruiter(db), "verified");
  await giveLogin(site, [boss.id, candidate.id, consultant.id, admin.id]);
  const emails = { candidate, recruiter: boss, consultant, admin };

  /** Where each kind of person goes: the addresses of a route, by the route. */
  const pages: Record<Role, Record<string, Address[]>> = {
    visitor: {
      ...plain(
        "register",
        "employer/register",
        "employer/register/wait-for-verification",
        "forgot-password",
        "forgot-password/confirmation",
        "token-not-found",
        "login/two-step",
        "employer",
        "employer/product",
        "download-app",
        "private-policy",
        "cookies",
        "terms-of-service",
        "403",
      ),
      en: [{ en: "/en", vi: "/" }],
      login: ["/login", "/login?error=provider_failed"],
      "verify-email": ["/verify-email?token=none"],
      "forgot-password/reset-password": await makeResetLinks(db, candidate.id),
      "notifications/unsubscribe": ["/notifications/unsubscribe?token=none"],
      "invites/stop": [talentPaths.stopInvites("none")],
      "share-cv/:token": ["/share-cv/none"],
      "interviews/answer": ["/interviews/answer?token=none"],
      "offers/answer": [
        linkedOfferPath("none"),
        linkedOfferPath(offered),
        linkedOfferPath(offered, "accept"),
      ],
      "change-email": ["/change-email?token=none"],
      "verify-member/update-member-infor": [`${joinPath}?token=${invite.token}`],
      jobs: [both((l) => jobsPath[l]), both((l) => `${jobsPath[l]}?keyword=zzzz&job_type=0`)],
      "jobs/:slug": [job.slug, closed.slug, "ke-toan?hot=true"].map((slug) => both((l) => jobPath(l, slug))),
      "work-from-home": [both((l) => siteMap.inLanguage("/work-from-home", l))],
      "job-by-category": [both((l) => siteMap.inLanguage("/job-by-category", l))],
      "job-by-location": [both((l) => siteMap.inLanguage("/job-by-location", l))],
      "jobs/:slug/apply": [both((l) => applyPath(l, other.slug))],
      "jobs/:slug/report": [both((l) => reportPath(l, job.slug))],
      "job-alerts/subscribe": ["", "?done=sent", "?done=set"].map((query) => alertPaths.subscribe + query),
      "job-alerts/confirm": [alertPaths.confirm("none")],
      "job-alerts/unsubscribe": [alertPaths.unsubscribe("none")],
      companies: [both((l) => companiesPath[l]), both((l) => `${companiesPath[l]}?keyword=zzzz&hiring=true`)],
      "company/:slug": [both((l) => companyPath(l, company)), both((l) => companyPath(l, bareCompany))],
      "company/:slug/jobs": [company, bareCompany].map((slug) => both((l) => companyJobsPath(l, slug))),
      "careers/:slug": [
        ...[company, bareCompany].map((slug) => both((l) => careerPath(l, slug))),
        both((l) => `${careerPath(l, company)}?keyword=zzzz`),
      ],
      "careers/:slug/:job": [both((l) => careerJobPath(l, company, job.slug))],
      "headhunt-service/en": [both((l) => headhuntPaths.own[l])],
      "employer/headhunt-service/en": [both((l) => headhuntPaths.employer[l])],
      "cv-online/en": [cvPath],
      "chat-with-support": [chatPath, `${chatPath}?gone=1`],
      "employer/contact": [contactPath, `${contactPath}?sent=1`],
      offline: [{ en: "/offline", vi: "/ngoai-tuyen" }],
      "*": ["/no-such-page"],
    },
    candidate: {
      ...plain(
        "account/your-account",
        "account/change-password",
        "account/security",
        "account/export",
        "account/closing",
        "account/notifications",
        "account/manage-cv",
        "account/manage-cv/json-resume",
        "account/share-links",
        "account/cv-views",
        "account/privacy",
        "account/calendar",
        "my-jobs/interviews",
        "my-jobs/offers",
        "notifications",
        "my-profile",
        "my-profile/cv",
      ),
      en: [{ en: "/en", vi: "/" }],
      jobs: [both((l) => jobsPath[l])],
      "jobs/:slug": [both((l) => jobPath(l, job.slug))],
      "jobs/:slug/apply": [both((l) => applyPath(l, job.slug)), both((l) => applyPath(l, other.slug))],
      "company/:slug": [both((l) => companyPath(l, company))],
      "chat-with-support": [`${chatPath}?thread=${chat.id}`, `${chatPath}?new=1`],
      "my-jobs/saved": [savedPath, `${savedPath}?page=9`],
      "my-jobs/hidden": [hiddenPath],
      "my-jobs/invites": [applicationPaths.invites],
      "account/job-alert": [alertPaths.list, alertPaths.create, alertPaths.edit(alert.id)],
      "my-jobs/applied": [applicationPaths.list, `${applicationPaths.list}?status=hired`],
      "my-jobs/applied/:id": [applicationPaths.detail(applicant.id), applicationPaths.detail(hopeless.id)],
      "my-jobs/applied/:id/withdraw": [applicationPaths.withdraw(applicant.id)],
      "account/manage-cv/:id/import": [`/account/manage-cv/${ownCv.id}/import`],
      "onboarding/:step": [1, 2, 3, 4, 5].map((step) => `/onboarding/step${step}`),
      "jobs/:slug/apply-cv-online": [both((l) => `${jobPath(l, other.slug)}/apply-cv-online`)],
      "my-jobs/applied/:id/messages": [`/my-jobs/applied/${applicant.id}/messages`],
    },
    recruiter: {
      ...recruiterPages({ boss, job, other, draft, waiting, applicant, held, colleague }),
      ...(await hiringPages(db, { boss, job, applicant })),
    },
    consultant: {
      "consultants/dashboard": [reviewPaths.consultant.list],
      "consultants/review-jobs/:jobId": [reviewPaths.consultant.detail(waiting.id)],
      ...plain("account/your-account", "account/security", "account/two-step"),
    },
    admin: {
      "admin/inbox": [inboxPaths.list, `${inboxPaths.list}?tab=closed`, `${inboxPaths.list}?search=zzzz`],
      "admin/inbox/:threadId": [inboxPaths.thread(chat.id), inboxPaths.thread(report.id)],
      "admin/company-verifications": ["", "?tab=refused", "?tab=revoked", "?search=zzzz"].map(
        (query) => requestPaths.list + query,
      ),
      "admin/company-verifications/:requestId": [asking, refused, verified, revoked].map(({ id }) =>
        requestPaths.detail(id),
      ),
      "admin/banner": [bannerPath, `${bannerPath}?new=1`, `${bannerPath}?edit=${banner}`],
      "admin/review-jobs": [reviewPaths.admin.list, `${reviewPaths.admin.list}?tab=published`],
      "admin/review-jobs/:jobId": [reviewPaths.admin.detail(waiting.id), reviewPaths.admin.detail(job.id)],
      "account/change-password": ["/account/change-password"],
      "admin/audit": ["/admin/audit", "/admin/audit?area=cv&refused=1"],
      "admin/two-step-reset": ["/admin/two-step-reset"],
    },
  };
  return { pages, emails };
}
