import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { alertPaths } from "../paths.ts";
import { AlertFields } from "./AlertFields.tsx";
import type { AlertView } from "./alert-view.ts";
import { useAlertWords } from "./use-alert-words.ts";

/** Confirms that an alert was deleted, with an undo button. */
export function DeletedNote({ alert }: { alert: AlertView }) {
  const t = useTranslations("jobAlerts.site.list");
  const words = useAlertWords();
  return (
    <Alert
      tone="success"
      live
      actions={
        <Form method="post" action={alertPaths.list}>
          <AlertFields alert={alert} />
          <Button type="submit" size="sm" variant="secondary" icon="undo">
            {t("undo")}
          </Button>
        </Form>
      }
    >
      {t("deleted", { what: words(alert.named) })}
    </Alert>
  );
}
