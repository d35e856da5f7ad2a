import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { viewPaths } from "../../console-paths.ts";
import { viewAddress } from "../../list-paths.ts";
import type { ViewsOfList } from "../../load-views.ts";
import { isJobList, nameMax } from "../../terms.ts";

type View = ViewsOfList["rows"][number];

/** A saved view with its acts; while it is edited, with its form. */
export function ViewRow({
  view,
  at,
  isEdited,
  reply,
}: {
  view: View;
  /** The page of a list that belongs to a job. */
  at: string | undefined;
  isEdited: boolean;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("savedViews.console");
  const manage = viewPaths.manage(useWorkspace(), view.list, at);
  const { id, list, name, shared, is_default, owner, can } = view;
  return (
    <li className="flex flex-col gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <Link
              to={viewAddress(list, view, at)}
              className="inline-block min-w-0 leading-6 font-semibold break-words hover:underline"
            >
              {name}
            </Link>
            {is_default && <Badge tone="leaf">{t("default")}</Badge>}
            {shared && <Badge tone="info">{t("shared")}</Badge>}
          </p>
          {shared && (
            <p className="mt-1 text-sm break-words text-ink-500">
              {owner ? t("page.by", { name: owner.full_name }) : t("page.byFormer")}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="do" value="default" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="is_default" value={String(!is_default)} variant="ghost" size="sm">
              {t(is_default ? "page.noDefault" : "page.makeDefault")}
            </Button>
          </Form>
          {can.edit && (
            <Button
              to={`${manage}&edit=${id}`}
              variant="secondary"
              size="sm"
              aria-label={`${t("page.edit")}: ${name}`}
            >
              {t("page.edit")}
            </Button>
          )}
          {can.delete && <Deletion view={view} />}
        </div>
      </div>
      {isEdited && can.edit && <ViewForm view={view} cancel={manage} reply={reply} />}
    </li>
  );
}

function Deletion({ view: { id } }: { view: View }) {
  const t = useTranslations("savedViews.console.page");
  return (
    <AskFirst
      fields={{ do: "delete", id }}
      title={t("sure")}
      text={t("sureText")}
      keep={t("keep")}
      confirm={t("remove")}
    >
      <Button type="submit" variant="ghost" size="sm">
        {t("remove")}
      </Button>
    </AskFirst>
  );
}

function ViewForm({
  view,
  cancel,
  reply,
}: {
  view: View;
  /** The address of the page without the form. */
  cancel: string;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("savedViews.console");
  const { id, list, name, shared, version, isOwn } = view;
  return (
    <SubmitForm
      reply={reply}
      values={{ name, shared }}
      prefix={`view${id}`}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <input type="hidden" name="do" value="edit" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field name="name" label={t("form.name")} required>
        <TextInput maxLength={nameMax} autoComplete="off" />
      </Field>
      {isOwn ? (
        <Checkbox
          name="shared"
          label={t(isJobList(list) ? "form.sharedTeam" : "form.shared")}
          help={t("form.sharedHelp")}
        />
      ) : (
        <input type="hidden" name="shared" value="true" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t("saveChanges")}</Button>
        <Button to={cancel} variant="ghost">
          {t("page.cancel")}
        </Button>
      </div>
    </SubmitForm>
  );
}
