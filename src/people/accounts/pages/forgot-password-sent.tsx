import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Notice } from "../parts/Notice.tsx";

export default function ForgotPasswordSent() {
  const t = useTranslations("accounts.site.forgot");
  return (
    <Notice
      title={t("sentTitle")}
      action={
        <>
          <Button to="/forgot-password" variant="secondary">
            {t("again")}
          </Button>
          <Button to="/login">{t("back")}</Button>
        </>
      }
    >
      <p>{t("sentText")}</p>
    </Notice>
  );
}
