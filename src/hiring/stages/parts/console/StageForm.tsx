import { useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { EditForm, EditNotes } from "#ui/form/EditForm.tsx";
import { useRows } from "#ui/form/edit.ts";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { Select, TextInput } from "#ui/inputs.tsx";
import type { pipelineShow } from "../../contract.ts";
import { caps, fixedKinds, notifyingKinds, ownKinds } from "../../terms.ts";

type Pipeline = AnswerOf<typeof pipelineShow>["data"]["attributes"];
type Stage = Pipeline["stages"][number];

/** Edits names and order of the stages of a job, or of those that new jobs start with. Members who may not change them see it disabled. */
export function StageForm({ pipeline, reply }: { pipeline: Pipeline; reply: FormReply | undefined }) {
  const t = useTranslations("stages.console");
  const busy = useNavigation().formData?.get("intent") === "save";
  const isOwn = ({ kind }: Stage) => ownKinds.some((own) => own === kind);
  const own = pipeline.stages.filter(isOwn);
  const values = {
    version: String(pipeline.version),
    stages: own.map(({ id, kind, name, name_vn, notify_candidate, folded }) => ({
      id: String(id),
      kind,
      name,
      name_vn,
      notify_candidate: String(notify_candidate),
      folded: String(folded),
    })),
    fixed: Object.fromEntries(
      pipeline.stages
        .filter((stage) => !isOwn(stage))
        .map(({ kind, name, name_vn, notify_candidate, folded }) => {
          // EditForm would report a value that has no field as an unsaved edit.
          const notifies = notify_candidate !== null && { notify_candidate: String(notify_candidate) };
          return [kind, { name, name_vn, folded: String(folded), ...notifies }];
        }),
    ),
  };
  return (
    <EditForm
      id="stages"
      reply={reply}
      values={values}
      leaveWarning={pipeline.can.edit}
      enter={{ name: "intent", value: "save" }}
      className="flex flex-col gap-6"
    >
      <EditNotes />
      <input type="hidden" name="version" value={pipeline.version} />
      <fieldset disabled={!pipeline.can.edit} className="contents">
        <Alert tone="info" title={t("notifyTitle")}>
          {t("notifyText")}
        </Alert>
        <OwnStages stages={pipeline.stages} />
        <FixedStages stages={pipeline.stages} />
        {pipeline.can.edit && (
          <Button type="submit" name="intent" value="save" busy={busy} className="self-start max-sm:w-full">
            {t("save")}
          </Button>
        )}
      </fieldset>
    </EditForm>
  );
}

function OwnStages({ stages }: { stages: readonly Stage[] }) {
  const t = useTranslations("stages.console");
  const locale = useLocale();
  const rows = useRows("stages");
  const { value } = useFormScope();
  const nameOf = (kind: Stage["kind"]) => {
    const stage = stages.find((each) => each.kind === kind);
    return (locale === "vi" ? stage?.name_vn : stage?.name) ?? "";
  };
  return (
    <Card>
      <CardHeader title={t("ownTitle")} />
      <p className="mt-1 text-sm text-ink-500">
        {t("ownText", { applied: nameOf("applied"), offer: nameOf("offer") })}
      </p>
      <div className="mt-4 flex flex-col gap-3">
        {rows.rows.length === 0 && <p className="text-sm text-ink-500">{t("none")}</p>}
        {rows.rows.map(({ key, name }, index) => {
          const stored = stages.find(({ id }) => String(id) === textOf(value(`${name}.id`)));
          return <OwnStage key={key} name={name} stored={stored} rows={rows} index={index} />;
        })}
        {rows.rows.length < caps.stages && (
          <Button
            variant="secondary"
            size="sm"
            icon="plus"
            className="self-start"
            {...rows.add({ kind: "screening", notify_candidate: "true", folded: "false" })}
          >
            {t("add")}
          </Button>
        )}
      </div>
    </Card>
  );
}

function OwnStage({
  name,
  stored,
  rows,
  index,
}: {
  name: string;
  /** The stage before the edit; undefined for a new one. */
  stored: Stage | undefined;
  rows: ReturnType<typeof useRows>;
  index: number;
}) {
  const t = useTranslations("stages.console");
  const number = index + 1;
  return (
    <fieldset className="relative min-w-0 rounded-lg border border-line p-4">
      <legend className="float-left mb-3 w-full pr-26 text-sm font-semibold">
        {t("number", { number })}
        {stored && stored.applicants !== null && (
          <span className="ml-2 font-normal text-ink-500">{t("inIt", { count: stored.applicants })}</span>
        )}
      </legend>
      <span className="absolute top-2 right-2">
        {index > 0 && (
          <IconButton
            icon="chevron-up"
            size="sm"
            label={t("moveUp", { number })}
            {...rows.move(index, index - 1)}
          />
        )}
        {index < rows.rows.length - 1 && (
          <IconButton
            icon="chevron-down"
            size="sm"
            label={t("moveDown", { number })}
            {...rows.move(index, index + 1)}
          />
        )}
        {(stored?.can.remove ?? true) && (
          <IconButton icon="trash" size="sm" label={t("remove", { number })} {...rows.remove(index)} />
        )}
      </span>
      <input type="hidden" name={`${name}.id`} value={stored?.id ?? ""} />
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <Names name={name} />
        <KindField name={name} stored={stored} />
        <ChoiceField name={name} field="notify_candidate" />
        <ChoiceField name={name} field="folded" />
      </div>
    </fieldset>
  );
}

/** The kind of a stage. It is fixed once the stage is stored: another kind would change the status of its applicants. */
function KindField({ name, stored }: { name: string; stored: Stage | undefined }) {
  const t = useTranslations("stages.console");
  const kinds = useTranslations("applications.labels.stage");
  const offered = stored ? ownKinds.filter((kind) => kind === stored.kind) : ownKinds;
  return (
    <Field name={`${name}.kind`} label={t("kind")}>
      <Select options={offered.map((kind) => ({ value: kind, label: kinds(kind) }))} />
    </Field>
  );
}

/** Whether a move into the stage notifies the candidate, or whether its column starts folded. */
function ChoiceField({ name, field }: { name: string; field: "notify_candidate" | "folded" }) {
  const t = useTranslations(`stages.console.${field}`);
  return (
    <Field name={`${name}.${field}`} label={t("label")}>
      <Select options={(["true", "false"] as const).map((value) => ({ value, label: t(value) }))} />
    </Field>
  );
}

function FixedStages({ stages }: { stages: readonly Stage[] }) {
  const t = useTranslations("stages.console");
  const kinds = useTranslations("applications.labels.stage");
  const shown = fixedKinds.filter((kind) => stages.some((stage) => stage.kind === kind));
  return (
    <Card>
      <CardHeader title={t("fixedTitle")} />
      <p className="mt-1 text-sm text-ink-500">{t("fixedText")}</p>
      <div className="mt-4 flex flex-col gap-5">
        {shown.map((kind) => (
          <fieldset key={kind} className="min-w-0">
            <legend className="mb-2 text-sm font-semibold">{kinds(kind)}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <Names name={`fixed.${kind}`} />
              {notifyingKinds.includes(kind) && (
                <ChoiceField name={`fixed.${kind}`} field="notify_candidate" />
              )}
              <ChoiceField name={`fixed.${kind}`} field="folded" />
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

function Names({ name }: { name: string }) {
  const t = useTranslations("stages.console");
  return (
    <>
      <Field name={`${name}.name`} label={t("name")} required>
        <TextInput maxLength={caps.name} autoComplete="off" />
      </Field>
      <Field name={`${name}.name_vn`} label={t("nameVn")}>
        <TextInput maxLength={caps.name} autoComplete="off" lang="vi" placeholder={t("nameVnEmpty")} />
      </Field>
    </>
  );
}
