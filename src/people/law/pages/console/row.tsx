import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { load, perform } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { useDate } from "#ui/use-date.ts";
import { lawCheck, lawRowShow } from "../../contract.ts";
import { CancelForm, LawForm } from "../../parts/console/LawForm.tsx";
import { LawRowFacts } from "../../parts/console/LawRowFacts.tsx";
import { lawPaths } from "../../paths.ts";
import { kindOf, mayWrite } from "./kind-of.ts";
import { type Shown, sendLaw, type Verb } from "./write-form.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const kind = kindOf(params);
  const { data: row } = await load(context, request, lawRowShow, {
    params: { kind, id: params.rowId as never },
  });
  return {
    kind,
    row,
    mayWrite: mayWrite(context),
    done: new URL(request.url).searchParams.has("done"),
  };
}

const send = (verb: Verb) => async (args: PostedArgs) => {
  const kind = kindOf(args.params);
  const outcome = await sendLaw(args, verb, { kind, id: Number(args.params.rowId) });
  if ("done" in outcome) throw redirect(`${lawPaths.row(kind, outcome.done)}?done=1`);
  return outcome;
};

export const action = (args: ActionFunctionArgs): Promise<Shown> =>
  runPosted<Shown>(args, {
    update: send("update"),
    correct: send("correct"),
    cancel: send("cancel"),
    async check({ context, request, params, posted }) {
      const kind = kindOf(params);
      const body = { version: String(posted.get("version")) };
      await perform(context, request, lawCheck, { params: { kind, id: params.rowId as never }, body });
      return null;
    },
  });

/** A row of law: its values, sources and people, and what may be done with it. */
export default function LawRowPage() {
  const { kind, row, mayWrite, done } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("law.console");
  const labels = useTranslations("law.labels.kind");
  const date = useDate("day");
  const { can, version, data, source, source_url, from_day, to_day } = row.attributes;
  const title = t("row.title", { kind: labels(kind), from: date(from_day) });
  const values = { version, data, source, source_url, from_day, to_day };
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6">
      <title>{`${title} · Sen`}</title>
      <Breadcrumbs items={[{ label: labels(kind), to: lawPaths.list(kind) }, { label: title }]} />
      <h1 className="text-2xl font-semibold">{title}</h1>
      {done && !shown && (
        <Alert tone="success" live>
          {t("row.saved")}
        </Alert>
      )}
      {!mayWrite && <Alert tone="info">{t("row.memberNote")}</Alert>}
      <LawRowFacts row={row} />
      {can.check && (
        <Form method="post">
          <input type="hidden" name="do" value="check" />
          <input type="hidden" name="version" value={version} />
          <Button type="submit" variant="secondary" icon="check">
            {t("row.check")}
          </Button>
        </Form>
      )}
      {can.edit && <LawForm key={`edit${version}`} verb="update" kind={kind} values={values} shown={shown} />}
      {can.correct && (
        <LawForm key={`correct${version}`} verb="correct" kind={kind} values={values} shown={shown} />
      )}
      {can.cancel && <CancelForm kind={kind} version={version} shown={shown} />}
    </div>
  );
}
