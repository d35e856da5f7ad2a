import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Radio } from "#ui/choices.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { rejectMailDelayMinutes } from "../../terms.ts";
import { employerReasons, reasonKey } from "./reasons.ts";

/** Whom to reject; closed while null. */
export function RejectDialog({
  who,
  onClose,
  onReject,
}: {
  who: { id: string; name: string } | null;
  onClose: () => void;
  onReject: (given: { reason: number; note: string }) => void;
}) {
  const t = useTranslations("applications.console.reject");
  // What it says stays in place while it fades.
  const [last, setLast] = useState(who);
  if (who && who !== last) setLast(who);
  return (
    <Dialog size="md" open={who !== null} onClose={onClose} title={t("title", { name: last?.name ?? "" })}>
      {last && <RejectForm key={last.id} onClose={onClose} onReject={onReject} />}
    </Dialog>
  );
}

function RejectForm({
  onClose,
  onReject,
}: {
  onClose: () => void;
  onReject: (given: { reason: number; note: string }) => void;
}) {
  const t = useTranslations("applications.console");
  const labels = useTranslations("applications.labels");
  const [reason, setReason] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const chosen = employerReasons.find((entry) => entry.id === reason);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!chosen) {
      setMissing(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    onReject({ reason: chosen.id, note });
  }

  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4 pb-4 sm:pb-6">
      <FieldSet
        name="reason"
        label={t("reject.reason")}
        required
        error={missing && !chosen ? t("reject.missing") : null}
      >
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {employerReasons.map(({ id, key }) => (
            <Radio
              key={id}
              value={id}
              checked={reason === id}
              onChange={() => setReason(id)}
              label={labels(`reject_reason.${key}`)}
            />
          ))}
        </div>
      </FieldSet>
      <div className="rounded-md bg-mist p-3 text-sm" aria-live="polite">
        {!chosen && <p className="text-ink-500">{t("reject.notifiedHint")}</p>}
        {chosen && !chosen.notified && <p>{t("reject.notNotified")}</p>}
        {chosen?.notified && (
          <>
            <p className="text-ink-500">{t("reject.willRead", { minutes: rejectMailDelayMinutes })}</p>
            <blockquote className="mt-1 border-l-2 border-leaf-600 pl-3 text-ink-900">
              {labels(`reject_sentence.${reasonKey(chosen.id)}`)}
            </blockquote>
          </>
        )}
      </div>
      <Field name="note" label={t("reject.note")} help={t("reject.noteHelp")} optional>
        <Textarea rows={2} maxLength={1000} className="min-h-16!" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse max-sm:*:w-full">
        <Button variant="secondary" onClick={onClose}>
          {t("reject.cancel")}
        </Button>
        <Button type="submit" variant="danger">
          {t("reject.submit")}
        </Button>
      </div>
    </form>
  );
}
