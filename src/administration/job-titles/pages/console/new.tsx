import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { titleCreate } from "../../contract.ts";
import { TitleForm } from "../../parts/console/TitleForm.tsx";
import { titlePaths } from "../../paths.ts";
import { categoryOptions } from "./choices.ts";

export const loader = async ({ context, request }: LoaderFunctionArgs) => ({
  categories: await categoryOptions({ context, request }),
});

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, titleCreate.body);
  const outcome = await submit(context, request, titleCreate, { body: form.values });
  if (outcome.ok) throw redirect(`${titlePaths.title(outcome.data.data.id)}?done=created`);
  return form.reply(outcome.errors);
}

/** Adds a title to the directory. */
export default function NewJobTitle() {
  const { categories } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("jobTitles.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("form.create")} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: titlePaths.list }, { label: t("form.create") }]} />
      <h1 className="text-2xl font-semibold">{t("form.create")}</h1>
      <Card>
        <TitleForm
          act="created"
          categories={categories}
          values={{ name: "", name_vn: "", category_id: "", aliases: "" }}
          reply={reply ?? null}
        />
      </Card>
    </div>
  );
}
