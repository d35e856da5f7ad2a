import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product, on one page. `both` gives a page its English and its Vietnamese one. */
const both = (en: string, vi: string, file: string) => [
  route(en, file, { id: `${file}:${en}` }),
  route(vi, file, { id: `${file}:${vi}` }),
];

export default [
  layout("shells/site.tsx", [
    index("../site/pages/home.tsx", { id: "home-vi" }),
    route("en", "../site/pages/home.tsx", { id: "home-en" }),
    route("login", "../accounts/pages/login.tsx"),
    route("register", "../accounts/pages/register.tsx"),
    route("employer/register", "../accounts/pages/employer-register.tsx"),
    route("employer/register/wait-for-verification", "../accounts/pages/waiting.tsx"),
    route("verify-email", "../accounts/pages/verify-email.tsx"),
    route("forgot-password", "../accounts/pages/forgot-password.tsx"),
    route("forgot-password/confirmation", "../accounts/pages/forgot-password-sent.tsx"),
    route("forgot-password/reset-password", "../accounts/pages/reset-password.tsx"),
    route("token-not-found", "../accounts/pages/token-not-found.tsx"),
    route("account/your-account", "../accounts/pages/your-account.tsx"),
    route("account/change-password", "../accounts/pages/change-password.tsx"),
    ...both("jobs", "viec-lam", "../jobs/pages/list.tsx"),
    ...both("jobs/:slug", "viec-lam/:slug", "../jobs/pages/detail.tsx"),
    ...both("jobs/:slug/apply", "viec-lam/:slug/apply", "../applications/pages/apply.tsx"),
    route("my-jobs/applied", "../applications/pages/mine.tsx"),
    route("my-jobs/applied/:id", "../applications/pages/mine-detail.tsx"),
    route("my-jobs/applied/:id/withdraw", "../applications/pages/withdraw.tsx"),
    route("403", "../site/pages/forbidden.tsx"),
    route("*", "../site/pages/not-found.tsx"),
  ]),
  layout("shells/company.tsx", [
    route("employer/:companyId/jobs", "../jobs/pages/desk/list.tsx"),
    route("employer/:companyId/jobs/create", "../jobs/pages/desk/create.tsx"),
    route("employer/:companyId/jobs/:jobId/edit", "../jobs/pages/desk/edit.tsx"),
    route("employer/:companyId/:jobId/preview", "../jobs/pages/desk/preview.tsx"),
    route("employer/:companyId/candidates/:applicantId", "../applications/pages/desk/applicant.tsx"),
    route("employer/:companyId/:jobId", "../applications/pages/desk/board.tsx"),
  ]),
  layout("shells/consultant.tsx", [
    route("consultants/dashboard", "../jobs/pages/desk/review-list.tsx", { id: "consultant-reviews" }),
    route("consultants/review-jobs/:jobId", "../jobs/pages/desk/review.tsx", { id: "consultant-review" }),
  ]),
  layout("shells/admin.tsx", [
    route("admin/review-jobs", "../jobs/pages/desk/review-list.tsx", { id: "admin-reviews" }),
    route("admin/review-jobs/:jobId", "../jobs/pages/desk/review.tsx", { id: "admin-review" }),
  ]),
  route("home", "../accounts/pages/landing.ts"),
  route("logout", "../accounts/pages/logout.ts"),
  route("language/:language", "../site/pages/language.ts"),
  route("dev/ui", "dev-ui.tsx"),
] satisfies RouteConfig;

void both;
