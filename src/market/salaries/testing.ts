import { both, type Pages } from "#test/page-states.ts";
import { salariesPath } from "./paths.ts";

export const pages: Pages = () => ({
  visitor: {
    salaries: [salariesPath, both((l) => `${salariesPath[l]}?by=level&category_id=1&level=9`)],
  },
});
