import { useLocation } from "react-router";

/**
 * Returns to which sign-in a page belongs. The pages exist twice: for everybody, and for administrators under `/admin`,
 * which call the administrators' endpoints.
 */
export function doorOf(pathname: string) {
  const forAdmins = pathname.startsWith("/admin/");
  return { forAdmins, under: forAdmins ? "/admin" : "" } as const;
}

/** Returns the sign-in of the shown page. */
export const useDoor = () => doorOf(useLocation().pathname);
