import { useTranslations } from "use-intl";

/** What a role is called (spec §3). */
export function useRoleName(): (roleId: number) => string {
  const t = useTranslations("members.labels.role");
  return (roleId) => t(roleId === 0 ? "0" : "1");
}
