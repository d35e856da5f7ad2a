import { both, type Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeBanner } from "./factory.ts";
import { bannerPath, cvPath, headhuntPaths } from "./paths.ts";

const times = { starts_at: "2026-04-01T03:00:00.000Z", ends_at: "2026-04-08T03:00:00.000Z" };
const body = {
  ...times,
  title_en: "Salary guide 2026",
  title_vi: "Cẩm nang lương 2026",
  text_en: "Compare your salary with the market.",
  text_vi: "So sánh mức lương của bạn với thị trường.",
  link: "/salary-calculator",
  link_text_en: "Open",
  link_text_vi: "Xem",
  tone: "leaf",
  active: true,
};
export const ownRequests: OwnRequests = {
  "POST /admins/banners": () => ({ body }),
  "PUT /admins/banners/:id": async ({ db }) => ({ params: { id: await makeBanner(db) }, body }),
  "DELETE /admins/banners/:id": async ({ db }) => ({ params: { id: await makeBanner(db) } }),
};

const picture = {
  image_id: "names an image that is uploaded before (banner.test.ts)",
  remove_image: "a banner without a picture has none to remove (banner.test.ts)",
};
export const stored: Stored = { "POST /admins/banners": picture, "PUT /admins/banners/:id": picture };

const banner = "changes a banner of the home page, which is about no person and no company";
export const notices: Notices = {
  "POST /admins/banners": banner,
  "PUT /admins/banners/:id": banner,
  "DELETE /admins/banners/:id": banner,
};

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
