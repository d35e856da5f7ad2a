import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { csvEncodings } from "#kit/csv-read.ts";
import { readForm } from "#kit/form.ts";
import { pageUrl, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { upload } from "../../contract.ts";
import { importPaths } from "../../paths.ts";
import { type ImportKind, importMaxBytes, mostRows } from "../../terms.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = pageUrl(request);
  const isOfPeople = searchParams.get("kind") === "candidates" || companyOf(workspaceOf(context)) === null;
  const isOfClients = pathname === importPaths.upload.clients;
  const kind: ImportKind = isOfClients ? "clients" : isOfPeople ? "candidates" : "jobs";
  return { kind, max: mostRows[kind], maxBytes: importMaxBytes, encodings: csvEncodings };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, upload.body, upload.files);
  const file = form.file("file");
  const outcome = await submit(context, request, upload, {
    body: form.values,
    ...(file && { files: { file } }),
  });
  if (!outcome.ok) return form.reply(outcome.errors);
  const { id, attributes } = outcome.data.data;
  throw redirect(importPaths.preview(workspaceOf(context), id, attributes.kind));
}

/** The page that uploads a table of jobs, candidates or clients. */
export default function UploadTable() {
  const workspace = useWorkspace();
  const { kind, max, maxBytes, encodings } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("csvImport.console");
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t(`kind.${kind}`)} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t(`kind.${kind}`)}</h1>
        <p className="mt-1 text-ink-500">{t(`lead.${kind}`, { max })}</p>
      </div>
      <div className="md:hidden">
        <Alert title={t("phoneTitle")}>{t("phoneText")}</Alert>
      </div>
      <Card>
        <SubmitForm reply={reply} values={{ kind }} encType="multipart/form-data">
          <input type="hidden" name="kind" value={kind} />
          <p>
            <a href={importPaths.template(workspace, kind)} download className="font-semibold text-leaf-700">
              {t("template")}
            </a>
          </p>
          <Field name="file" label={t("file")} help={t("help")} required>
            <FileInput extensions={[".csv", ".txt", ".tsv"]} maxBytes={maxBytes} />
          </Field>
          <Field name="encoding" label={t("encoding")} optional>
            <Select
              placeholder={t("encodings.auto")}
              options={encodings.map((key) => ({ value: key, label: t(`encodings.${key}`) }))}
            />
          </Field>
          <div>
            <Button type="submit" busy={busy}>
              {t("check")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </div>
  );
}
