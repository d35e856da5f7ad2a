import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantDetail } from "#applications/contract.ts";
import { consolePaths } from "#jobs/paths.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { applicantOffers, cancelOffer, createOffer, editOffer, fillJob, sendOffer } from "../../contract.ts";
import { OfferFields } from "../../parts/console/OfferFields.tsx";
import { dayOf, daysAfter } from "../../rules.ts";
import { defaultProbation, validDays } from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const [{ data: applicant }, { data: offers }] = await Promise.all([
    load(context, request, applicantDetail, at),
    load(context, request, applicantOffers, at),
  ]);
  const today = dayOf(context.get(pageServices).now);
  const { full_name: name, job } = applicant.attributes;
  const draft = offers.find(({ attributes }) => attributes.can.edit) ?? null;
  return { name, job: job.title, draft, today, validUntil: daysAfter(today, validDays.usual) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const at = { params: { id: params.applicantId ?? "" } };
  const back = consolePaths.applicant(Number(params.companyId), at.params.id);
  const posted = await formOf(request);
  const intent = String(posted.get("intent"));
  const one = { params: { id: String(posted.get("id") ?? "") } };
  if (intent === "fill") {
    const { data: applicant } = await load(context, request, applicantDetail, at);
    const job = { params: { id: applicant.attributes.job.id } };
    const outcome = await submit(context, request, fillJob, job);
    if (!outcome.ok) throw data(null, { status: outcome.status });
    throw redirect(back);
  }
  if (intent === "send") {
    const outcome = await submit(context, request, sendOffer, one);
    if (!outcome.ok) throw data(null, { status: outcome.status });
    throw redirect(back);
  }
  if (intent === "withdraw") {
    const form = await readForm(posted, cancelOffer.body);
    const outcome = await submit(context, request, cancelOffer, { ...one, body: form.values });
    if (outcome.ok) throw redirect(back);
    return form.reply(outcome.errors);
  }
  const form = await readForm(posted, createOffer.body);
  const body = { ...form.values, send: intent === "now" };
  const outcome = posted.has("id")
    ? await submit(context, request, editOffer, { ...one, body })
    : await submit(context, request, createOffer, { ...at, body });
  if (outcome.ok) throw redirect(back);
  return form.reply(outcome.errors);
}

/** An offer is written, sent, or withdrawn. */
export default function WriteOffer() {
  const { name, job, draft, today, validUntil } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const busy = useNavigation().formData?.get("intent");
  const t = useTranslations("offers.console");
  const withdrawn = params.get("withdraw");
  const held = draft?.attributes;
  const values = held
    ? {
        ...{
          monthly_salary: String(held.monthly_salary ?? ""),
          currency: held.currency,
          message: held.message,
        },
        ...{ start_date: held.start_date, valid_until: held.valid_until, line_manager: held.line_manager },
        ...{ probation: String(held.probation), probation_percent: String(held.probation_percent) },
      }
    : {
        currency: "VND",
        probation: String(defaultProbation),
        probation_percent: "100",
        valid_until: validUntil,
      };
  return (
    <Card className="mx-auto w-full max-w-reading">
      <title>{t("form.title", { name })}</title>
      <h1 className="text-xl font-semibold break-words">
        {t(withdrawn ? "withdrawal.title" : "form.title", { name })}
      </h1>
      <p className="mt-1 mb-6 text-ink-500">{job}</p>
      {withdrawn ? (
        <SubmitForm reply={reply} className="flex flex-col gap-5">
          <input type="hidden" name="id" value={withdrawn} />
          <Field name="note" label={t("withdrawal.note")} optional>
            <Textarea rows={3} limit={1000} />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="withdraw"
            variant="danger"
            className="self-end"
            busy={busy === "withdraw"}
          >
            {t("withdrawal.confirm")}
          </Button>
        </SubmitForm>
      ) : (
        <SubmitForm reply={reply} values={values} className="flex flex-col gap-5">
          {draft && <input type="hidden" name="id" value={draft.id} />}
          <OfferFields today={today} />
          <div className="mt-1 flex flex-wrap justify-end gap-3">
            <Button type="submit" name="intent" value="draft" variant="secondary" busy={busy === "draft"}>
              {t("form.save")}
            </Button>
            <Button type="submit" name="intent" value="now" busy={busy === "now"}>
              {t("form.send")}
            </Button>
          </div>
        </SubmitForm>
      )}
    </Card>
  );
}
