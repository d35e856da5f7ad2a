import { useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";

const formId = "delete-person";

/** Deletes somebody, after asking; without script at once. */
export function DeletePerson({ name }: { name: string }) {
  const t = useTranslations("talentPools.console.person");
  const [asking, setAsking] = useState(false);
  return (
    <Form
      id={formId}
      method="post"
      onSubmit={(event) => {
        if (asking) return setAsking(false);
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value="delete" />
      <Button type="submit" variant="ghost" icon="trash" aria-haspopup="dialog">
        {t("delete")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("deleteTitle", { name })}
        text={t("deleteText")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keepThem")}
            </Button>
            <Button type="submit" form={formId} variant="danger">
              {t("delete")}
            </Button>
          </>
        }
      />
    </Form>
  );
}
