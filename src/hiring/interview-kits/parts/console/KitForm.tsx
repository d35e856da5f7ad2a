import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { EditForm, EditNotes } from "#ui/form/EditForm.tsx";
import { useRows } from "#ui/form/edit.ts";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { type KitAttribute, type KitQuestion, kitMax } from "../../terms.ts";

export interface KitFormValues {
  name: string;
  questions: readonly KitQuestion[];
  attributes: readonly KitAttribute[];
  version?: number | undefined;
}

/** The form of a template, or of the kit of a job's round. */
export function KitForm({
  name,
  values,
  reply,
}: {
  /** The name of the draft that the browser stores. */
  name: string;
  values: KitFormValues;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("interview-kits.console.form");
  const busy = useNavigation().formData?.get("intent") === "save";
  const { version, ...stored } = values;
  return (
    <EditForm
      id="kit"
      reply={reply}
      values={{ ...stored, ...(version !== undefined && { version: String(version) }) }}
      autosave={`kit.${name}`}
      leaveWarning
      enter={{ name: "intent", value: "save" }}
      className="flex flex-col gap-6"
    >
      <EditNotes />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Card>
        <Field name="name" label={t("name")} help={t("nameHelp")} required>
          <TextInput maxLength={kitMax.name} autoComplete="off" />
        </Field>
      </Card>
      <Questions />
      <Attributes />
      <Button type="submit" name="intent" value="save" busy={busy} className="self-start max-sm:w-full">
        {t("save")}
      </Button>
    </EditForm>
  );
}

function Questions() {
  const t = useTranslations("interview-kits.console.form");
  const rows = useRows("questions");
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("questions")} text={t("questionsText")} />
      {rows.rows.map(({ key, name }, index) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-t border-line pt-4">
          <div className="flex flex-col gap-3">
            <Field name={`${name}.text`} label={t("question", { number: index + 1 })} required>
              <Textarea rows={2} limit={kitMax.question} />
            </Field>
            <Field name={`${name}.hint`} label={t("hint")} help={t("hintHelp")} optional>
              <Textarea rows={1} limit={kitMax.hint} />
            </Field>
          </div>
          <RowButtons rows={rows} index={index} label={t("question", { number: index + 1 })} />
        </div>
      ))}
      {rows.rows.length < kitMax.questions && (
        <Button variant="secondary" size="sm" icon="plus" className="self-start" {...rows.add()}>
          {t("addQuestion")}
        </Button>
      )}
    </Card>
  );
}

function Attributes() {
  const t = useTranslations("interview-kits.console.form");
  const rows = useRows("attributes");
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("attributes")} text={t("attributesText")} />
      {rows.rows.map(({ key, name }, index) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-t border-line pt-4">
          <div className="grid gap-3 sm:grid-cols-2">
            <Field
              name={`${name}.name`}
              label={t("attribute", { number: index + 1 })}
              required
              className="sm:col-span-2"
            >
              <TextInput maxLength={kitMax.attribute} autoComplete="off" />
            </Field>
            <Field name={`${name}.low`} label={t("low")} optional>
              <TextInput maxLength={kitMax.words} autoComplete="off" />
            </Field>
            <Field name={`${name}.high`} label={t("high")} optional>
              <TextInput maxLength={kitMax.words} autoComplete="off" />
            </Field>
          </div>
          <RowButtons rows={rows} index={index} label={t("attribute", { number: index + 1 })} />
        </div>
      ))}
      {rows.rows.length < kitMax.attributes && (
        <Button variant="secondary" size="sm" icon="plus" className="self-start" {...rows.add()}>
          {t("addAttribute")}
        </Button>
      )}
    </Card>
  );
}

/** The buttons that move and remove a row. */
function RowButtons({
  rows,
  index,
  label: row,
}: {
  rows: ReturnType<typeof useRows>;
  index: number;
  label: string;
}) {
  const t = useTranslations("interview-kits.console.form");
  return (
    <span className="flex flex-col">
      <IconButton icon="trash" size="sm" label={t("remove", { row })} {...rows.remove(index)} />
      {index > 0 && (
        <IconButton icon="chevron-up" size="sm" label={t("up", { row })} {...rows.move(index, index - 1)} />
      )}
      {index < rows.rows.length - 1 && (
        <IconButton
          icon="chevron-down"
          size="sm"
          label={t("down", { row })}
          {...rows.move(index, index + 1)}
        />
      )}
    </span>
  );
}
