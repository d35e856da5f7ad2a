import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { deleteKit, jobKits, kitTemplates, takeKit } from "../../contract.ts";
import { kitPaths } from "../../paths.ts";
import { type KitRound, kitRounds } from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [{ data, meta }, templates] = await Promise.all([
    load(context, request, jobKits, { params: { id: params.jobId } }),
    load(context, request, kitTemplates),
  ]);
  return {
    job: meta.job,
    kits: data.map(({ id, attributes }) => ({ id, ...attributes })),
    templates: templates.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  };
}

interface Acted {
  done: "taken" | "removed" | null;
  /** The round whose form was refused. */
  round: string;
  reply: FormReply | null;
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<Acted> {
  const posted = await formOf(request);
  const removed = posted.get("remove");
  if (removed !== null) {
    // A 404 means that a colleague has already removed the kit.
    await perform(context, request, deleteKit, { params: { id: String(removed) } }, [404]);
    return { done: "removed", round: "", reply: null };
  }
  const form = await readForm(posted, takeKit.body);
  const outcome = await submit(context, request, takeKit, {
    params: { id: params.jobId },
    body: form.values,
  });
  const round = form.text("round");
  if (outcome.ok) return { done: "taken", round, reply: null };
  return { done: null, round, reply: form.reply(outcome.errors) };
}

/** The page of the interview kits of a job. */
export default function JobKits() {
  const { job } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("interview-kits.console.job");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · ${job.title} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.board(workspace, job.id)}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          <span className="line-clamp-1">{job.title}</span>
        </Button>
        <h1 className="mt-2 text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">
          {t("lead")}{" "}
          <Link to={kitPaths.list(workspace)} className="font-semibold text-leaf-700">
            {t("templates")}
          </Link>
        </p>
      </div>
      {acted?.done && (
        <Alert tone="success" live>
          {t(acted.done)}
        </Alert>
      )}
      {kitRounds.map((round) => (
        <Round key={round} round={round} reply={acted?.round === String(round) ? acted.reply : null} />
      ))}
    </div>
  );
}

/** The kit of a round, or the form that takes a template for it. */
function Round({ round, reply }: { round: KitRound; reply: FormReply | null }) {
  const { kits, templates } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("interview-kits.console.job");
  const facts = useTranslations("interview-kits.console.list");
  const kit = kits.find((each) => each.round === round);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t(`round.r${round}`)}</h2>
      {kit ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold break-words">{kit.name}</p>
            <p className="text-sm text-ink-700">
              {facts("facts", { questions: kit.questions.length, attributes: kit.attributes.length })}
            </p>
          </div>
          <Button to={kitPaths.edit(workspace, kit.id)} variant="secondary" size="sm" icon="edit">
            {t("edit")}
          </Button>
          <AskFirst
            fields={{ remove: kit.id }}
            title={t("removeTitle")}
            text={t("removeText")}
            keep={facts("keep")}
            confirm={t("remove")}
          >
            <Button type="submit" variant="ghost" size="sm" aria-haspopup="dialog">
              {t("remove")}
            </Button>
          </AskFirst>
        </div>
      ) : (
        <>
          <p className="text-sm text-ink-500">{t("none")}</p>
          {templates.length === 0 ? (
            <p className="text-sm text-ink-500">{t("noTemplates")}</p>
          ) : (
            <SubmitForm reply={reply} prefix={`round-${round}`} className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="round" value={round} />
              <Field name="template_id" label={t("template")} className="min-w-0 flex-1 basis-56">
                <Select placeholder={t("choose")} options={templates} />
              </Field>
              <Button type="submit" variant="secondary">
                {t("take")}
              </Button>
            </SubmitForm>
          )}
        </>
      )}
    </Card>
  );
}
