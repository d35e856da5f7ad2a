import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";

/** The codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("security.site.twoStep");
  return (
    <Card>
      <CardHeader title={t("codesTitle")} text={t("codesText")} />
      <ul className="my-4 flex flex-col gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm font-semibold whitespace-nowrap select-all max-sm:text-xs">{code}</code>
          </li>
        ))}
      </ul>
      <Button to="/account/security">{t("codesDone")}</Button>
    </Card>
  );
}
