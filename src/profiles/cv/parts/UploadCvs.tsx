import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button, IconButton } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useToast } from "#ui/toasts.tsx";
import type { CvFilesResult } from "../pages/manage.tsx";
import { cvPaths } from "../paths.ts";
import { useFileQueue } from "./use-file-queue.ts";

const extensions = [".pdf", ".docx", ".doc"];

type Answer = CvFilesResult extends infer R ? (R extends { data: infer D } ? D : R) : never;

/** Adds CV files: several at once are sent one after the other, each with its own answer. Without script, one at a time. */
export function UploadCvs({ maxBytes, result }: { maxBytes: number; result: Answer | undefined }) {
  const t = useTranslations("cv.site.files");
  const toast = useToast();
  const [ready, setReady] = useState(false);
  const { files, isSent, add, drop } = useFileQueue<Answer>(cvPaths.manage, (file) => {
    const form = new FormData();
    form.set("intent", "upload");
    form.set("cv", file);
    return form;
  });
  useEffect(() => setReady(true), []);
  useEffect(() => {
    for (const { key, answer } of files)
      if (answer?.saved) {
        toast.show({ text: t("saved", { name: answer.saved }), tone: "success" });
        drop(key);
      }
  }, [files, drop, toast, t]);
  const errorOf = (answer: Answer | null | undefined) => {
    if (answer === undefined) return null;
    const errors = answer?.reply?.error;
    return String(errors?.fieldErrors?.cv ?? errors?.formErrors ?? t("failed"));
  };
  return (
    <SubmitForm reply={result?.reply} action={cvPaths.manage} encType="multipart/form-data" noValidate>
      <Field name="cv" label={t("add")} help={t("addHelp")}>
        <FileInput extensions={extensions} maxBytes={maxBytes} onFiles={ready ? add : undefined} />
      </Field>
      {!ready && (
        <Button type="submit" name="intent" value="upload" className="self-start">
          {t("upload")}
        </Button>
      )}
      {files.length > 0 && (
        <ul aria-label={t("queue")} aria-live="polite" className="flex flex-col gap-2">
          {files.map(({ key, file, answer }) => (
            <QueuedFile
              key={key}
              name={file.name}
              error={errorOf(answer)}
              isSent={isSent(key)}
              onSkip={() => drop(key)}
            />
          ))}
        </ul>
      )}
    </SubmitForm>
  );
}

function QueuedFile({
  name,
  error,
  isSent,
  onSkip,
}: {
  name: string;
  error: string | null;
  isSent: boolean;
  onSkip: () => void;
}) {
  const t = useTranslations("cv.site.files");
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line px-4 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className={error ? "text-danger-600" : "text-ink-500"}>
          {error ?? t(isSent ? "sending" : "waiting")}
        </p>
      </div>
      {!isSent && <IconButton icon="x" size="sm" label={t("skip", { name })} onClick={onSkip} />}
    </li>
  );
}
