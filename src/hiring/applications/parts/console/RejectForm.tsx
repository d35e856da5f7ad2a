import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Radio } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { rejectMailDelayMinutes as minutes } from "../../terms.ts";
import type { Rejecting } from "./RejectDialog.tsx";
import { employerReasons } from "./reasons.ts";

export interface Rejection {
  reason: number;
  note: string;
}

/** The form of a rejection: its reason, the sentence that candidates read, and a note for the team. */
export function RejectForm({
  who: { count, unreached },
  onCancel,
  onReject,
  post,
  missing: refused = false,
}: {
  who: Omit<Rejecting, "id" | "name">;
  onCancel?: () => void;
  onReject?: (rejection: Rejection) => void;
  post?: { action: string; fields: ReactNode } | undefined;
  /** Whether the form was posted without a reason. */
  missing?: boolean | undefined;
}) {
  const t = useTranslations("applications.console");
  const labels = useTranslations("applications.labels");
  const [reason, setReason] = useState<number | null>(null);
  const [missing, setMissing] = useState(refused);
  const form = useRef<HTMLFormElement>(null);
  const chosen = employerReasons.find((entry) => entry.id === reason);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!post || !chosen) event.preventDefault();
    if (!chosen) {
      setMissing(true);
      form.current?.querySelector<HTMLInputElement>("input[type=radio]")?.focus();
      return;
    }
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    onReject?.({ reason: chosen.id, note });
  }
  const sentenceOf = ({ key, notified }: (typeof employerReasons)[number]) => (
    <>
      <span className="block text-ink-500">
        {t(notified ? "reject.willRead" : "reject.notMailed", { minutes, count })}
      </span>
      <span className="mt-1 block border-l-2 border-leaf-600 pl-3 text-ink-900">
        {labels(`reject_sentence.${key}`)}
      </span>
    </>
  );

  return (
    <Form
      ref={form}
      method="post"
      action={post?.action}
      onSubmit={submit}
      className="flex flex-col gap-4 pb-4 sm:pb-6"
    >
      {post?.fields}
      <FieldSet
        name="reason_id"
        label={t("reject.reason")}
        required
        error={missing && !chosen ? t("reject.missing") : null}
      >
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {employerReasons.map((entry) => (
            <Radio
              key={entry.id}
              value={entry.id}
              checked={reason === entry.id}
              onChange={() => setReason(entry.id)}
              label={labels(`reject_reason.${entry.key}`)}
              // Without JavaScript there is no dialog, so every reason has its sentence beside it.
              help={!onCancel && <span className="hidden noscript:block">{sentenceOf(entry)}</span>}
            />
          ))}
        </div>
      </FieldSet>
      <div className="rounded-md bg-mist p-3 text-sm noscript:hidden" aria-live="polite">
        {unreached ? (
          <p>{t("reject.unreached")}</p>
        ) : chosen ? (
          sentenceOf(chosen)
        ) : (
          <p className="text-ink-500">{t("reject.notifiedHint")}</p>
        )}
      </div>
      <Field name="note" label={t("reject.note")} help={t("reject.noteHelp")} optional>
        <Textarea rows={2} maxLength={1000} className="min-h-16!" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse max-sm:*:w-full">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("reject.cancel")}
          </Button>
        )}
        <Button type="submit" name="intent" value="reject" variant="danger">
          {t("reject.submit")}
        </Button>
      </div>
    </Form>
  );
}
