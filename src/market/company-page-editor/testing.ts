import { id, picture, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import type { Pages } from "#test/page-states.ts";
import { pageEditorPath } from "./paths.ts";

const draftImage = async ({ create }: Rows) =>
  create("POST /page/images", { body: { kind: "photo" }, files: { image: await picture() } });
const pageVersion = ({ create }: Rows) => create("GET /page", {}, ({ data }) => data.attributes.version);

export const requests: Requests = {
  "PUT /page": async (rows) => ({
    body: {
      about: "<p>Bếp nhỏ</p>",
      values: [],
      team: [],
      clients: [],
      gallery: [],
      version: await pageVersion(rows),
    },
  }),
  "POST /page/publish": async (rows) => ({ body: { version: await pageVersion(rows) } }),
  "POST /page/images": async () => ({ body: { kind: "photo" }, files: { image: await picture() } }),
  "GET /page/images/:id": (rows) => id(draftImage(rows)),
};

export const pages: Pages = ({ workspace }) => ({
  recruiter: {
    "employer/:companyId/page": ["", "?done=draft"].map((query) => pageEditorPath(workspace) + query),
  },
});
