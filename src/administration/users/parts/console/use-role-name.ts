import { useTranslations } from "use-intl";
import type { UserKind } from "../../terms.ts";

/** Returns the function that names the role of a user; the kind names users without a role. */
export function useRoleName(): (user: { kind: UserKind; role_id: number | null }) => string {
  const kinds = useTranslations("users.labels.kind");
  const roles = useTranslations("users.labels.role");
  return ({ kind, role_id }) => (role_id === null ? kinds(kind) : roles(String(role_id) as "0"));
}
