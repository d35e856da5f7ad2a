import { type ActionFunctionArgs, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { formOf, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { Table } from "#ui/Table.tsx";
import { titleImport } from "../../contract.ts";
import { titlePaths } from "../../paths.ts";
import { fileLimits, type RowChange } from "../../terms.ts";

type Plan = AnswerOf<typeof titleImport>;

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const file = posted.get("file");
  const uploaded = file instanceof File && file.size > 0 ? await file.text() : null;
  const csv = (uploaded ?? String(posted.get("csv") ?? "")).slice(0, fileLimits.text + 1);
  const preview = posted.get("step") !== "save" || uploaded !== null;
  const plan_hash = String(posted.get("plan_hash") ?? "");
  const outcome = await submit(context, request, titleImport, { body: { csv, preview, plan_hash } });
  return outcome.ok
    ? { csv, errors: [], plan: outcome.data }
    : { csv, errors: outcome.errors.map(({ detail }) => detail), plan: null };
}

/** Imports job titles as CSV: the plan first, then the change. */
export default function ImportJobTitles() {
  const answer = useActionData<typeof action>();
  const t = useTranslations("jobTitles.console");
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6">
      <title>{`${t("file.title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: titlePaths.list }, { label: t("file.title") }]} />
      <div>
        <h1 className="text-2xl font-semibold">{t("file.title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("file.lead")}</p>
      </div>
      {answer && answer.errors.length > 0 && (
        <Alert tone="danger" title={t("file.refused")} live>
          {answer.errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Alert>
      )}
      {answer?.plan && <PlanOf plan={answer.plan} />}
      {(!answer?.plan || answer.plan.meta.preview) && (
        <ImportForm csv={answer?.csv ?? ""} plan={answer?.plan ?? null} />
      )}
    </div>
  );
}

function ImportForm({ csv, plan }: { csv: string; plan: Plan | null }) {
  const t = useTranslations("jobTitles.console.file");
  const busy = useNavigation().state === "submitting";
  const changes = plan !== null && plan.meta.counts.added + plan.meta.counts.changed > 0;
  return (
    <Card>
      <SubmitForm
        key={plan?.meta.plan_hash}
        method="post"
        encType="multipart/form-data"
        reply={null}
        values={{ csv }}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="plan_hash" value={plan?.meta.plan_hash ?? ""} />
        <Field name="csv" label={t("csv")} help={t("csvHelp")}>
          <Textarea rows={10} className="font-mono text-sm" />
        </Field>
        <Field name="file" label={t("upload")}>
          <FileInput extensions={[".csv"]} maxBytes={fileLimits.text} />
        </Field>
        <div className="flex flex-wrap gap-3">
          {changes && (
            <Button type="submit" name="step" value="save" busy={busy}>
              {t("act")}
            </Button>
          )}
          <Button
            type="submit"
            name="step"
            value="preview"
            variant={changes ? "secondary" : "primary"}
            busy={busy}
          >
            {t("preview")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

const tones = {
  added: "success",
  changed: "info",
  unchanged: "neutral",
  refused: "warning",
} as const satisfies Record<RowChange, Tone>;

function PlanOf({ plan }: { plan: Plan }) {
  const t = useTranslations("jobTitles.console");
  const labels = useTranslations("jobTitles.labels.change");
  const { counts, preview } = plan.meta;
  const changes = counts.added + counts.changed;
  return (
    <section className="flex flex-col gap-4">
      <Alert tone={preview ? "info" : "success"} title={preview ? t("file.result") : undefined} live>
        <p>{preview ? t("file.counts", counts) : t("file.done", { count: changes })}</p>
        {preview && changes === 0 && <p>{t("file.nothing")}</p>}
      </Alert>
      <Card flush>
        <Table
          caption={t("file.caption")}
          rowKey={({ line }) => line}
          rows={plan.data.filter(({ change }) => change !== "unchanged").slice(0, 200)}
          columns={[
            { key: "name", label: t("columns.name"), main: true, cell: ({ name }) => name || "–" },
            { key: "name_vn", label: t("columns.name_vn"), cell: ({ name_vn }) => name_vn || "–" },
            { key: "line", label: t("file.line"), align: "end", cell: ({ line }) => line },
            {
              key: "change",
              label: t("file.change"),
              cell: ({ change }) => <Badge tone={tones[change]}>{labels(change)}</Badge>,
            },
            { key: "problem", label: t("file.problem"), cell: ({ problem }) => problem ?? "–" },
          ]}
        />
      </Card>
    </section>
  );
}
