/** Which catalogue of texts a page needs: `site` for public and candidate pages, `desk` for the consoles. */
export type Area = "site" | "desk";

export function areaOf(pathname: string): Area {
  return /^\/(employer\/\d+|employer\/onboarding|consultants|admin)(\/|$)/.test(pathname) ? "desk" : "site";
}
