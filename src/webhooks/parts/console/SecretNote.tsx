import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { TextInput } from "#ui/inputs.tsx";

/** The secret of a webhook, when it is made: it is shown once, so it comes into view, ready to be copied. */
export function SecretNote({ secret }: { secret: string }) {
  const t = useTranslations("webhooks.console");
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new secret is shown
  useEffect(() => {
    const input = note.current?.querySelector("input");
    input?.focus({ preventScroll: true });
    input?.select();
    note.current?.scrollIntoView({ block: "center" });
  }, [secret]);
  return (
    <div ref={note}>
      <Alert tone="success" live>
        <p>{t("made")}</p>
        <div className="mt-3">
          <TextInput readOnly value={secret} aria-label={t("secret")} className="font-mono" />
        </div>
      </Alert>
    </div>
  );
}
