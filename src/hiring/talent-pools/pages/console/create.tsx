import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { readForm } from "#kit/form.ts";
import { load, pageUrl, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { profileChoices } from "#profiles/candidates/load-choices.ts";
import { cvMaxBytes } from "#profiles/cv/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { addPerson } from "../../contract.ts";
import { pools } from "../../contract-pools.ts";
import { ExistingPerson } from "../../parts/console/ExistingPerson.tsx";
import { PersonFields } from "../../parts/console/PersonFields.tsx";
import { talentPaths } from "../../paths.ts";
import { jobsByHand, keepDays, type SamePerson, samePerson } from "./choices.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ locations }, jobs, all, days] = await Promise.all([
    profileChoices({ context, request }),
    jobsByHand({ context, request }),
    load(context, request, pools),
    keepDays({ context, request }),
  ]);
  const job = pageUrl(request).searchParams.get("job") ?? "";
  const listed = jobs.some(({ value }) => value === job);
  return {
    locations,
    jobs,
    days,
    maxBytes: cvMaxBytes,
    pools: all.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    unlisted: job !== "" && !listed,
    values: { source: "added", ...(listed && { job_id: job }) },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, addPerson.body, addPerson.files);
  const cv = form.file("cv");
  const outcome = await submit(context, request, addPerson, {
    body: form.values,
    ...(cv && { files: { cv } }),
  });
  const workspace = workspaceOf(context);
  if (outcome.ok) throw redirect(`${applicantPaths.person(workspace, outcome.data.data.id)}?saved=1`);
  return { reply: form.reply(outcome.errors), same: samePerson(outcome) };
}

/** The page that adds a candidate by hand. */
export default function AddCandidate() {
  const {
    locations,
    jobs,
    days,
    pools: choices,
    maxBytes,
    unlisted,
    values,
  } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("form.createTitle")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t("list.title"), to: talentPaths.list(workspace) },
          { label: t("form.createTitle") },
        ]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("form.createTitle")}</h1>
        <p className="mt-1 text-ink-500">{t("form.createLead")}</p>
      </div>
      {unlisted && <Alert>{t("form.unlistedJob")}</Alert>}
      <Card>
        <SubmitForm reply={result?.reply} values={values} encType="multipart/form-data">
          {result?.same && <SameByHand same={result.same} />}
          <PersonFields locations={locations} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field name="job_id" label={t("form.job")} optional>
              <Select placeholder={t("form.noJob")} options={jobs} />
            </Field>
            <Field name="pool_id" label={t("form.pool")} optional>
              <Select placeholder={t("form.noPool")} options={choices} />
            </Field>
          </div>
          <Field name="cv" label={t("form.cv")} optional>
            <FileInput extensions={[".pdf", ".docx", ".doc"]} maxBytes={maxBytes} />
          </Field>
          <FieldSet name="agreed" label={t("form.consent")} hideLabel>
            <Checkbox name="agreed" label={t("form.agreed", { days })} help={t("form.agreedHelp")} />
          </FieldSet>
          <div>
            <Button type="submit" busy={busy}>
              {t("form.save")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </div>
  );
}

/** The existing person who is the reason of a refusal; a person of the same name can be saved nevertheless. */
function SameByHand({ same }: { same: SamePerson }) {
  const t = useTranslations("talentPools.console.form");
  return (
    <ExistingPerson same={same}>
      {(same.by === "name" || same.by === "namesake") && (
        <Button type="submit" name="is_another" value="true" variant="secondary" size="sm">
          {t("saveAnyway")}
        </Button>
      )}
    </ExistingPerson>
  );
}
