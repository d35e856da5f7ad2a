import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import { titleShow } from "../../contract.ts";
import { MergeForm, RestoreForm, RetireForm } from "../../parts/console/TitleActs.tsx";
import { TitleForm } from "../../parts/console/TitleForm.tsx";
import { stateTones } from "../../parts/console/TitleTable.tsx";
import { titlePaths } from "../../paths.ts";
import { categoryOptions, targetOptions } from "./choices.ts";
import { runTitleAction } from "./title-action.ts";

const dones = ["created", "updated", "retired", "merged", "restored"] as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const id = params.titleId as never;
  const { data } = await load(context, request, titleShow, { params: { id } });
  const { can, category } = data.attributes;
  const [categories, targets] = await Promise.all([
    can.edit ? categoryOptions({ context, request }, category.id) : [],
    can.merge ? targetOptions({ context, request }, data.id) : [],
  ]);
  const done = new URL(request.url).searchParams.get("done");
  return { title: data, categories, targets, done: dones.find((each) => each === done) ?? null };
}

export const action = (args: ActionFunctionArgs) => runTitleAction(args);

/** A job title: its names, what uses it, and what may be done with it. */
export default function JobTitle() {
  const { title, categories, targets, done } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("jobTitles.console");
  const { name, name_vn, category, aliases, version, can } = title.attributes;
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${name} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: titlePaths.list }, { label: name }]} />
      {done && !shown && (
        <Alert tone="success" live>
          {t(`done.${done}`)}
        </Alert>
      )}
      <Facts />
      {can.edit && (
        <Card className="flex flex-col gap-5">
          <h2 className="text-lg font-semibold">{t("form.edit")}</h2>
          <TitleForm
            key={version}
            act="updated"
            version={version}
            categories={categories}
            values={{ name, name_vn, category_id: category.id, aliases: aliases.join("\n") }}
            reply={shown?.form === "updated" ? shown.reply : null}
          />
        </Card>
      )}
      {(can.merge || can.retire) && (
        <div className="grid items-start gap-6 md:grid-cols-2">
          {can.merge && <MergeForm version={version} shown={shown} targets={targets} />}
          {can.retire && <RetireForm version={version} shown={shown} />}
        </div>
      )}
    </div>
  );
}

/** The heading, and the state of a title that forms do not suggest. */
function Facts() {
  const { title } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("jobTitles.console");
  const labels = useTranslations("jobTitles.labels.state");
  const date = useDate("exact");
  const language = useLocale();
  const {
    name,
    name_vn,
    category,
    aliases,
    state,
    used_by,
    merged_into,
    ended_at,
    undo_until,
    can,
    version,
  } = title.attributes;
  const inLanguage = (names: { name: string; name_vn: string }) =>
    language === "vi" ? names.name_vn : names.name;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl font-semibold break-words">
          {inLanguage({ name, name_vn })} <Badge tone={stateTones[state]}>{labels(state)}</Badge>
        </h1>
        <p className="text-ink-700">{t("facts.usedBy", { count: used_by })}</p>
      </div>
      {state !== "active" && (
        <Card className="flex flex-col gap-4">
          <DescriptionList
            items={[
              { label: t("columns.name"), value: name },
              { label: t("columns.name_vn"), value: name_vn },
              { label: t("columns.category"), value: inLanguage(category) },
              { label: t("columns.aliases"), value: aliases.join(", ") || null },
            ]}
          />
          <p className="text-ink-700">
            {merged_into
              ? t("facts.merged", { title: inLanguage(merged_into) })
              : ended_at && t("facts.retired", { when: date(new Date(ended_at)) })}
          </p>
          <p className="text-ink-700">{t("facts.ended")}</p>
          {can.restore && undo_until && (
            <p className="text-ink-700">{t("facts.undoUntil", { when: date(new Date(undo_until)) })}</p>
          )}
          {can.restore && <RestoreForm version={version} shown={shown} state={state} />}
        </Card>
      )}
    </>
  );
}
