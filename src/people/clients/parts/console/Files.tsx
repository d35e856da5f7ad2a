import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useDate } from "#ui/use-date.ts";
import type { files as list } from "../../contract-parts.ts";
import { fileMaxBytes } from "../../terms.ts";

/** The files of a client, and the form that adds one. */
export function Files({
  files,
  clientId,
  reply,
}: {
  files: AnswerOf<typeof list>["data"];
  clientId: string;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("clients.console.files");
  const notes = useTranslations("clients.console.notes");
  const day = useDate("day");
  return (
    <div className="flex flex-col gap-6">
      {files.length === 0 ? (
        <EmptyState drawing="cv" title={t("empty")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {files.map(({ id, attributes: { name, is_contract, added_by, added_at } }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-3 p-4 sm:p-6">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="flex flex-wrap items-center gap-2">
                    <a
                      href={`/api/v2/consultants/clients/${clientId}/files/${id}`}
                      className="min-w-0 font-semibold break-words text-leaf-700 underline"
                    >
                      {name}
                    </a>
                    {is_contract && <Badge tone="success">{t("contract")}</Badge>}
                  </p>
                  <p className="mt-1 text-sm text-ink-500">
                    {t("by", { name: added_by?.full_name ?? notes("system"), date: day(added_at) })}
                  </p>
                </div>
                <AskFirst
                  fields={{ do: "deleteFile", file: id }}
                  title={t("deleteTitle", { name })}
                  text={t("deleteText")}
                  keep={t("keep")}
                  confirm={t("delete")}
                >
                  <Button type="submit" variant="ghost" size="sm" icon="trash" aria-haspopup="dialog">
                    {t("delete")}
                  </Button>
                </AskFirst>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <NewFile key={files.length} reply={reply} />
    </div>
  );
}

function NewFile({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("clients.console.files");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("add")}</h2>
      <SubmitForm reply={reply} encType="multipart/form-data">
        <input type="hidden" name="do" value="file" />
        <Field name="file" label={t("file")} help={t("help")} required>
          <FileInput extensions={[".pdf", ".docx", ".jpg", ".jpeg", ".png"]} maxBytes={fileMaxBytes} />
        </Field>
        <Checkbox name="is_contract" label={t("isContract")} />
        <div>
          <Button type="submit">{t("add")}</Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
