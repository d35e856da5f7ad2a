import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { privacyShow, privacyUpdate } from "#candidates/contract-privacy.ts";
import { visibilities } from "#candidates/terms.ts";
import { companyPath } from "#companies/paths.ts";
import { jobsPath } from "#jobs/paths.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { PageHead } from "#seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { hiddenCompanies } from "../contract.ts";
import { HiddenCompanies } from "../parts/HiddenCompanies.tsx";
import { privacyPath } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const [{ data }, companies] = await Promise.all([
    load(context, request, privacyShow),
    load(context, request, hiddenCompanies),
  ]);
  return {
    visibility: data.attributes.visibility,
    options: visibilities,
    companies: companies.data.map(({ id, attributes: { name, slug, logo } }) => ({
      ...{ id, name, logo },
      path: companyPath(language, slug),
    })),
    find: jobsPath[language],
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(await formOf(request), privacyUpdate.body);
  const outcome = await submit(context, request, privacyUpdate, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(`${privacyPath}?saved=1`);
}

/** Who finds the candidate, and which companies never do (decision 049). */
export default function Privacy() {
  const { visibility, options, companies, find } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("hiddenJobs.site.privacy");
  const [params] = useSearchParams();
  const busy = useNavigation().formAction === privacyPath;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {params.has("saved") && !reply && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      <Card>
        <SubmitForm reply={reply ?? null} values={{ visibility }} className="flex flex-col gap-4">
          <FieldSet label={t("visibility")} name="visibility" help={t("lead")}>
            <RadioGroup
              options={options.map((value) => ({
                value,
                label: t(`option.${value}`),
                help: t(`help.${value}`),
              }))}
            />
          </FieldSet>
          <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
            {t("save")}
          </Button>
        </SubmitForm>
      </Card>
      <Card>
        <CardHeader
          title={t("companies")}
          text={companies.length > 0 ? t("companiesText") : t("none")}
          actions={
            companies.length === 0 && (
              <Button to={find} variant="secondary">
                {t("find")}
              </Button>
            )
          }
        />
        {companies.length > 0 && <HiddenCompanies companies={companies} className="sm:grid-cols-2" />}
      </Card>
    </div>
  );
}
