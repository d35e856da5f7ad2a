import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { useDoor } from "../door.ts";
import { Notice } from "../parts/Notice.tsx";

export default function ForgotPasswordSent() {
  const { under } = useDoor();
  const t = useTranslations("accounts.site.forgot");
  return (
    <Notice
      title={t("sentTitle")}
      action={
        <>
          <Button to={`${under}/forgot-password`} variant="secondary">
            {t("again")}
          </Button>
          <Button to={`${under}/login`}>{t("back")}</Button>
        </>
      }
    >
      <p>{t("sentText")}</p>
    </Notice>
  );
}
