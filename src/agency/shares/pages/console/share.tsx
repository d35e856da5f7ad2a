import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { RefusalDoor } from "#hiring/applications/parts/console/RefusalDoor.tsx";
import { doorOf } from "#hiring/applications/refusal.ts";
import { representationsPath } from "#hiring/representations/paths.ts";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import { shareDays } from "#hiring/share-links/terms.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { namesIn } from "#profiles/cv/online/names.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { applicantShares, createShare, previewShare } from "../../contract.ts";
import { applicantIntroductions } from "../../contract-record.ts";
import { IntroductionList } from "../../parts/IntroductionList.tsx";
import { ShareForm } from "../../parts/ShareForm.tsx";
import { SharePreview } from "../../parts/SharePreview.tsx";
import { ShareTable } from "../../parts/ShareTable.tsx";
import { shareSections, usualSections } from "../../terms.ts";
import { changeLink } from "../change-link.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const [{ data, meta }, introductions] = await Promise.all([
    load(context, request, applicantShares, at),
    load(context, request, applicantIntroductions, at),
  ]);
  const choices = { sections: shareSections, usual: usualSections, days: shareDays };
  return { id: params.applicantId ?? "", links: data, introductions: introductions.data, ...meta, choices };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const changed = await changeLink(context, request, posted);
  if (changed) return { changed, reply: null, preview: null, urls: [] };
  const at = { params: { id: params.applicantId } };
  if (posted.get("intent") === "preview") {
    const form = await readForm(posted, previewShare.body);
    const outcome = await submit(context, request, previewShare, { ...at, body: form.values });
    if (!outcome.ok) return { changed, reply: form.reply(outcome.errors), preview: null, urls: [] };
    const { contact, identity, ...content } = outcome.data.data.attributes;
    const cv = content as unknown as Omit<AgencyContent, "code">;
    const names = namesIn(cv.document, await loadReference(context, request));
    return { changed, reply: form.reply([]), preview: { ...cv, names, contact, identity }, urls: [] };
  }
  const form = await readForm(posted, createShare.body);
  const outcome = await submit(context, request, createShare, { ...at, body: form.values });
  if (!outcome.ok) {
    const [error] = outcome.errors;
    const refusal = { code: error?.code ?? "", text: error?.detail ?? "", now: outcome.meta.now };
    return { changed, reply: form.reply(outcome.errors), preview: null, urls: [], refusal };
  }
  return { changed, reply: null, preview: null, urls: outcome.data.urls };
}

export type SharedApplicant = Awaited<ReturnType<typeof loader>>;
export type Preview = NonNullable<NonNullable<Awaited<ReturnType<typeof action>>>["preview"]>;

/** The page on which a consultant shares an applicant with recipients of the client. */
export default function ShareApplicant() {
  const loaded = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("shares.console.form");
  const list = useTranslations("shares.console.list");
  const { id, applicant, order, client, can, links, introductions } = loaded;
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title", { name: applicant.full_name })} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.detail(workspace, id)}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          {t("back")}
        </Button>
        <h1 className="mt-2 text-2xl font-semibold break-words">
          {t("title", { name: applicant.full_name })}
        </h1>
        <p className="mt-1 max-w-reading break-words text-ink-700">
          {t("lead", { order: order.title, client })}
        </p>
      </div>
      <Notes />
      {can.share && (
        <Card className="max-w-reading">
          <ShareForm key={links.length} loaded={loaded} reply={done?.reply ?? null} />
        </Card>
      )}
      {done && "refusal" in done && done.refusal && doorOf(done.refusal) && (
        <Card className="max-w-reading">
          <RefusalDoor refusal={done.refusal} />
        </Card>
      )}
      {done?.preview && <SharePreview preview={done.preview} />}
      <Card>
        <CardHeader title={t("links")} />
        {links.length === 0 ? (
          <p className="mt-2 text-ink-500">{list("none")}</p>
        ) : (
          <div className="mt-2">
            <ShareTable rows={links} />
          </div>
        )}
      </Card>
      {introductions.length > 0 && <IntroductionList rows={introductions} />}
    </div>
  );
}

/** What the last act did, with the addresses of new links, and why nothing can be shared. */
function Notes() {
  const { id, agreed, can } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("shares.console.form");
  const list = useTranslations("shares.console.list");
  return (
    <>
      {done?.changed && (
        <Alert tone="success" live>
          {list(done.changed.done, { days: String(done.changed.days) })}
        </Alert>
      )}
      {done?.urls.map(({ id: link, name, url }) => (
        <ShownOnce
          key={link}
          text={`${t("done")} ${t("once")}`}
          label={t("address", { name })}
          value={url}
          isLink
        />
      ))}
      {!agreed && (
        <Alert tone="warning">
          {t("notAgreed")}{" "}
          <Link to={representationsPath(id)} className="font-semibold underline">
            {t("ask")}
          </Link>
        </Alert>
      )}
      {agreed && !can.share && <Alert tone="warning">{t("closed")}</Alert>}
    </>
  );
}
