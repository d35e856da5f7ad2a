import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { privacyShow, privacyUpdate } from "#profiles/candidates/contract-privacy.ts";
import { visibilities } from "#profiles/candidates/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { companiesToHide, hiddenCompanies } from "../contract.ts";
import { HiddenCompanies } from "../parts/HiddenCompanies.tsx";
import { privacyPath } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const keyword = new URL(request.url).searchParams.get("keyword")?.slice(0, 200).trim() ?? "";
  const [{ data }, companies, found] = await Promise.all([
    load(context, request, privacyShow),
    load(context, request, hiddenCompanies),
    keyword ? load(context, request, companiesToHide, { query: { keyword } }) : null,
  ]);
  const views = ({ data }: Pick<typeof companies | NonNullable<typeof found>, "data">) =>
    data.map(({ id, attributes: { name, slug, logo } }) => ({
      id,
      name,
      logo,
      path: companyPath(language, slug),
    }));
  return {
    visibility: data.attributes.visibility,
    agencies: String(data.attributes.visible_to_agencies),
    options: visibilities,
    companies: views(companies),
    keyword,
    found: found && views(found),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(await formOf(request), privacyUpdate.body);
  const outcome = await submit(context, request, privacyUpdate, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(`${privacyPath}?saved=1`);
}

/** Settings for who may find the candidate, and which companies never may (decision 049). */
export default function Privacy() {
  const { visibility, agencies, options, companies, keyword, found } = useLoaderData<typeof loader>();
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
        <SubmitForm
          reply={reply ?? null}
          values={{ visibility, visible_to_agencies: agencies }}
          className="flex flex-col gap-4"
        >
          <FieldSet label={t("visibility")} name="visibility" help={t("lead")}>
            <RadioGroup
              options={options.map((value) => ({
                value,
                label: t(`option.${value}`),
                help: t(`help.${value}`),
              }))}
            />
          </FieldSet>
          <AgencyChoice />
          <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
            {t("save")}
          </Button>
        </SubmitForm>
      </Card>
      <Card id="companies" className="scroll-mt-20">
        <CardHeader title={t("companies")} text={t("companiesText")} />
        <CompanySearch keyword={keyword} />
        <div aria-live="polite">
          {found?.length === 0 && <p className="mt-3 text-ink-700">{t("noneFound", { keyword })}</p>}
          {found && found.length > 0 && <HiddenCompanies companies={found} hides className="" />}
        </div>
        {companies.length > 0 && (
          <>
            <h3 className="mt-6 font-semibold">{t("hiddenNow")}</h3>
            <HiddenCompanies companies={companies} className="" />
          </>
        )}
      </Card>
    </div>
  );
}

/** Radio buttons for whether agencies find the candidate, separate from the choice for companies (decision 127). */
function AgencyChoice() {
  const t = useTranslations("hiddenJobs.site.privacy");
  return (
    <FieldSet label={t("agencies")} name="visible_to_agencies" help={t("agenciesLead")}>
      <RadioGroup
        options={(["false", "true"] as const).map((value) => ({
          value,
          label: t(`agency.${value}`),
          help: t(`agencyHelp.${value}`),
        }))}
      />
    </FieldSet>
  );
}

function CompanySearch({ keyword }: { keyword: string }) {
  const t = useTranslations("hiddenJobs.site.privacy");
  return (
    <Form role="search" action={`${privacyPath}#companies`} preventScrollReset className="mt-4 flex gap-2">
      <div className="min-w-0 flex-1">
        <TextInput
          key={keyword}
          name="keyword"
          type="search"
          icon="search"
          enterKeyHint="search"
          maxLength={200}
          required
          aria-label={t("keyword")}
          placeholder={t("keyword")}
          defaultValue={keyword}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t("find")}
      </Button>
    </Form>
  );
}
