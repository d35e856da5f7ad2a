import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { currencies, type LawKind, vatKinds } from "#platform/reference/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import type { Shown, Verb } from "../../pages/console/write-form.ts";
import { lawReasonMax, sourceMax } from "../../terms.ts";
import { LawValues } from "./LawValues.tsx";

/** Adds, edits or corrects a row of law: a preview first, then the change. */
export function LawForm({
  verb,
  kind,
  values,
  shown,
}: {
  verb: Exclude<Verb, "cancel">;
  kind: LawKind;
  values: object;
  shown: Shown | undefined;
}) {
  const t = useTranslations("law.console.form");
  const answer = shown?.form === verb ? shown : undefined;
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg font-semibold">{t(verb === "update" ? "edit" : verb)}</h2>
        {verb === "correct" && <p className="mt-1 text-ink-700">{t("correctLead")}</p>}
      </div>
      <SubmitForm
        method="post"
        reply={answer?.reply}
        values={values}
        prefix={verb}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="do" value={verb} />
        {"version" in values && <input type="hidden" name="version" value={String(values.version)} />}
        {verb === "correct" ? (
          <Field name="reason" label={t("reason")} required>
            <Textarea limit={lawReasonMax} rows={2} />
          </Field>
        ) : (
          <Days kind={kind} isNew={verb === "create"} />
        )}
        <LawValues kind={kind} />
        <Field name="source" label={t("source")} help={t("sourceHelp")} required>
          <TextInput maxLength={sourceMax} />
        </Field>
        <Field name="source_url" label={t("sourceUrl")} optional>
          <TextInput maxLength={sourceMax} inputMode="url" />
        </Field>
        <PreviewOf shown={answer} />
        <Steps answer={answer}>{t(verb === "correct" ? "confirmCorrect" : "save")}</Steps>
      </SubmitForm>
    </Card>
  );
}

/** Cancels a row that has not begun. */
export function CancelForm({
  kind,
  version,
  shown,
}: {
  kind: LawKind;
  version: number;
  shown: Shown | undefined;
}) {
  const t = useTranslations("law.console.form");
  const answer = shown?.form === "cancel" ? shown : undefined;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("cancel")}</h2>
      <p className="text-ink-700">{t(kind === "holidays" ? "cancelHoliday" : "cancelLead")}</p>
      <SubmitForm method="post" reply={answer?.reply} prefix="cancel" className="flex flex-col gap-4">
        <input type="hidden" name="do" value="cancel" />
        <input type="hidden" name="version" value={version} />
        <PreviewOf shown={answer} />
        <Steps answer={answer}>{t("confirmCancel")}</Steps>
      </SubmitForm>
    </Card>
  );
}

/** The preview, and after it the change itself. */
function Steps({ answer, children }: { answer: Shown | undefined; children: ReactNode }) {
  const t = useTranslations("law.console.form");
  const busy = useNavigation().state === "submitting";
  return (
    <div className="flex flex-wrap gap-3">
      {answer?.preview && (
        <Button type="submit" name="step" value="save" busy={busy}>
          {children}
        </Button>
      )}
      <Button
        type="submit"
        name="step"
        value="preview"
        variant={answer?.preview ? "secondary" : "primary"}
        busy={busy}
      >
        {t("preview")}
      </Button>
    </div>
  );
}

function PreviewOf({ shown }: { shown: Shown | undefined }) {
  const t = useTranslations("law.console.preview");
  if (!shown?.preview) return null;
  const { effects, moved } = shown.preview;
  return (
    <Alert tone="info" live>
      <p className="font-semibold">{t("title")}</p>
      <ul className="mt-1 list-disc pl-5">
        {effects.map(({ what, count }) => (
          <li key={what}>{t(`effects.${what}`, { count })}</li>
        ))}
        {moved.length > 0 && <li>{t("moved", { count: moved.length })}</li>}
        {effects.length + moved.length === 0 && <li>{t("none")}</li>}
      </ul>
    </Alert>
  );
}

function Days({ kind, isNew }: { kind: LawKind; isNew: boolean }) {
  const t = useTranslations("law.console.form");
  const labels = useTranslations("law.labels.series");
  const series = kind === "vat" ? vatKinds : kind === "rates" ? currencies.filter((c) => c !== "VND") : [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {isNew && series.length > 0 && (
        <Field name="series" label={t("series")} required className="sm:col-span-2">
          <Select options={series.map((value) => ({ value, label: labels(value) }))} />
        </Field>
      )}
      <Field name="from_day" label={t("from")} required>
        <DateInput />
      </Field>
      <Field name="to_day" label={t("to")} help={t(kind === "holidays" ? "toHoliday" : "toHelp")} optional>
        <DateInput />
      </Field>
    </div>
  );
}
