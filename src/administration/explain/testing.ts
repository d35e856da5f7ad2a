import type { Pages } from "#test/page-states.ts";
import { explainPath } from "./paths.ts";

export const pages: Pages = ({ candidate, closed }) => ({
  admin: {
    "admin/explain": [
      `${explainPath}?account=${candidate.id}&kind=job&id=${closed.id}&verb=apply`,
      `${explainPath}?account=${candidate.id}&kind=offer&id=999999&verb=accept`,
      explainPath,
    ],
  },
});
