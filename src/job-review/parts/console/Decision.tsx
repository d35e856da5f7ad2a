import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { type DisplayState, jobRejectReasons } from "#jobs/terms.ts";
import type { FormReply } from "#kit/form.ts";
import { valueAt } from "#kit/form-names.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Textarea } from "#ui/inputs.tsx";

const noteMax = 1000;

/** Approve, or reject with a reason that helps; without script the reasons open all the same. */
export function Decision({
  can,
  state,
  emailVerified,
  reply,
}: {
  can: { approve: boolean; reject: boolean };
  state: DisplayState;
  emailVerified: boolean;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("jobs.console.review");
  const states = useTranslations("jobs.labels.display_state");
  const busy = useNavigation().formData?.get("decision");
  if (state !== "reviewing")
    return (
      <Card>
        <h2 className="text-lg font-semibold">{t("decision")}</h2>
        <p className="mt-1 text-sm text-ink-500">{t("decidedAlready", { state: states(state) })}</p>
      </Card>
    );
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("decision")}</h2>
      {reply?.error?.formErrors && (
        <Alert tone="danger" live>
          {reply.error.formErrors}
        </Alert>
      )}
      <Form method="post" className="flex flex-col gap-2">
        <Button
          type="submit"
          name="decision"
          value="approve"
          data-key="approve"
          icon="check"
          disabled={!can.approve}
          busy={busy === "approve"}
          aria-keyshortcuts="a"
          aria-describedby={can.approve ? undefined : "why-not"}
        >
          {t("approve")}
        </Button>
        {!can.approve && !emailVerified && (
          <p id="why-not" className="flex gap-2 text-sm text-warning-600">
            <Icon name="alert" size="sm" className="mt-0.5" />
            {t("blockedByEmail")}
          </p>
        )}
      </Form>
      {can.reject && <Reject reply={reply} busy={busy === "reject"} />}
    </Card>
  );
}

function Reject({ reply, busy }: { reply: FormReply | undefined; busy: boolean }) {
  const t = useTranslations("jobs.console.review");
  const reasons = useTranslations("jobs.labels.reject_reason");
  const [reason, setReason] = useState(String(valueAt(reply?.submission.payload, "reason_id") ?? ""));
  const box = useRef<HTMLDetailsElement>(null);
  const needsNote = jobRejectReasons.some(({ id, noteRequired }) => noteRequired && String(id) === reason);
  const { reason_id, note } = reply?.error?.fieldErrors ?? {};
  const wrong = reason_id || note;
  return (
    <details
      ref={box}
      open={wrong ? true : undefined}
      className="group"
      onToggle={(event) => {
        if (event.currentTarget.open && !wrong)
          box.current?.querySelector<HTMLElement>("input[type=radio]")?.focus();
      }}
    >
      <summary
        data-key="reject"
        aria-keyshortcuts="r"
        className={buttonClass({ variant: "secondary", block: true })}
      >
        {t("reject")}
        <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      <SubmitForm reply={reply} wrong={null} noValidate className="mt-4 flex flex-col gap-4">
        <FieldSet name="reason_id" label={t("rejectTitle")} help={t("rejectHelp")} required>
          <RadioGroup
            value={reason}
            onChange={setReason}
            options={jobRejectReasons.map(({ id, key }) => ({ value: String(id), label: reasons(key) }))}
          />
        </FieldSet>
        <Field
          name="note"
          label={t("note")}
          help={needsNote ? t("noteRequired") : undefined}
          required={needsNote}
          optional={!needsNote}
        >
          <Textarea rows={3} limit={noteMax} />
        </Field>
        <Button type="submit" name="decision" value="reject" variant="danger" busy={busy}>
          {t("confirmReject")}
        </Button>
      </SubmitForm>
    </details>
  );
}
