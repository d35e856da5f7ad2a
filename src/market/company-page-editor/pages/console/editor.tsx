import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import type { ApiFieldError } from "#kit/call.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { formOf, load, type Outcome, pageServices, perform, submit } from "#kit/page.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { companyWorkspaceOf } from "#people/accounts/page-workspace.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { type EditedNow, editedIn } from "#ui/form/edited.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";
import { imageAdd, pageDiscard, pagePublish, pageSave, pageShow } from "../../contract.ts";
import type { Uploaded } from "../../parts/console/ImageField.tsx";
import { PageForm } from "../../parts/console/PageForm.tsx";
import type { PageHead } from "../../parts/console/PagePreview.tsx";
import { pageEditorPath } from "../../paths.ts";

const dones = ["draft", "published", "discarded"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const [{ data }, company] = await Promise.all([
    load(context, request, pageShow),
    load(context, request, companyCompany),
  ]);
  const { images, has_video, slug, draft, ...values } = data.attributes;
  const done = new URL(request.url).searchParams.get("done");
  return {
    head: headOf(company),
    path: companyPath(language, slug),
    done: dones.find((known) => known === done) ?? null,
    values,
    images,
    draft,
    hasVideo: has_video,
  };
}

function headOf({ data: { attributes } }: ReplyOf<typeof companyCompany>): PageHead {
  const { name = "", tagline = null, logo = null, cover = null } = attributes ?? {};
  return { name, tagline, logo, banner: cover?.src ?? null, bannerAlt: cover?.alt ?? "" };
}

export async function action({
  context,
  request,
}: ActionFunctionArgs): Promise<{ reply?: FormReply; edited?: EditedNow | undefined } & Uploaded> {
  const posted = await formOf(request);
  const intent = posted.get("intent");
  const to = (done: (typeof dones)[number]) =>
    redirect(`${pageEditorPath(companyWorkspaceOf(context))}?done=${done}`);
  if (intent === "image") {
    const form = await readForm(posted, imageAdd.body, imageAdd.files);
    const file = form.file("image");
    const outcome = await submit(context, request, imageAdd, {
      body: form.values,
      ...(file && { files: { image: file } }),
    });
    if (outcome.ok) return outcome.data.data.attributes;
    return { error: outcome.errors[0]?.detail ?? "" };
  }
  if (intent === "discard") {
    await perform(context, request, pageDiscard);
    throw to("discarded");
  }
  const form = await readForm(posted, pageSave.body);
  if (form.rows) return { reply: form.rows };
  const saved = await submit(context, request, pageSave, { body: form.values });
  if (!saved.ok) return refused(saved, form);
  if (intent !== "publish") throw to("draft");
  const { version } = saved.data.data.attributes;
  const outcome = await submit(context, request, pagePublish, { body: { version } });
  if (outcome.ok) throw to("published");
  return refused(outcome, form);
}

/** Returns the typed values with their errors, or with the colleague's conflicting edit. */
function refused(outcome: Outcome<unknown>, form: { reply(errors: readonly ApiFieldError[]): FormReply }) {
  const edited = editedIn(outcome);
  return { edited, reply: form.reply(edited || outcome.ok ? [] : outcome.errors) };
}

/** An upload of a picture does not reload the page. A colleague's edit is reported when the form is saved. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "image" ? false : defaultShouldRevalidate;
}

/** The editor of a company's page, beside a preview. Not on phones (decisions §22). */
export default function PageEditor() {
  const { head, path, done, values, images, draft, hasVideo } = useLoaderData<typeof loader>();
  const workspace = useCompanyWorkspace();
  const answer = useActionData<typeof action>();
  const t = useTranslations("companyPageEditor.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-1 text-ink-700">{t("lead")}</p>
        </div>
        <Button to={path} variant="secondary" icon="eye">
          {t("view")}
        </Button>
      </div>
      <div className="md:hidden">
        <EmptyState
          drawing="gallery"
          title={t("phoneTitle")}
          text={t("phoneText")}
          action={
            <Button to={settingsPath(workspace)} variant="secondary">
              {t("back")}
            </Button>
          }
        />
      </div>
      <div className="flex flex-col gap-6 max-md:hidden">
        {done && !answer?.reply && (
          <Alert tone="success" live>
            {t(`saved.${done}`)}
          </Alert>
        )}
        <DraftBar draft={draft} />
        <PageForm
          head={head}
          values={values}
          images={images}
          hasVideo={hasVideo}
          reply={answer?.reply}
          edited={answer?.edited}
        />
      </div>
    </div>
  );
}

function DraftBar({ draft }: Pick<Awaited<ReturnType<typeof loader>>, "draft">) {
  const t = useTranslations("companyPageEditor.console");
  const date = useDate("exact");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-700">
      <p>
        {draft
          ? t("draft", { when: date(draft.saved_at), name: draft.saved_by ?? t("someone") })
          : t("published")}
      </p>
      {draft && (
        <details>
          <summary className={buttonClass({ variant: "ghost", size: "sm" })}>
            <Icon name="trash" size="sm" />
            {t("discard")}
          </summary>
          <Form method="post" className="mt-2 flex flex-wrap items-center gap-3">
            <p>{t("discardAsk")}</p>
            <Button type="submit" name="intent" value="discard" variant="danger" size="sm">
              {t("discard")}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
