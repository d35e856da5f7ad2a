import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button, iconButtonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { DeleteFirst } from "#ui/form/AskFirst.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { consolePaths } from "../../console-paths.ts";
import { templateNameMax } from "../../terms.ts";

interface Template {
  id: string;
  name: string;
  categories: string;
  by: string;
  created_at: string;
  version: number;
  can: { rename: boolean; delete: boolean };
}

/** A job template with its title, the member who saved it, and its actions. */
export function TemplateRow({
  template,
  editing,
  reply,
}: {
  template: Template;
  /** True while the form that renames the template is open. */
  editing: boolean;
  reply: FormReply | null;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console.templates");
  const { id, name, categories, by, created_at, can } = template;
  if (editing && can.rename) return <RenameForm template={template} reply={reply} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={consolePaths.fromTemplate(workspace, id)}
          className="font-semibold break-words text-ink-900 hover:text-leaf-700 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-500">
          {categories && `${categories} · `}
          {t("by", { name: by })} · <RelativeTime at={created_at} />
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button
          to={consolePaths.fromTemplate(workspace, id)}
          variant="secondary"
          size="sm"
          aria-label={t("useOf", { name })}
        >
          {t("use")}
        </Button>
        {can.rename && (
          <Link
            to={`?edit=${id}`}
            preventScrollReset
            aria-label={t("rename", { name })}
            title={t("rename", { name })}
            className={iconButtonClass({ size: "sm" })}
          >
            <Icon name="edit" size="sm" />
          </Link>
        )}
        {can.delete && <DeleteTemplate id={id} name={name} />}
      </div>
    </div>
  );
}

function RenameForm({
  template: { id, name, version },
  reply,
}: {
  template: Template;
  reply: FormReply | null;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console.templates");
  return (
    <SubmitForm reply={reply} values={{ name, version }} className="flex flex-wrap items-start gap-2">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field name="name" label={t("name")} required className="flex-1 basis-64">
        <TextInput maxLength={templateNameMax} autoComplete="off" />
      </Field>
      <div className="flex gap-2 sm:mt-6">
        <Button type="submit">{t("submit")}</Button>
        <Button to={consolePaths.templates(workspace)} variant="ghost">
          {t("cancel")}
        </Button>
      </div>
    </SubmitForm>
  );
}

function DeleteTemplate({ id, name }: { id: string; name: string }) {
  const t = useTranslations("jobs.console.templates");
  return (
    <DeleteFirst
      label={t("delete", { name })}
      fields={{ id, intent: "delete" }}
      title={t("deleteTitle", { name })}
      text={t("deleteText")}
      keep={t("keep")}
      confirm={t("confirm")}
    />
  );
}
