import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";

/** Replaces the secret of a webhook, and shows until when the previous one also signs. */
export function SecretCard({ oldUntil }: { oldUntil: string | null }) {
  const intent = useNavigation().formData?.get("intent");
  const t = useTranslations("webhooks.console");
  const date = useDate("exact");
  return (
    <Card>
      <CardHeader title={t("secret")} text={t("secretText")} />
      {oldUntil && <p className="mt-2 text-sm text-ink-700">{t("oldUntil", { date: date(oldUntil) })}</p>}
      <Form method="post" className="mt-4">
        <Button
          type="submit"
          name="intent"
          value="rotate"
          variant="secondary"
          size="sm"
          busy={intent === "rotate"}
        >
          {t("rotate")}
        </Button>
      </Form>
    </Card>
  );
}
