import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { pageUrl, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import { clientInfo } from "../contract-info.ts";
import { useFee } from "../parts/use-fee.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = (pageUrl(request).searchParams.get("token") ?? "").slice(0, 100);
  const outcome = await submit(context, request, clientInfo, { query: { token } });
  if (outcome.ok) return data({ info: outcome.data.data.attributes, problem: null });
  return data({ info: null, problem: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

/** The page on which a contact of a client reads the agreement with the agency. */
export default function Agreement() {
  const { info, problem } = useLoaderData<typeof loader>();
  const t = useTranslations("clients.site");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {problem !== null && <Alert tone="warning">{problem}</Alert>}
      {info && <Terms info={info} />}
    </div>
  );
}

type Info = NonNullable<Awaited<ReturnType<typeof loader>>["data"]["info"]>;

function Terms({
  info: { agency, client, am, terms, signed_date, agreement_until, expires_at },
}: {
  info: Info;
}) {
  const t = useTranslations("clients.site");
  const labels = useTranslations("clients.labels.fee");
  const fee = useFee();
  const day = useDate("day");
  const warranty = labels("days", { count: terms.warranty_days });
  return (
    <>
      <p className="break-words text-ink-700">{t("lead", { agency, client })}</p>
      <Card>
        <DescriptionList
          items={[
            { label: labels("price"), value: fee(terms) },
            {
              label: labels("warranty"),
              value: `${warranty}, ${labels(`basis.${terms.warranty_basis}`)}`,
            },
            { label: labels("payment"), value: labels("days", { count: terms.payment_days }) },
            { label: labels("signed"), value: signed_date && day(signed_date) },
            { label: labels("until"), value: agreement_until && day(agreement_until) },
          ]}
        />
      </Card>
      {am && (
        <Card>
          <h2 className="font-semibold">{t("am", { agency })}</h2>
          <p className="mt-1 break-words">{am.full_name}</p>
          <p className="mt-1">
            <a href={`mailto:${am.email}`} className="break-all text-leaf-700 underline">
              {am.email}
            </a>
          </p>
        </Card>
      )}
      <p className="text-sm text-ink-500">{t("until", { date: day(expires_at) })}</p>
    </>
  );
}
