import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { answerLinkedOffer, linkedOffer } from "../contract-link.ts";
import { AnswerNote, OfferCard, ValidUntil } from "../parts/OwnOfferCard.tsx";
import type { OwnOffer } from "../parts/offer-view.ts";
import { linkedOfferPath, offerPaths } from "../paths.ts";

const queryOf = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const answer = (["accept", "decline"] as const).find((each) => each === searchParams.get("answer"));
  return { token: searchParams.get("token") ?? "", answer: answer ?? null };
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { token, answer } = queryOf(request);
  const linked = await submit(context, request, linkedOffer, { query: { token } });
  if (linked.ok) return data({ token, answer, about: linked.data.data, problem: null });
  const problem = linked.errors[0]?.detail ?? "";
  return data({ token, answer, about: null, problem }, { status: linked.status });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { token } = queryOf(request);
  const form = await readForm(request, answerLinkedOffer.body);
  const outcome = await submit(context, request, answerLinkedOffer, { body: { ...form.values, token } });
  if (outcome.ok) throw redirect(linkedOfferPath(token));
  return data({ reply: form.reply(outcome.errors) }, { status: outcome.status });
}

/** The page of an offer's signed link, where a candidate answers without signing in. */
export default function AnswerOffer() {
  const { about, answer, problem } = useLoaderData<typeof loader>();
  const t = useTranslations("offers.site");
  const offer = about?.type === "own_offer" ? about : null;
  const canAnswer = offer?.attributes.can.accept ?? false;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {problem !== null && (
        <Alert tone="warning">
          <p>{problem}</p>
          <Button to={offerPaths.answer} variant="secondary" size="sm" className="mt-3">
            {t("title")}
          </Button>
        </Alert>
      )}
      {about && !canAnswer && (
        <Alert tone={about.attributes.status === "accepted" ? "success" : "info"}>
          {t(`state.${about.attributes.status}`)}
        </Alert>
      )}
      {offer && canAnswer && answer && <AnswerForm answer={answer} company={offer.attributes.company} />}
      {offer && <LinkedOffer offer={offer} hasButtons={canAnswer && !answer} />}
    </div>
  );
}

function AnswerForm({ answer, company }: { answer: "accept" | "decline"; company: string }) {
  const { token } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply ?? null;
  const busy = useNavigation().state !== "idle";
  const t = useTranslations("offers.site");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t(`ask.${answer}`, { company })}</h2>
      {answer === "accept" && <p className="text-ink-700">{t("sure")}</p>}
      <SubmitForm reply={reply} className="flex flex-col gap-4">
        <input type="hidden" name="answer" value={answer} />
        <AnswerNote />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={answer === "accept" ? "primary" : "danger"} busy={busy}>
            {t(answer === "accept" ? "accept" : "ask.confirmDecline")}
          </Button>
          <Button to={linkedOfferPath(token)} variant="secondary">
            {t("ask.back")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

function LinkedOffer({ offer, hasButtons }: { offer: OwnOffer; hasButtons: boolean }) {
  const { token } = useLoaderData<typeof loader>();
  const t = useTranslations("offers.site");
  const labels = useTranslations("offers.labels.pdfIn");
  const languages = offer.attributes.letter_in === "both" ? (["both"] as const) : (["vi", "en"] as const);
  const letters = languages.map((language) => ({
    href: offerPaths.linkedLetter(token, language),
    label: labels(language),
  }));
  return (
    <OfferCard offer={offer} file={offerPaths.linkedFile(token)} letters={letters}>
      {hasButtons && (
        <div className="flex flex-col gap-4 border-t border-line pt-4">
          <ValidUntil date={offer.attributes.valid_until} />
          <div className="flex flex-wrap gap-3">
            <Button to={linkedOfferPath(token, "accept")}>{t("accept")}</Button>
            <Button to={linkedOfferPath(token, "decline")} variant="secondary">
              {t("decline")}
            </Button>
          </div>
        </div>
      )}
    </OfferCard>
  );
}
