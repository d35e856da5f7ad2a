import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { runPosted } from "#kit/posted-action.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { RowForm } from "../../parts/console/RowForm.tsx";
import { listPaths } from "../../paths.ts";
import { categoriesFor } from "./choices.ts";
import { listOfPage, type Shown, sendRow } from "./send.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { kind } = listOfPage(request);
  return { kind, categories: await categoriesFor({ context, request }, kind) };
}

export const action = (args: ActionFunctionArgs) =>
  runPosted<Shown>(args, {
    async created(posted) {
      const outcome = await sendRow(posted, "created", {});
      const { kind } = listOfPage(args.request);
      if ("done" in outcome) throw redirect(`${listPaths[kind].row(outcome.done)}?done=created`);
      return outcome;
    },
  });

/** Adds a row to a list. */
export default function NewRow() {
  const { kind, categories } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("lists.console");
  const labels = useTranslations("lists.labels.kind");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t(`add.${kind}`)} · Sen`}</title>
      <Breadcrumbs items={[{ label: labels(kind), to: listPaths[kind].list }, { label: t(`add.${kind}`) }]} />
      <h1 className="text-2xl font-semibold">{t(`add.${kind}`)}</h1>
      <Card>
        <RowForm kind={kind} act="created" values={{}} categories={categories} reply={shown?.reply ?? null} />
      </Card>
    </div>
  );
}
