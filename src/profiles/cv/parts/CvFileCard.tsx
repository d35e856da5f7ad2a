import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { useSizeText } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { CvFileView } from "../pages/manage.tsx";
import { cvPaths } from "../paths.ts";
import { FileShown } from "./FileShown.tsx";

/** A CV file with its facts and actions. */
export function CvFileCard({
  file,
  renaming,
  shown,
  reply,
}: {
  file: CvFileView;
  renaming: boolean;
  /** True when the content of the file is shown. */
  shown: boolean;
  reply: FormReply | null | undefined;
}) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-100 text-leaf-700">
          <Icon name="file" />
        </span>
        <div className="min-w-0 flex-1">
          {renaming ? <RenameForm file={file} reply={reply} /> : <Facts file={file} />}
        </div>
      </div>
      {!renaming && <Actions file={file} shown={shown} />}
      {shown && <FileShown file={{ ...file, url: cvPaths.file(file.id) }} text={file.text} />}
    </Card>
  );
}

function RenameForm({ file, reply }: { file: CvFileView; reply: FormReply | null | undefined }) {
  const t = useTranslations("cv.site.files");
  return (
    <SubmitForm reply={reply} values={{ name: file.name }} action={`${cvPaths.manage}?rename=${file.id}`}>
      <input type="hidden" name="id" value={file.id} />
      <Field name="name" label={t("name")} required>
        <TextInput maxLength={200} autoFocus />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="rename" size="sm">
          {t("saveName")}
        </Button>
        <Button to={cvPaths.manage} size="sm" variant="ghost">
          {t("cancel")}
        </Button>
      </div>
    </SubmitForm>
  );
}

function Facts({ file }: { file: CvFileView }) {
  const t = useTranslations("cv.site.files");
  const size = useSizeText();
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="break-all">{file.name}</span>
        {file.default && (
          <Badge tone="leaf" icon="check">
            {t("default")}
          </Badge>
        )}
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-500">
        <span>{size(file.bytes)}</span>
        <span>{t.rich("added", { when: () => <RelativeTime at={file.at} /> })}</span>
        <span>{t("sent", { count: file.applications })}</span>
        {file.scan === "clean" && <span>{t("scan.clean")}</span>}
      </p>
      {file.scan === "waiting" && (
        <p className="mt-1 flex items-start gap-2 text-sm text-warning-600">
          <Icon name="clock" size="sm" />
          {t("scan.waiting")}
        </p>
      )}
    </>
  );
}

function Actions({ file, shown }: { file: CvFileView; shown: boolean }) {
  const t = useTranslations("cv.site.files");
  const named = (label: string) => `${label}: ${file.name}`;
  return (
    <Form method="post" action={cvPaths.manage} className="flex flex-wrap gap-x-2 gap-y-1">
      <input type="hidden" name="id" value={file.id} />
      {file.scan !== "waiting" && <ContentActions file={file} shown={shown} />}
      {!file.default && (
        <Button
          type="submit"
          name="intent"
          value="default"
          size="sm"
          variant="ghost"
          icon="star"
          aria-label={named(t("makeDefault"))}
        >
          {t("makeDefault")}
        </Button>
      )}
      <Button
        to={`${cvPaths.manage}?rename=${file.id}`}
        size="sm"
        variant="ghost"
        icon="edit"
        aria-label={named(t("rename"))}
      >
        {t("rename")}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="delete"
        size="sm"
        variant="ghost"
        icon="trash"
        aria-label={named(t("delete"))}
      >
        {t("delete")}
      </Button>
    </Form>
  );
}

/** The actions that need the content of the file, which is not served before its scan. */
function ContentActions({ file, shown }: { file: CvFileView; shown: boolean }) {
  const t = useTranslations("cv.site.files");
  const words = useTranslations("cv.site.import");
  const named = (label: string) => `${label}: ${file.name}`;
  return (
    <>
      <Button
        to={cvPaths.file(file.id)}
        reloadDocument
        size="sm"
        variant="ghost"
        icon="download"
        aria-label={named(t("open"))}
      >
        {t("open")}
      </Button>
      <Button
        to={shown ? cvPaths.manage : `${cvPaths.manage}?view=${file.id}`}
        preventScrollReset
        size="sm"
        variant="ghost"
        icon="eye"
        aria-expanded={shown}
        aria-label={named(t(shown ? "hide" : "view"))}
      >
        {t(shown ? "hide" : "view")}
      </Button>
      <Button to={cvPaths.import(file.id)} size="sm" variant="ghost" aria-label={named(words("open"))}>
        {words("open")}
      </Button>
    </>
  );
}
