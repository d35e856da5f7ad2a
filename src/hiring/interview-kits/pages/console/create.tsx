import { type ActionFunctionArgs, redirect, useActionData } from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { createKit } from "../../contract.ts";
import { KitForm } from "../../parts/console/KitForm.tsx";
import { kitPaths } from "../../paths.ts";

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, createKit.body);
  if (form.rows) return form.rows;
  const outcome = await submit(context, request, createKit, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(`${kitPaths.list(workspaceOf(context))}?saved=1`);
}

const blank = {
  name: "",
  questions: [{ text: "", hint: "" }],
  attributes: [{ name: "", low: "", high: "" }],
};

/** The page for a new template of an interview kit. */
export default function CreateKit() {
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("interview-kits.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("form.createTitle")} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: kitPaths.list(workspace) }, { label: t("form.createTitle") }]}
      />
      <h1 className="text-2xl font-semibold">{t("form.createTitle")}</h1>
      <KitForm name={`${workspaceKey(workspace)}.new`} values={blank} reply={reply} />
    </div>
  );
}
