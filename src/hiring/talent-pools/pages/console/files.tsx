import { useState } from "react";
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
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
import { addFile } from "../../contract.ts";
import { pools } from "../../contract-pools.ts";
import { AddedFiles } from "../../parts/console/AddedFiles.tsx";
import { ExistingPerson } from "../../parts/console/ExistingPerson.tsx";
import { talentPaths } from "../../paths.ts";
import { mostFilesAtOnce, prospectSources } from "../../terms.ts";
import { jobsByHand, keepDays, type SamePerson, samePerson } from "./choices.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [jobs, all, days] = await Promise.all([
    jobsByHand({ context, request }),
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
  const { days, maxBytes } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const most = mostFilesAtOnce["company" in workspace ? "company" : "agency"];
  const t = useTranslations("talentPools.console");
  const [chosen, setChosen] = useState<Chosen>({ job_id: "", pool_id: "", source: "added", agreed: false });
  const [note, setNote] = useState<"agreeFirst" | "tooMany" | null>(null);
  const queue = useFileQueue<FileAnswer>(talentPaths.files(workspace), (file) => formOf(chosen, file));
  const running = queue.files.some(({ answer }) => answer === undefined);
  function take(files: File[]) {
    if (!chosen.agreed) return setNote("agreeFirst");
    setNote(files.length > most ? "tooMany" : null);
    queue.add(files.slice(0, most));
  }
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("files.title")} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: talentPaths.list(workspace) }, { label: t("files.title") }]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("files.title")}</h1>
        <p className="mt-1 text-ink-500">{t("files.lead", { max: String(most) })}</p>
      </div>
      <Card>
        <SubmitForm reply={result?.reply} encType="multipart/form-data" noValidate>
          <Places chosen={chosen} onChoose={(choice) => setChosen({ ...chosen, ...choice })} />
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
          {note && <Alert tone="warning">{t(`files.${note}`, { max: String(most) })}</Alert>}
          {result?.same && <SameWithoutScript same={result.same} />}
          <noscript>
            <Button type="submit">{t("files.upload")}</Button>
          </noscript>
        </SubmitForm>
      </Card>
      {result?.added && (
        <Alert tone="success">
          <Link to={applicantPaths.person(workspace, result.added.id)}>{result.added.name}</Link>
        </Alert>
      )}
      {queue.files.length > 0 && <AddedFiles queue={queue} />}
      <LeaveWarning dirty={running} isLeaving={() => false} onLeave={() => undefined} />
    </div>
  );
}

/** The choices about an existing person, for browsers without script: each file of the queue has its own buttons. */
function SameWithoutScript({ same }: { same: SamePerson }) {
  const t = useTranslations("talentPools.console.files");
  return (
    <>
      <ExistingPerson same={same} />
      {same.can_add_file && (
        <Checkbox name="person_id" value={same.id} label={t("addTo", { name: same.full_name })} />
      )}
      {same.by === "name" && <Checkbox name="is_another" value="true" label={t("anyway")} />}
    </>
  );
}

/** The fields that apply to all files of the upload. */
interface Chosen {
  job_id: string;
  pool_id: string;
  source: string;
  agreed: boolean;
}

function formOf(chosen: Chosen, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(chosen)) form.set(name, String(value));
  form.set("cv", file);
  return form;
}

/** The job, the pool and the source of all files. */
function Places({ chosen, onChoose }: { chosen: Chosen; onChoose: (choice: Partial<Chosen>) => void }) {
  const { jobs, pools } = useLoaderData<typeof loader>();
  const t = useTranslations("talentPools.console.form");
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field name="job_id" label={t("job")} optional>
        <Select
          placeholder={t("noJob")}
          options={jobs}
          value={chosen.job_id}
          onChange={({ target }) => onChoose({ job_id: target.value })}
        />
      </Field>
      <Field name="pool_id" label={t("pool")} optional>
        <Select
          placeholder={t("noPool")}
          options={pools}
          value={chosen.pool_id}
          onChange={({ target }) => onChoose({ pool_id: target.value })}
        />
      </Field>
      <Field name="source" label={t("source")}>
        <Select
          options={prospectSources.map((key) => ({ value: key, label: t(`sources.${key}`) }))}
          value={chosen.source}
          onChange={({ target }) => onChoose({ source: target.value })}
        />
      </Field>
    </div>
  );
}
