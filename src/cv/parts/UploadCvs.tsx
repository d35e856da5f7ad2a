import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button, IconButton } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useToast } from "#ui/toasts.tsx";
import type { CvFilesResult } from "../pages/manage.tsx";
import { cvPaths } from "../paths.ts";

const extensions = [".pdf", ".docx", ".doc"];

interface Upload {
  key: number;
  file: File;
  /** What is wrong with it; absent while it waits or is on its way. */
  error?: string;
}

type Answer = CvFilesResult extends infer R ? (R extends { data: infer D } ? D : R) : never;

/** Adds CV files: several at once are sent one after the other, each with its own answer. Without script, one at a time. */
export function UploadCvs({ maxBytes, result }: { maxBytes: number; result: Answer | undefined }) {
  const t = useTranslations("cv.site.files");
  const toast = useToast();
  const fetcher = useFetcher<CvFilesResult>();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [ready, setReady] = useState(false);
  const sending = useRef<number | null>(null);
  const next = useRef(1);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (fetcher.state !== "idle") return;
    const done = sending.current;
    if (done !== null) {
      sending.current = null;
      const answer = fetcher.data as Answer | undefined;
      if (answer?.saved) toast.show({ text: t("saved", { name: answer.saved }), tone: "success" });
      const errors = answer?.reply?.error;
      const error = errors?.fieldErrors?.cv ?? errors?.formErrors ?? t("failed");
      setUploads((all) =>
        answer?.saved
          ? all.filter(({ key }) => key !== done)
          : all.map((each) => (each.key === done ? { ...each, error: String(error) } : each)),
      );
      return;
    }
    const upload = uploads.find(({ error }) => error === undefined);
    if (!upload) return;
    sending.current = upload.key;
    const form = new FormData();
    form.set("intent", "upload");
    form.set("cv", upload.file);
    void fetcher.submit(form, { method: "post", encType: "multipart/form-data", action: cvPaths.manage });
  }, [fetcher, uploads, toast, t]);
  const add = (files: File[]) =>
    setUploads((all) => [...all, ...files.map((file) => ({ key: next.current++, file }))]);
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
      {uploads.length > 0 && (
        <ul aria-label={t("queue")} aria-live="polite" className="flex flex-col gap-2">
          {uploads.map(({ key, file, error }) => {
            const isSent = key === sending.current;
            return (
              <li
                key={key}
                className="flex items-center gap-3 rounded-lg border border-line px-4 py-2 text-sm"
              >
                <div className="min-w-0 flex-1">
                  <p className="truncate font-semibold">{file.name}</p>
                  <p className={error ? "text-danger-600" : "text-ink-500"}>
                    {error ?? t(isSent ? "sending" : "waiting")}
                  </p>
                </div>
                {!isSent && (
                  <IconButton
                    icon="x"
                    size="sm"
                    label={t("skip", { name: file.name })}
                    onClick={() => setUploads((all) => all.filter((each) => each.key !== key))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SubmitForm>
  );
}
