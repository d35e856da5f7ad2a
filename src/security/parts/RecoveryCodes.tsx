import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";

/** The codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("security.site.twoStep");
  return (
    <Card>
      <CardHeader title={t("codesTitle")} text={t("codesText")} />
      <ul className="my-4 grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm font-semibold tabular-nums select-all">{code}</code>
          </li>
        ))}
      </ul>
      <Button to="/account/security">{t("codesDone")}</Button>
    </Card>
  );
}
