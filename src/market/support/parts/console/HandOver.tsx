import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";

/** The form that hands a headhunting request over to an agency. */
export function HandOver({
  agencies,
  reply,
}: {
  agencies: readonly { value: string; label: string }[];
  reply: FormReply | undefined;
}) {
  const t = useTranslations("support.console.thread");
  const busy = useNavigation().state === "submitting";
  return (
    <Card>
      <SubmitForm reply={reply} preventScrollReset>
        <input type="hidden" name="do" value="hand_over" />
        <Field name="agency_id" label={t("agency")} help={t("handOverHelp")} required>
          <Select placeholder={t("choose")} options={agencies} />
        </Field>
        <Button type="submit" block variant="secondary" busy={busy}>
          {t("handOver")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
