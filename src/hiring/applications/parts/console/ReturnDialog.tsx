import { useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { returnReasonMost } from "../../terms.ts";

/** The dialog in which the AM gives the reason for sending an applicant back; open while `who` is set. */
export function ReturnDialog({
  who,
  onClose,
  onReturn,
}: {
  who: { id: string; name: string } | null;
  onClose: () => void;
  onReturn: (note: string) => void;
}) {
  const t = useTranslations("applications.console.return");
  const [isMissing, setMissing] = useState(false);
  // The last applicant remains rendered while the closing dialog fades.
  const [last, setLast] = useState(who);
  if (who && who !== last) {
    setLast(who);
    setMissing(false);
  }
  return (
    <Dialog
      size="md"
      open={who !== null}
      onClose={onClose}
      title={last && t("title", { name: last.name })}
      text={t("text")}
    >
      <Form
        key={last?.id}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
          setMissing(note === "");
          if (note !== "") onReturn(note);
        }}
        className="flex flex-col gap-4 pb-4 sm:pb-6"
      >
        <Field name="note" label={t("reason")} required error={isMissing ? t("missing") : null}>
          <Textarea rows={3} maxLength={returnReasonMost} />
        </Field>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("submit")}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
