import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import type { ClientView, MergeEffect } from "./client-view.ts";
import { useClientLabels } from "./use-client-labels.ts";

/** The forms with which an administrator merges a client into another one, and undoes a merge. */
export function MergeForm({
  others,
  merged,
  effect,
}: {
  others: readonly Option[];
  merged: ClientView["merged"];
  effect: MergeEffect | undefined;
}) {
  const t = useTranslations("clients.console.merge");
  const day = useDate("exact");
  return (
    <>
      {merged.length > 0 && (
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{t("merged")}</h2>
          {merged.map(({ id, name, undo_until }) => (
            <Form key={id} method="post" className="flex flex-wrap items-center gap-3">
              <input type="hidden" name="do" value="undo" />
              <input type="hidden" name="merged" value={id} />
              <Button type="submit" variant="secondary" size="sm" icon="undo">
                {t("undo", { name })}
              </Button>
              <span className="text-sm text-ink-500">{t("undoUntil", { date: day(undo_until) })}</span>
            </Form>
          ))}
        </Card>
      )}
      {others.length > 0 && (
        <Card className="flex flex-col gap-4">
          <CardHeader title={t("title")} text={t("text")} />
          <Form
            key={effect?.into_id}
            method="post"
            className="flex flex-wrap items-end gap-3"
            preventScrollReset
          >
            <input type="hidden" name="do" value="merge" />
            <Field name="into_id" label={t("into")} className="min-w-0 flex-1 basis-64">
              <Select options={others} defaultValue={effect?.into_id} />
            </Field>
            <Button type="submit" variant="secondary">
              {t("look")}
            </Button>
          </Form>
          {effect && <EffectNote effect={effect} />}
        </Card>
      )}
    </>
  );
}

function EffectNote({ effect: { into_id, moves, conflicts } }: { effect: MergeEffect }) {
  const t = useTranslations("clients.console.merge");
  const labelOf = useFieldLabel();
  return (
    <Alert tone="warning" live>
      <p>{t("moves", moves)}</p>
      {conflicts.contacts.length > 0 && (
        <p className="mt-1">{t("contactsStay", { names: conflicts.contacts.join(", ") })}</p>
      )}
      {conflicts.fields.length > 0 && (
        <p className="mt-1">{t("fields", { fields: conflicts.fields.map(labelOf).join(", ") })}</p>
      )}
      <Form method="post" className="mt-3">
        <input type="hidden" name="do" value="merge" />
        <input type="hidden" name="into_id" value={into_id} />
        <input type="hidden" name="confirmed" value="true" />
        <Button type="submit" variant="danger" size="sm">
          {t("confirm")}
        </Button>
      </Form>
    </Alert>
  );
}

function useFieldLabel(): (field: string) => string {
  const labels: Readonly<Record<string, string>> = useClientLabels();
  return (field) => labels[field] ?? field;
}
