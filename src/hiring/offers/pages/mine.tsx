import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicationPaths } from "#hiring/applications/paths.ts";
import { readForm } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { answerOffer, myOffers } from "../contract.ts";
import { OwnOfferCard } from "../parts/OwnOfferCard.tsx";
import { offerPaths } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data: offers } = await load(context, request, myOffers);
  if (offers.length === 0) throw redirect(applicationPaths.list);
  return { offers };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const form = await readForm(posted, answerOffer.body);
  const params = { id: String(posted.get("id") ?? "") };
  const outcome = await submit(context, request, answerOffer, { params, body: form.values });
  if (outcome.ok) throw redirect(safeNext(request) ?? offerPaths.answer);
  return data({ problem: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

/** The page of a candidate's offers, where they are answered. */
export default function MyOffers() {
  const { offers } = useLoaderData<typeof loader>();
  const t = useTranslations("offers.site");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {offers.map((offer) => (
        <OwnOfferCard key={offer.id} offer={offer} back={offerPaths.answer} />
      ))}
    </div>
  );
}
