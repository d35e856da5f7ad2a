import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { industries } from "#platform/reference/contract.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { companySizes } from "#platform/reference/terms.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { refuse, requestDetail, revoke, verify } from "../../contract-admin.ts";
import { Decision } from "../../parts/console/Decision.tsx";
import { RequestFacts } from "../../parts/console/RequestFacts.tsx";
import { requestPaths } from "../../paths.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const [{ data }, reference, trades] = await Promise.all([
    load(context, request, requestDetail, { params: { id: Number(params.requestId) } }),
    loadReference(context, request),
    load(context, request, industries),
  ]);
  const { facts, ...attributes } = data.attributes;
  const known = new Map(trades.data.map(({ id, attributes: name }) => [Number(id), name]));
  return {
    request: attributes,
    facts: {
      ...facts,
      industries: facts.industry_ids.flatMap((id) => {
        const name = known.get(id);
        return name ? [language === "vi" ? name.name_vn : name.name] : [];
      }),
      place: facts.location_id === null ? null : reference.placeName(facts.location_id, language),
      size: companySizes.find(({ id }) => id === facts.size_id)?.key ?? null,
    },
    page: companyPath(language, attributes.company.slug),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const input = { params: { id: Number(params.requestId) } };
  if (posted.get("do") === "refuse") {
    const form = await readForm(posted, refuse.body);
    const outcome = await submit(context, request, refuse, { ...input, body: form.values });
    if (outcome.ok) throw redirect(`${requestPaths.list}?done=refused`);
    return { do: "refuse" as const, reply: form.reply(outcome.errors) };
  }
  if (posted.get("do") === "revoke") {
    const form = await readForm(posted, revoke.body);
    const outcome = await submit(context, request, revoke, { ...input, body: form.values });
    if (outcome.ok) throw redirect(`${requestPaths.list}?tab=revoked&done=revoked`);
    return { do: "revoke" as const, reply: form.reply(outcome.errors) };
  }
  const form = await readForm(posted, verify.body);
  const outcome = await submit(context, request, verify, { ...input, body: form.values });
  if (outcome.ok) throw redirect(`${requestPaths.list}?done=verified`);
  return { do: "verify" as const, reply: form.reply(outcome.errors) };
}

/** The page with a business licence, the details of its company, and the decision about the verification. */
export default function DecideRequest() {
  const { request, facts, page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations("companySettings.console.requests");
  const { company, file } = request;
  return (
    <div className="flex flex-col gap-6">
      <title>{`${company.name} · ${t("title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: requestPaths.list }, { label: company.name }]} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 flex-1 basis-80 text-2xl font-semibold break-words">{company.name}</h1>
        <Button to={page} variant="secondary" icon="eye">
          {t("page")}
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
        <Card>
          <CardHeader title={t("licence")} />
          {file.type === "image/webp" && (
            <img
              src={file.url}
              alt={t("picture", { company: company.name })}
              className="mt-4 w-full rounded-md border border-line"
            />
          )}
          <a
            href={file.url}
            download
            className="mt-4 inline-flex min-h-6 font-semibold break-all text-leaf-700 underline underline-offset-2"
          >
            {t("download", { name: file.name })}
          </a>
        </Card>
        <RequestFacts facts={facts} taxCode={request.tax_code} by={request.requested_by} />
        <Decision request={request} facts={facts} answer={answer} />
      </div>
    </div>
  );
}
