import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select } from "#ui/inputs.tsx";

/** Chooses the row into which another one is merged. */
export function ChooseRow({ into, targets }: { into: string | null; targets: readonly Option[] }) {
  const t = useTranslations("lists.console.merge");
  const form = useTranslations("lists.console.form");
  return (
    <Card>
      <SubmitForm
        Form={Form}
        method="get"
        reply={null}
        values={{ into: into ?? "" }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field name="into" label={t("choose")} required>
          <Select placeholder={form("choose")} options={targets} />
        </Field>
        <Button type="submit" variant="secondary">
          {t("preview")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
