import type { Pages } from "#test/page-states.ts";
import { peopleSearchPath } from "./console-paths.ts";

export const pages: Pages = () => ({
  consultant: {
    "consultants/candidates/search": [
      "",
      "?query=zzzz",
      "?query=(a",
      "?years=3&language=0&owner=1&consent=false",
    ].map((query) => peopleSearchPath + query),
  },
});
