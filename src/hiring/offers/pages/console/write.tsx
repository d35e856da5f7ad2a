import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { load, pageServices } from "#kit/page.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { Card } from "#ui/Card.tsx";
import { applicantOffers } from "../../contract.ts";
import OfferForm, { type OfferReply } from "../../parts/console/OfferForm.tsx";
import { validDays } from "../../terms.ts";
import { writeOffer } from "./write-action.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const [{ data: applicant }, { data: offers, meta }] = await Promise.all([
    load(context, request, applicantDetail, at),
    load(context, request, applicantOffers, at),
  ]);
  const today = dayOf(context.get(pageServices).now);
  const { full_name: name, job, email, identity_hidden } = applicant.attributes;
  const draft = offers.find(({ attributes }) => attributes.can.edit) ?? null;
  return {
    id: applicant.id,
    name,
    job: job.title,
    applicant: { email, identity_hidden },
    draft,
    requiresApproval: meta.requires_approval,
    withdrawn: new URL(request.url).searchParams.get("withdraw"),
    today,
    validUntil: addDays(today, validDays.usual),
  };
}

export const action = (args: ActionFunctionArgs): Promise<OfferReply | { done: string }> => writeOffer(args);

/** The page that writes, sends or withdraws an offer. */
export default function WriteOffer() {
  const data = useLoaderData<typeof loader>();
  const t = useTranslations("offers.console");
  const { name, job, withdrawn } = data;
  return (
    <Card className="mx-auto w-full max-w-reading">
      <title>{`${t("form.title", { name })} · Sen`}</title>
      <h1 className="text-xl font-semibold break-words">
        {t(withdrawn ? "withdrawal.title" : "form.title", { name })}
      </h1>
      <p className="mt-1 mb-6 text-ink-500">{job}</p>
      <OfferForm data={data} />
    </Card>
  );
}
