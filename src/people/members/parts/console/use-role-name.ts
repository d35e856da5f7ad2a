import { useTranslations } from "use-intl";
import { isAdminRole, roleOfSen } from "../../terms.ts";

/** Returns a function from the id of a role to its name in the reader's language (spec §3). */
export function useRoleName(): (roleId: number) => string {
  const t = useTranslations("members.labels.role");
  return (roleId) => t(roleOfSen(roleId) ?? (isAdminRole(roleId) ? "0" : "1"));
}
