import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { ClosedPage } from "#hiring/share-links/parts/ClosedPage.tsx";
import { ViewBeacon } from "#hiring/share-links/parts/ViewBeacon.tsx";
import { readForm } from "#kit/form.ts";
import { formOf, pageServices, pageUrl, perform, submit } from "#kit/page.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import type { Letterhead } from "#profiles/cv/online/letterhead.ts";
import { namesIn } from "#profiles/cv/online/names.ts";
import { CvPreview } from "#profiles/cv/parts/CvPreview.tsx";
import { Button } from "#ui/Button.tsx";
import { useDate } from "#ui/use-date.ts";
import { documentInPortal, documentInPortalView } from "../contract-document.ts";
import { passOf } from "../pass-cookie.ts";
import { portalPath } from "../paths.ts";

function accessOf({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">) {
  const { token = "", code = "" } = params;
  const portal = pageUrl(request).searchParams.get("portal") ?? undefined;
  return { params: { token, code }, query: { pass: passOf(request, token), portal } };
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const access = accessOf({ request, params });
  const { token, code } = access.params;
  const { pass, portal } = access.query;
  const back = portalPath(language, token) + (portal ? `?portal=${encodeURIComponent(portal)}` : "");
  const outcome = await submit(context, request, documentInPortal, access, [403]);
  if (!outcome.ok) {
    // The portal asks for the access code.
    if (outcome.status === 403) throw redirect(back);
    const text = outcome.errors[0]?.detail ?? null;
    if (outcome.status !== 410) throw data({ text }, { status: outcome.status });
    return data({ state: "ended", text: text ?? "", back } as const, { status: 410 });
  }
  const { document, settings, letterhead, ...shown } = outcome.data.data.attributes;
  const cv = { document: document as unknown as CvDocument, settings: settings as unknown as CvSettings };
  const query = new URLSearchParams([
    ["pass", pass ?? ""],
    ...(portal ? [["portal", portal] as [string, string]] : []),
  ]);
  const path = [token, "applicants", code, "document", "pdf"].map(encodeURIComponent).join("/");
  return data({
    state: "open",
    ...cv,
    letterhead: letterhead as unknown as Letterhead,
    names: namesIn(cv.document, await loadReference(context, request)),
    ...shown,
    back: `${back}#${code}`,
    pdf: `/api/v2/public/portals/${path}?${query}`,
  } as const);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { values: body } = await readForm(await formOf(request), documentInPortalView.body);
  const input = { ...accessOf({ request, params }), body };
  await perform(context, request, documentInPortalView, input, [403, 410, 422, 429]);
  return null;
}

/** The report of a view changes nothing on the page. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !formData?.has("beacon");
}

/** The document of a person, as the contact of a portal reads it. */
export default function PortalDocument() {
  const shown = useLoaderData<typeof loader>();
  const t = useTranslations("portals.site.document");
  const date = useDate("exact");
  if (shown.state === "ended") return <ClosedPage title={t("ended")} text={shown.text} form={null} />;
  const title = t("title", { name: shown.full_name });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={title} noindex />
      <div>
        <Button to={shown.back} variant="ghost" size="sm" icon="arrow-left" className="-ml-3">
          {t("back")}
        </Button>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <h1 className="min-w-0 text-2xl font-semibold break-words">{title}</h1>
          <Button to={shown.pdf} download reloadDocument>
            {t("pdf")}
          </Button>
        </div>
      </div>
      <p className="text-sm text-ink-700">
        {t("from", { agency: shown.sender ?? "" })} {t("until", { date: date(shown.expires_at) })}
      </p>
      <CvPreview
        document={shown.document}
        settings={shown.settings}
        names={shown.names}
        photo={null}
        letterhead={shown.letterhead}
        watermark={shown.watermark}
      />
      {shown.beacon && <ViewBeacon beacon={shown.beacon} />}
    </div>
  );
}
