import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { formOf, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { lawImport } from "../../contract.ts";
import { Difference } from "../../parts/console/Difference.tsx";
import { lawPaths } from "../../paths.ts";
import { kindOf } from "./kind-of.ts";

const mostText = 200_000;

export const loader = ({ params }: LoaderFunctionArgs) => ({ kind: kindOf(params) });

export async function action({ context, request, params }: ActionFunctionArgs) {
  const kind = kindOf(params);
  const posted = await formOf(request);
  const json = String(posted.get("json") ?? "").slice(0, mostText);
  const preview = posted.get("step") !== "save";
  const body = { rows: rowsOf(json) as never, preview };
  const outcome = await submit(context, request, lawImport, { params: { kind }, body });
  if (outcome.ok && !preview) throw redirect(lawPaths.list(kind));
  if (outcome.ok) return { json, errors: [], difference: outcome.data };
  const errors = outcome.errors.map(({ source, detail }) =>
    source?.pointer ? `${source.pointer}: ${detail}` : detail,
  );
  return { json, errors, difference: null };
}

/** Returns the rows of an exported file; a text that is no such file has none, which the API refuses. */
function rowsOf(json: string): unknown {
  try {
    const file: unknown = JSON.parse(json);
    return Array.isArray(file) ? file : (file as { rows?: unknown }).rows;
  } catch {
    return undefined;
  }
}

/** Imports rows as JSON: the difference first, then the change. */
export default function ImportLaw() {
  const { kind } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations("law.console");
  const labels = useTranslations("law.labels.kind");
  const busy = useNavigation().state === "submitting";
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6">
      <title>{`${t("file.import")} · Sen`}</title>
      <Breadcrumbs items={[{ label: labels(kind), to: lawPaths.list(kind) }, { label: t("file.import") }]} />
      <h1 className="text-2xl font-semibold">{t("file.import")}</h1>
      {answer && answer.errors.length > 0 && (
        <Alert tone="danger" title={t("file.refused")} live>
          <ul className="list-disc pl-5 break-words">
            {answer.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Alert>
      )}
      {answer?.difference && <Difference difference={answer.difference} />}
      <Card>
        <SubmitForm
          method="post"
          reply={null}
          values={{ json: answer?.json ?? "" }}
          className="flex flex-col gap-5"
        >
          <Field name="json" label={t("file.json")} help={t("file.jsonHelp")} required>
            <Textarea rows={14} className="font-mono text-sm" />
          </Field>
          <div className="flex flex-wrap gap-3">
            {answer?.difference && (
              <Button type="submit" name="step" value="save" busy={busy}>
                {t("file.import")}
              </Button>
            )}
            <Button
              type="submit"
              name="step"
              value="preview"
              variant={answer?.difference ? "secondary" : "primary"}
              busy={busy}
            >
              {t("form.preview")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </div>
  );
}
