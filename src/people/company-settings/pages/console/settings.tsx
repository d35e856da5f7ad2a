import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, type Outcome, pageServices, perform, submit } from "#kit/page.ts";
import { careerPath } from "#market/career-sites/paths.ts";
import { pageEditorPath } from "#market/company-page-editor/paths.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { companyWorkspaceOf } from "#people/accounts/page-workspace.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { industries } from "#platform/reference/contract.ts";
import { offered } from "#platform/reference/lists.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { editedIn } from "#ui/form/edited.ts";
import {
  companyUpdate,
  coverRemove,
  coverUpload,
  logoUpload,
  pictureAdd,
  pictureRemove,
  verificationRequest,
  verificationShow,
} from "../../contract.ts";
import { Cover } from "../../parts/console/Cover.tsx";
import { Details } from "../../parts/console/Details.tsx";
import { Gallery } from "../../parts/console/Gallery.tsx";
import { Logo } from "../../parts/console/Logo.tsx";
import { ReadDetails } from "../../parts/console/ReadDetails.tsx";
import { SettingsNav } from "../../parts/console/SettingsNav.tsx";
import { Verification } from "../../parts/console/Verification.tsx";
import { settingsPath } from "../../paths.ts";

const dones = ["details", "logo", "cover", "coverRemoved", "picture", "removed", "verification"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const [company, verification, reference, trades] = await Promise.all([
    load(context, request, companyCompany),
    load(context, request, verificationShow),
    loadReference(context, request),
    load(context, request, industries),
  ]);
  const attributes = company.data.attributes;
  if (!attributes) throw redirect("/403");
  const { places } = reference.listsWith(language, { places: [attributes.location_id] });
  const done = new URL(request.url).searchParams.get("done");
  return {
    company: attributes,
    path: companyPath(language, attributes.slug),
    career: careerPath(language, attributes.slug),
    verification: verification.data.attributes,
    industries: offered(trades.data, attributes.industry_ids).map(
      ({ id, attributes: { name, name_vn } }) => ({
        id,
        label: language === "vi" ? name_vn : name,
      }),
    ),
    // A company is in a province of today; a former one is offered only where it is stored.
    places: [...places.cities, ...places.provinces, ...places.elsewhere]
      .filter(({ id, former }) => !former || id === attributes.location_id)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    done: dones.find((known) => known === done) ?? null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const intent = String(posted.get("intent") ?? "details");
  const to = (done: (typeof dones)[number]) =>
    redirect(`${settingsPath(companyWorkspaceOf(context))}?done=${done}`);
  const filesOf = (name: string, file: File | null) => (file ? { files: { [name]: file } } : {});
  if (intent === "logo") {
    const form = await readForm(posted, pictureAdd.body, logoUpload.files);
    const outcome = await submit(context, request, logoUpload, filesOf("image", form.file("image")));
    if (outcome.ok) throw to("logo");
    return { form: intent, reply: form.reply(outcome.errors) };
  }
  if (intent === "cover") {
    const form = await readForm(posted, coverUpload.body, coverUpload.files);
    const outcome = await submit(context, request, coverUpload, {
      body: form.values,
      ...filesOf("image", form.file("image")),
    });
    if (outcome.ok) throw to("cover");
    return { form: intent, reply: form.reply(outcome.errors) };
  }
  if (intent === "remove_cover") {
    await perform(context, request, coverRemove);
    throw to("coverRemoved");
  }
  if (intent === "picture") {
    const form = await readForm(posted, pictureAdd.body, pictureAdd.files);
    const outcome = await submit(context, request, pictureAdd, {
      body: form.values,
      ...filesOf("image", form.file("image")),
    });
    if (outcome.ok) throw to("picture");
    return { form: intent, reply: form.reply(outcome.errors) };
  }
  if (intent === "verification") {
    const form = await readForm(posted, pictureAdd.body, verificationRequest.files);
    const outcome: Outcome<unknown> = await submit(context, request, verificationRequest, {
      ...filesOf("licence", form.file("licence")),
    });
    if (outcome.ok) throw to("verification");
    return { form: intent, reply: form.reply(outcome.errors) };
  }
  if (intent === "remove") {
    await perform(context, request, pictureRemove, { params: { id: String(posted.get("id")) } }, [404]);
    throw to("removed");
  }
  const form = await readForm(posted, companyUpdate.body);
  const outcome = await submit(context, request, companyUpdate, { body: form.values });
  if (outcome.ok) throw to("details");
  const edited = editedIn(outcome);
  return { form: "details", edited, reply: form.reply(edited ? [] : outcome.errors) };
}

/** The page with the details of a company: facts, logo, pictures and verification. */
export default function Settings() {
  const { company, path, career, verification, industries, places, done } = useLoaderData<typeof loader>();
  const workspace = useCompanyWorkspace();
  const answer = useActionData<typeof action>();
  const t = useTranslations("companySettings.console");
  const replyTo = (form: string) => (answer?.form === form ? answer.reply : null);
  const format = useFormatter();
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="details" isAdmin={company.can.edit} />
      <Header path={path} career={career} mayEdit={company.can.edit} />
      {done && !answer && (
        <Alert tone="success" live>
          {t(`saved.${done}`)}
        </Alert>
      )}
      <Note missing={company.missing} mayEdit={company.can.edit} />
      <Logo
        name={company.name}
        logo={company.logo}
        mayEdit={company.can.edit}
        reply={replyTo("logo")}
        key={company.logo}
      />
      <Cover
        key={`${company.cover?.src} ${company.cover?.alt}`}
        cover={company.cover}
        mayEdit={company.can.edit}
        reply={replyTo("cover")}
      />
      {company.can.edit ? (
        <Details
          key={company.version}
          company={company}
          page={settingsPath(workspace)}
          industries={industries}
          places={places}
          reply={replyTo("details")}
          edited={answer?.edited}
        />
      ) : (
        <ReadDetails company={company} industries={industries} places={places} />
      )}
      <Gallery
        key={`gallery${company.gallery.length}`}
        pictures={company.gallery}
        hasVideo={company.video_url !== null}
        mayEdit={company.can.edit}
        reply={replyTo("picture")}
      />
      <Verification
        verification={verification}
        needs={format.list(verification.missing.map((name) => t(`verification.field.${name}`)))}
        mayEdit={company.can.edit}
        reply={replyTo("verification")}
      />
    </div>
  );
}

function Header({ path, career, mayEdit }: { path: string; career: string; mayEdit: boolean }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("companySettings.console");
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("lead")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <Button to={pageEditorPath(workspace)} variant="secondary" icon="edit">
            {t("editPage")}
          </Button>
        )}
        <Button to={path} variant="secondary" icon="eye">
          {t("view")}
        </Button>
        <Button to={career} variant="secondary" icon="external">
          {t("career")}
        </Button>
      </div>
    </div>
  );
}

type Company = Awaited<ReturnType<typeof loader>>["company"];

/** A note that lists the missing fields to administrators; to members it says that they cannot edit. */
function Note({ missing, mayEdit }: { missing: Company["missing"]; mayEdit: boolean }) {
  const t = useTranslations("companySettings.console");
  const format = useFormatter();
  if (!mayEdit) return <Alert tone="info">{t("memberNote")}</Alert>;
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning">
      {t("missing", { fields: format.list(missing.map((name) => t(`missingField.${name}`))) })}
    </Alert>
  );
}
