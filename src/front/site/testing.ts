import { both, type Pages } from "#test/page-states.ts";
import { makeBanner } from "./factory.ts";
import { bannerPath, cvPath, headhuntPaths } from "./paths.ts";

export const pages: Pages = async ({ db }) => {
  const banner = await makeBanner(db);
  return {
    visitor: {
      employer: ["/employer"],
      "employer/product": ["/employer/product"],
      "download-app": ["/download-app"],
      "private-policy": ["/private-policy"],
      cookies: ["/cookies"],
      "terms-of-service": ["/terms-of-service"],
      403: ["/403"],
      en: [{ en: "/en", vi: "/" }],
      "headhunt-service/en": [both((l) => headhuntPaths.own[l])],
      "employer/headhunt-service/en": [both((l) => headhuntPaths.employer[l])],
      "cv-online/en": [cvPath],
      "*": ["/no-such-page"],
    },
    candidate: {
      en: [{ en: "/en", vi: "/" }],
    },
    admin: {
      "admin/banner": [bannerPath, `${bannerPath}?new=1`, `${bannerPath}?edit=${banner}`],
    },
  };
};
