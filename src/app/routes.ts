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
    ...both("jobs", "viec-lam", "../jobs/pages/list.tsx"),
    ...both("jobs/:slug", "viec-lam/:slug", "../jobs/pages/detail.tsx"),
    route("403", "../site/pages/forbidden.tsx"),
    route("*", "../site/pages/not-found.tsx"),
  ]),
  route("language/:language", "../site/pages/language.ts"),
  route("dev/ui", "dev-ui.tsx"),
] satisfies RouteConfig;

void both;
