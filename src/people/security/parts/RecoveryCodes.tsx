import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";

/** The recovery codes, shown once. `next` is the page after them. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const t = useTranslations("security.site.twoStep");
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("codesTitle")} />
      <ShownOnce text={t("codesText")} value={codes.join("\n")}>
        <ul className="flex flex-col gap-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="text-sm font-semibold whitespace-nowrap select-all max-sm:text-xs">
                {code}
              </code>
            </li>
          ))}
        </ul>
      </ShownOnce>
      <Button to={next} className="self-start">
        {t("codesDone")}
      </Button>
    </Card>
  );
}
