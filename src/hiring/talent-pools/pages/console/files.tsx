import { useState } from "react";
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { useFileQueue } from "#profiles/cv/parts/use-file-queue.ts";
import { cvMaxBytes } from "#profiles/cv/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { LeaveWarning } from "#ui/form/LeaveWarning.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { UploadBar } from "#ui/UploadBar.tsx";
import { addFile } from "../../contract.ts";
import { pools } from "../../contract-pools.ts";
import { AddedFile } from "../../parts/console/AddedFile.tsx";
import { talentPaths } from "../../paths.ts";
import { mostFilesAtOnce, prospectSources } from "../../terms.ts";
import { keepDays, openJobs, samePerson } from "./choices.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [jobs, all, days] = await Promise.all([
    openJobs({ context, request }),
    load(context, request, pools),
    keepDays({ context, request }),
  ]);
  return {
    jobs,
    days,
    maxBytes: cvMaxBytes,
    pools: all.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, addFile.body, addFile.files);
  const cv = form.file("cv");
  const outcome = await submit(context, request, addFile, {
    body: form.values,
    ...(cv && { files: { cv } }),
  });
  if (!outcome.ok) return { reply: form.reply(outcome.errors), added: null, same: samePerson(outcome) };
  const { data, meta } = outcome.data;
  return {
    added: { id: data.id, name: data.attributes.full_name, result: meta.result },
    reply: null,
    same: null,
  };
}

export type FileAnswer = Awaited<ReturnType<typeof action>>;

/** Prevents a reload of jobs and pools after every uploaded file. */
export const shouldRevalidate = () => false;

/** The page that adds candidates from many CV files at once. */
export default function AddFiles() {
  const { jobs, days, pools: choices, maxBytes } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const [chosen, setChosen] = useState({ job_id: "", pool_id: "", source: "added", agreed: false });
  const [note, setNote] = useState<"agreeFirst" | "tooMany" | null>(null);
  const queue = useFileQueue<FileAnswer>(talentPaths.files(workspace), (file) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(chosen)) form.set(name, String(value));
    form.set("cv", file);
    return form;
  });
  const done = queue.files.filter(({ answer }) => answer !== undefined);
  const added = done.filter(({ answer }) => answer?.added);
  const running = done.length < queue.files.length;
  // After the last upload, files without a result come first, because the recruiter has to handle them.
  const listed = running ? queue.files : [...done.filter(({ answer }) => !answer?.added), ...added];
  function take(files: File[]) {
    if (!chosen.agreed) return setNote("agreeFirst");
    setNote(files.length > mostFilesAtOnce ? "tooMany" : null);
    queue.add(files.slice(0, mostFilesAtOnce));
  }
  const set = (name: keyof typeof chosen) => (event: { target: { value: string } }) =>
    setChosen({ ...chosen, [name]: event.target.value });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("files.title")} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: talentPaths.list(workspace) }, { label: t("files.title") }]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("files.title")}</h1>
        <p className="mt-1 text-ink-500">{t("files.lead", { max: String(mostFilesAtOnce) })}</p>
      </div>
      <Card>
        <SubmitForm reply={result?.reply} encType="multipart/form-data" noValidate>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field name="job_id" label={t("form.job")} optional>
              <Select
                placeholder={t("form.noJob")}
                options={jobs}
                value={chosen.job_id}
                onChange={set("job_id")}
              />
            </Field>
            <Field name="pool_id" label={t("form.pool")} optional>
              <Select
                placeholder={t("form.noPool")}
                options={choices}
                value={chosen.pool_id}
                onChange={set("pool_id")}
              />
            </Field>
            <Field name="source" label={t("form.source")}>
              <Select
                options={prospectSources.map((key) => ({ value: key, label: t(`form.sources.${key}`) }))}
                value={chosen.source}
                onChange={set("source")}
              />
            </Field>
          </div>
          <FieldSet name="agreed" label={t("form.consent")} hideLabel>
            <Checkbox
              name="agreed"
              label={t("files.agreed", { days })}
              help={t("form.agreedHelp")}
              checked={chosen.agreed}
              onChange={({ target }) => {
                setChosen({ ...chosen, agreed: target.checked });
                setNote(null);
              }}
            />
          </FieldSet>
          <Field name="cv" label={t("files.choose")}>
            <FileInput extensions={[".pdf", ".docx", ".doc"]} maxBytes={maxBytes} onFiles={take} />
          </Field>
          {note && <Alert tone="warning">{t(`files.${note}`, { max: String(mostFilesAtOnce) })}</Alert>}
          <noscript>
            <Button type="submit">{t("files.upload")}</Button>
          </noscript>
        </SubmitForm>
      </Card>
      {result?.added && (
        <Alert tone="success">
          <Link to={talentPaths.person(workspace, result.added.id)}>{result.added.name}</Link>
        </Alert>
      )}
      {queue.files.length > 0 && (
        <section className="flex flex-col gap-3" aria-label={t("files.list")}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-semibold">
              {running
                ? t("files.progress", { done: String(done.length), count: String(queue.files.length) })
                : t("files.summary", { added: added.length })}
            </p>
            {running ? (
              <Button variant="secondary" onClick={queue.dropWaiting}>
                {t("files.stop")}
              </Button>
            ) : (
              <Button to={talentPaths.list(workspace)} variant="secondary">
                {t("files.done")}
              </Button>
            )}
          </div>
          {running && (
            <UploadBar percent={(100 * done.length) / queue.files.length} label={t("files.list")} />
          )}
          {done.length > added.length && (
            <p className="text-sm text-danger-600">
              {t("files.problems", { count: done.length - added.length })}
            </p>
          )}
          <Card flush>
            <ul className="divide-y divide-line">
              {listed.map((each) => (
                <li key={each.key}>
                  <AddedFile queued={each} sending={queue.isSent(each.key)} onRetry={queue.retry} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      <LeaveWarning dirty={running} isLeaving={() => false} onLeave={() => undefined} />
    </div>
  );
}
