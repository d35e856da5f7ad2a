import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { MergedNote, RowActs } from "../../parts/console/RowActs.tsx";
import { RowForm } from "../../parts/console/RowForm.tsx";
import { listPaths } from "../../paths.ts";
import { categoriesFor } from "./choices.ts";
import { listOfPage, type RowAct, type Shown, sendRow } from "./send.ts";

const dones = ["created", "updated", "retired", "restored", "merged"] as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { kind, endpoints } = listOfPage(request);
  const { data } = await load(context, request, endpoints.row, { params: { id: params.rowId as never } });
  const done = new URL(request.url).searchParams.get("done");
  return {
    kind,
    row: data,
    categories: await categoriesFor({ context, request }, kind, data.attributes.category?.id),
    done: dones.find((each) => each === done) ?? null,
  };
}

const send = (act: RowAct) => async (args: PostedArgs) => {
  const outcome = await sendRow(args, act, args.params);
  const { kind } = listOfPage(args.request);
  if ("done" in outcome) throw redirect(`${listPaths[kind].row(outcome.done)}?done=${act}`);
  return outcome;
};

export const action = (args: ActionFunctionArgs) =>
  runPosted<Shown>(args, {
    updated: send("updated"),
    retired: send("retired"),
    restored: send("restored"),
  });

/** A row of a list: its names, and what uses it. */
export default function ListRow() {
  const { kind, row, categories, done } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("lists.console");
  const labels = useTranslations("lists.labels");
  const language = useLocale();
  const { name, name_vn, aliases, category, industry_type, state, used_by, version, can } = row.attributes;
  const shownName = language === "vi" ? name_vn : name;
  const values = {
    name,
    name_vn,
    aliases: aliases.join("\n"),
    category_id: category?.id ?? "",
    industry_type: String(industry_type ?? ""),
  };
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${shownName} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: labels(`kind.${kind}`), to: listPaths[kind].list }, { label: shownName }]}
      />
      {done && !shown && (
        <Alert tone="success" live>
          {t(`done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl font-semibold break-words">
          {shownName} {state !== "active" && <Badge tone="neutral">{labels(`state.${state}`)}</Badge>}
        </h1>
        <p className="text-ink-700">
          {t(kind === "industries" ? "usedByCompanies" : "usedBy", { count: used_by })}
        </p>
      </div>
      <MergedNote row={row} />
      {can.edit && (
        <Card>
          <RowForm
            key={version}
            kind={kind}
            act="updated"
            values={values}
            version={version}
            categories={categories}
            reply={shown?.form === "updated" ? shown.reply : null}
          />
        </Card>
      )}
      <RowActs row={row} shown={shown ?? null} />
    </div>
  );
}
