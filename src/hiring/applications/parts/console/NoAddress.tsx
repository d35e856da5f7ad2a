import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";

/** Warns that an applicant without an email address is not notified by email. */
export function NoAddress({ applicant }: { applicant: { email: string; identity_hidden: boolean } }) {
  const t = useTranslations("applications.console");
  if (applicant.email || applicant.identity_hidden) return null;
  return <Alert tone="warning">{t("noAddress")}</Alert>;
}
