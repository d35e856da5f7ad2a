import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Notice } from "../parts/Notice.tsx";

export default function TokenNotFound() {
  const t = useTranslations("accounts.site.tokenNotFound");
  return (
    <Notice
      drawing="search"
      title={t("title")}
      action={
        <>
          <Button to="/forgot-password" variant="secondary">
            {t("reset")}
          </Button>
          <Button to="/employer/register/wait-for-verification">{t("verify")}</Button>
        </>
      }
    >
      <p>{t("text")}</p>
    </Notice>
  );
}
