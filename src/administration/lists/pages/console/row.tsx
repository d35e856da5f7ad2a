import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { RowForm } from "../../parts/console/RowForm.tsx";
import { listPaths } from "../../paths.ts";
import { categoriesFor } from "./choices.ts";
import { listOfPage, type RowAct, type Shown, sendRow } from "./send.ts";

const dones = ["created", "updated", "retired", "restored"] as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { kind, endpoints } = listOfPage(request);
  const { data } = await load(context, request, endpoints.row, { params: { id: params.rowId as never } });
  const done = new URL(request.url).searchParams.get("done");
  return {
    kind,
    row: data,
    categories: await categoriesFor({ context, request }, kind),
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
  const labels = useTranslations("lists.labels.kind");
  const language = useLocale();
  const { name, name_vn, aliases, category, industry_type, active, used_by, version, can } = row.attributes;
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
      <Breadcrumbs items={[{ label: labels(kind), to: listPaths[kind].list }, { label: shownName }]} />
      {done && !shown && (
        <Alert tone="success" live>
          {t(`done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl font-semibold break-words">
          {shownName} {!active && <Badge tone="neutral">{t("retired")}</Badge>}
        </h1>
        <p className="text-ink-700">
          {t(kind === "industries" ? "usedByCompanies" : "usedBy", { count: used_by })}
        </p>
      </div>
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
      {(can.retire || can.restore) && <RetireForm />}
    </div>
  );
}

/** Retires a skill, or restores it. */
function RetireForm() {
  const { row } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("lists.console.retire");
  const busy = useNavigation().state === "submitting";
  const { can, version } = row.attributes;
  const act = can.retire ? "retired" : "restored";
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <p className="text-ink-700">{t("text")}</p>
      <SubmitForm
        method="post"
        reply={shown?.form === act ? shown.reply : null}
        prefix={act}
        className="flex"
      >
        <input type="hidden" name="do" value={act} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant="secondary" icon={can.retire ? undefined : "undo"} busy={busy}>
          {t(can.retire ? "act" : "restore")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
