import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, perform, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { editCv, keepCv, myCvs, removeCv, restoreCv } from "../contract.ts";
import { extractCv } from "../contract-import.ts";
import { CvFileCard } from "../parts/CvFileCard.tsx";
import { UploadCvs } from "../parts/UploadCvs.tsx";
import { cvPaths } from "../paths.ts";
import { cvMaxBytes, mostCvs } from "../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = await load(context, request, myCvs);
  const params = new URL(request.url).searchParams;
  const [renaming, viewed] = [params.get("rename"), params.get("view")];
  const word = found.data.find(({ id, attributes }) => id === viewed && attributes.kind !== "pdf");
  // A Word file is shown as text; the page also opens when the text cannot be read.
  const read = word && (await submit(context, request, extractCv, { params: { id: word.id } }));
  const text = read?.ok ? read.data.data.attributes.text : null;
  return {
    files: found.data.map(({ id, attributes: { created_at: at, ...file } }) => ({ id, at, ...file, text })),
    renaming,
    viewed,
    most: mostCvs,
    maxBytes: cvMaxBytes,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, editCv.body, keepCv.files);
  const id = form.text("id");
  const params = { id: /^\d{1,15}$/.test(id) ? id : 0 };
  const nothing = { reply: null, saved: null, deleted: null, failed: null };
  const intent = form.text("intent");
  if (intent === "upload") {
    const cv = form.file("cv");
    const outcome = await submit(context, request, keepCv, { body: {}, ...(cv && { files: { cv } }) });
    if (outcome.ok) return { ...nothing, saved: outcome.data.data.attributes.name };
    return data({ ...nothing, reply: form.reply(outcome.errors) }, { status: outcome.status });
  }
  if (intent === "delete") {
    const file = (await load(context, request, myCvs)).data.find((each) => each.id === id);
    await perform(context, request, removeCv, { params }, [404]);
    const { name = "", applications = 0 } = file?.attributes ?? {};
    return { ...nothing, deleted: file ? { id, name, sent: applications > 0 } : null };
  }
  const outcome =
    intent === "restore"
      ? await submit(context, request, restoreCv, { params }, [409])
      : await submit(context, request, editCv, {
          params,
          body: intent === "default" ? { default: true } : { name: form.values.name },
        });
  if (outcome.ok) throw redirect(cvPaths.manage);
  const failed = outcome.errors[0]?.detail ?? null;
  return data({ ...nothing, reply: form.reply(outcome.errors), failed }, { status: outcome.status });
}

export type CvFilesResult = Awaited<ReturnType<typeof action>>;
export type CvFileView = Awaited<ReturnType<typeof loader>>["files"][number];

/** A candidate's CV files: upload, rename, make default, remove. */
export default function CvFiles() {
  const { files, renaming, viewed, most, maxBytes } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("cv.site.files");
  const json = useTranslations("cv.site.jsonResume");
  return (
    <div className="mx-auto w-full max-w-reading">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <p className="mt-1 text-ink-500">{t("lead")}</p>
      <div className="mt-6 flex flex-col gap-6">
        {result?.deleted && <Deleted file={result.deleted} />}
        {result?.failed && !renaming && (
          <Alert tone="danger" live>
            {result.failed}
          </Alert>
        )}
        {files.length >= most ? (
          <Alert>{t("full", { max: String(most) })}</Alert>
        ) : (
          <UploadCvs maxBytes={maxBytes} result={result} />
        )}
        {files.length > 0 ? (
          <FileList files={files} most={most} renaming={renaming} viewed={viewed} reply={result?.reply} />
        ) : (
          <EmptyState drawing="cv" title={t("emptyTitle")} text={t("emptyText")} />
        )}
        <Card>
          <CardHeader
            title={json("title")}
            text={json("lead")}
            actions={
              <Button to={cvPaths.jsonResume} variant="secondary">
                {json("open")}
              </Button>
            }
          />
        </Card>
      </div>
    </div>
  );
}

function Deleted({ file }: { file: { id: string; name: string; sent: boolean } }) {
  const t = useTranslations("cv.site.files");
  return (
    <Alert
      tone="success"
      live
      actions={
        <Form method="post" action={cvPaths.manage}>
          <input type="hidden" name="id" value={file.id} />
          <Button type="submit" name="intent" value="restore" size="sm" variant="secondary" icon="undo">
            {t("undo")}
          </Button>
        </Form>
      }
    >
      {t(file.sent ? "deletedSent" : "deleted", { name: file.name })}
    </Alert>
  );
}

function FileList({
  files,
  most,
  renaming,
  viewed,
  reply,
}: {
  files: readonly CvFileView[];
  most: number;
  /** Ids of the files whose name is edited and whose content is shown. */
  renaming: string | null;
  viewed: string | null;
  reply: FormReply | null | undefined;
}) {
  const t = useTranslations("cv.site.files");
  return (
    <section aria-labelledby="cv-files">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="cv-files" className="text-lg font-semibold">
          {t("list")}
        </h2>
        <p className="text-sm text-ink-500">{t("count", { count: files.length, max: String(most) })}</p>
      </div>
      <ul className="mt-3 flex flex-col gap-3">
        {files.map((file) => (
          <li key={file.id}>
            <CvFileCard
              file={file}
              renaming={file.id === renaming}
              shown={file.id === viewed}
              reply={file.id === renaming ? reply : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
