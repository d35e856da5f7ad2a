import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Radio } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { rejectMailDelayMinutes as minutes, rejectWordsMax } from "../../terms.ts";
import type { Rejecting } from "./RejectDialog.tsx";
import { employerReasons } from "./reasons.ts";

export interface Rejection {
  reason: number;
  note: string;
  /** The words to the candidate in place of the sentence of the reason; empty for the sentence. */
  words: string;
}

interface RejectFormProps {
  who: Omit<Rejecting, "id" | "name">;
  onCancel?: () => void;
  onReject?: (rejection: Rejection) => void;
  post?: { action: string; fields: ReactNode } | undefined;
  /** Whether the form was posted without a reason. */
  missing?: boolean | undefined;
}

type Reason = (typeof employerReasons)[number];

/** The form of a rejection: its reason, the sentence or the own words that candidates read, and a note for the team. */
export function RejectForm({ who, onCancel, onReject, post, missing: refused = false }: RejectFormProps) {
  const t = useTranslations("applications.console.reject");
  const [chosen, setChosen] = useState<Reason | null>(null);
  const [missing, setMissing] = useState(refused);
  const [words, setWords] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!post || !chosen) event.preventDefault();
    if (!chosen) {
      setMissing(true);
      form.current?.querySelector<HTMLInputElement>("input[type=radio]")?.focus();
      return;
    }
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    onReject?.({ reason: chosen.id, note, words: chosen.notified ? (words ?? "").trim() : "" });
  }
  return (
    <Form
      ref={form}
      method="post"
      action={post?.action}
      onSubmit={submit}
      className="flex flex-col gap-4 pb-4 sm:pb-6"
    >
      {post?.fields}
      <Reasons
        chosen={chosen}
        onChoose={setChosen}
        error={missing && !chosen ? t("missing") : null}
        // Without JavaScript there is no dialog, so every reason has its sentence beside it.
        help={(reason) =>
          !onCancel && (
            <span className="hidden noscript:block">
              <Sentence reason={reason} count={who.count} />
            </span>
          )
        }
      />
      <div className="rounded-md bg-mist p-3 text-sm noscript:hidden" aria-live="polite">
        {who.unreached ? (
          <p>{t("unreached")}</p>
        ) : chosen ? (
          <Sentence reason={chosen} count={who.count} words={words} />
        ) : (
          <p className="text-ink-500">{t("notifiedHint")}</p>
        )}
      </div>
      {chosen?.notified && !who.unreached && <OwnWords reason={chosen} words={words} onChange={setWords} />}
      <Field name="note" label={t("note")} help={t("noteHelp")} optional>
        <Textarea rows={2} maxLength={1000} className="min-h-16!" />
      </Field>
      <Buttons onCancel={onCancel} />
    </Form>
  );
}

function Reasons({
  chosen,
  onChoose,
  error,
  help,
}: {
  chosen: Reason | null;
  onChoose: (reason: Reason) => void;
  error: string | null;
  help: (reason: Reason) => ReactNode;
}) {
  const t = useTranslations("applications.console.reject");
  const labels = useTranslations("applications.labels.reject_reason");
  return (
    <FieldSet name="reason_id" label={t("reason")} required error={error}>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {employerReasons.map((reason) => (
          <Radio
            key={reason.id}
            value={reason.id}
            checked={chosen?.id === reason.id}
            onChange={() => onChoose(reason)}
            label={labels(reason.key)}
            help={help(reason)}
          />
        ))}
      </div>
    </FieldSet>
  );
}

/** The sentence that candidates read about a rejection, and when they are notified. */
function Sentence({
  reason: { key, notified },
  count,
  words = null,
}: {
  reason: Reason;
  count: number;
  /** The own words in place of the sentence. */
  words?: string | null;
}) {
  const t = useTranslations("applications.console.reject");
  const sentences = useTranslations("applications.labels.reject_sentence");
  return (
    <>
      <span className="block text-ink-500">{t(notified ? "willRead" : "notMailed", { minutes, count })}</span>
      <span className="mt-1 block border-l-2 border-leaf-600 pl-3 break-words whitespace-pre-line text-ink-900">
        {(notified && words?.trim()) || sentences(key)}
      </span>
    </>
  );
}

/** The field for own words, which begins with the sentence of the reason. */
function OwnWords({
  reason,
  words,
  onChange,
}: {
  reason: Reason;
  words: string | null;
  onChange: (words: string | null) => void;
}) {
  const t = useTranslations("applications.console.reject");
  const sentences = useTranslations("applications.labels.reject_sentence");
  if (words === null)
    return (
      <Button
        variant="ghost"
        size="sm"
        icon="edit"
        className="-my-2 self-start noscript:hidden"
        onClick={() => onChange(sentences(reason.key))}
      >
        {t("ownWords")}
      </Button>
    );
  return (
    <div className="flex flex-col items-start gap-1">
      <Field name="words" label={t("words")} help={t("wordsHelp")} className="w-full">
        <Textarea
          rows={4}
          maxLength={rejectWordsMax}
          value={words}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
        {t("sentenceAgain")}
      </Button>
    </div>
  );
}

function Buttons({ onCancel }: Pick<RejectFormProps, "onCancel">) {
  const t = useTranslations("applications.console.reject");
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse max-sm:*:w-full">
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
      )}
      <Button type="submit" name="intent" value="reject" variant="danger">
        {t("submit")}
      </Button>
    </div>
  );
}
