import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { load, pageServices } from "#kit/page.ts";
import { runPosted } from "#kit/posted-action.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { lawRows } from "../../contract.ts";
import { LawForm } from "../../parts/console/LawForm.tsx";
import { lawPaths } from "../../paths.ts";
import { kindOf } from "./kind-of.ts";
import { type Shown, sendLaw } from "./write-form.ts";

/** Loads the values of the row in force, from which a new row on pay differs in few values. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const kind = kindOf(params);
  if (kind !== "gross_net") return { kind, values: {} };
  const on = dayOf(context.get(pageServices).now);
  const { data } = await load(context, request, lawRows, { params: { kind }, query: { on, items: 1 } });
  return { kind, values: data[0] ? { data: data[0].attributes.data } : {} };
}

export async function action(args: ActionFunctionArgs): Promise<Shown> {
  const kind = kindOf(args.params);
  return runPosted<Shown>(args, {
    async create(posted) {
      const outcome = await sendLaw(posted, "create", { kind });
      if ("done" in outcome) throw redirect(`${lawPaths.row(kind, outcome.done)}?done=1`);
      return outcome;
    },
  });
}

/** Adds a row that begins on a later day. */
export default function NewLawRow() {
  const { kind, values } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("law.console");
  const labels = useTranslations("law.labels.kind");
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6">
      <title>{`${t("form.create")} · Sen`}</title>
      <Breadcrumbs items={[{ label: labels(kind), to: lawPaths.list(kind) }, { label: t("form.create") }]} />
      <h1 className="text-2xl font-semibold">{`${labels(kind)}: ${t("form.create").toLowerCase()}`}</h1>
      <LawForm verb="create" kind={kind} values={values} shown={shown} />
    </div>
  );
}
