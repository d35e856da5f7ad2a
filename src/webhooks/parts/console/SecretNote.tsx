import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { TextInput } from "#ui/inputs.tsx";

/** The secret of a webhook, when it is made. */
export function SecretNote({ secret }: { secret: string }) {
  const t = useTranslations("webhooks.console");
  return (
    <Alert tone="success" live>
      <p>{t("made")}</p>
      <div className="mt-3">
        <TextInput readOnly value={secret} aria-label={t("secret")} className="font-mono" />
      </div>
    </Alert>
  );
}
