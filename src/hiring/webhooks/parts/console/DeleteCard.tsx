import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";

/** Deletes a webhook after a confirmation. */
export function DeleteCard() {
  const intent = useNavigation().formData?.get("intent");
  const t = useTranslations("webhooks.console");
  return (
    <Card>
      <CardHeader
        title={t("delete")}
        text={t("deleteText")}
        actions={
          <AskFirst
            fields={{ intent: "delete" }}
            title={t("deleteTitle")}
            text={t("deleteText")}
            keep={t("keep")}
            confirm={t("delete")}
          >
            <Button
              type="submit"
              variant="danger"
              size="sm"
              busy={intent === "delete"}
              aria-haspopup="dialog"
            >
              {t("delete")}
            </Button>
          </AskFirst>
        }
      />
    </Card>
  );
}
