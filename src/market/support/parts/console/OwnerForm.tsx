import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select } from "#ui/inputs.tsx";

/** Names the administrator who takes care of the conversation. */
export function OwnerForm({
  owner,
  ownId,
  admins,
  reply,
}: {
  owner: string | null;
  ownId: string;
  admins: readonly Option[];
  reply: FormReply | undefined;
}) {
  const t = useTranslations("support.console.thread");
  const busy = useNavigation().state === "submitting";
  return (
    <Card className="flex flex-col gap-3">
      {owner !== ownId && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="assign" />
          <input type="hidden" name="owner_id" value={ownId} />
          <Button type="submit" block icon="user" busy={busy}>
            {t("ownerTake")}
          </Button>
        </Form>
      )}
      <SubmitForm
        key={owner}
        reply={reply}
        values={{ owner_id: owner ?? "" }}
        prefix="owner"
        preventScrollReset
        className="flex flex-col gap-3"
      >
        <input type="hidden" name="do" value="assign" />
        <Field name="owner_id" label={t("owner")} help={t("ownerHelp")}>
          <Select placeholder={t("ownerNone")} options={admins} />
        </Field>
        <Button type="submit" block variant="secondary" busy={busy}>
          {t("ownerSave")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
