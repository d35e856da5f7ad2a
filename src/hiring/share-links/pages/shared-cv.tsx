import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, pageServices, perform, submit } from "#kit/page.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import type { Letterhead } from "#profiles/cv/online/letterhead.ts";
import { namesIn } from "#profiles/cv/online/names.ts";
import { CvPreview } from "#profiles/cv/parts/CvPreview.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { sharedCv, sharedCvFeedback, sharedCvOpen, sharedCvView } from "../contract.ts";
import { ClosedPage } from "../parts/ClosedPage.tsx";
import { ViewBeacon } from "../parts/ViewBeacon.tsx";
import { passCookie, passOf } from "../pass-cookie.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const pass = passOf(request, token);
  const outcome = await submit(context, request, sharedCv, { params: { token }, query: { pass } }, [403]);
  if (!outcome.ok) {
    const ended = outcome.status === 410;
    if (!ended && outcome.status !== 403) {
      const text = outcome.errors[0]?.detail ?? null;
      throw data({ text }, { status: outcome.status });
    }
    const text = ended ? (outcome.errors[0]?.detail ?? null) : null;
    const shown = { state: ended ? "ended" : "locked", text } as const;
    return data(shown, { status: ended ? 410 : 200 });
  }
  const { document, settings, expires_at, beacon, ...sent } = outcome.data.data.attributes;
  const query = pass ? `?pass=${encodeURIComponent(pass)}` : "";
  const cv = { document: document as unknown as CvDocument, settings: settings as unknown as CvSettings };
  const pdf = `/api/v2/public/share_cvs/${encodeURIComponent(token)}/pdf${query}`;
  const names = namesIn(cv.document, await loadReference(context, request));
  const letterhead = sent.letterhead as unknown as Letterhead | null;
  const { sender, watermark } = sent;
  const shown = { state: "open", ...cv, names, expiresAt: expires_at, pdf, beacon } as const;
  return data({ ...shown, sender, letterhead, watermark });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const posted = await formOf(request);
  if (posted.has("beacon")) {
    const { values: body } = await readForm(posted, sharedCvView.body);
    const input = { params: { token }, query: { pass: passOf(request, token) }, body };
    await perform(context, request, sharedCvView, input, [403, 404, 410, 422, 429]);
    return null;
  }
  if (posted.has("code")) {
    const form = await readForm(posted, sharedCvOpen.body);
    const outcome = await submit(context, request, sharedCvOpen, { params: { token }, body: form.values });
    if (!outcome.ok) return { sent: false, reply: form.reply(outcome.errors) };
    const { setCookie, publicUrl } = context.get(pageServices);
    setCookie(passCookie(token, outcome.data.pass, publicUrl));
    throw redirect(`/share-cv/${encodeURIComponent(token)}`);
  }
  const form = await readForm(posted, sharedCvFeedback.body);
  const input = { params: { token }, query: { pass: passOf(request, token) }, body: form.values };
  const outcome = await submit(context, request, sharedCvFeedback, input);
  return { sent: outcome.ok, reply: outcome.ok ? null : form.reply(outcome.errors) };
}

/** The report of a view changes nothing on the page. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !formData?.has("beacon");
}

const frame = "mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6";

/** The page of a CV that its owner shares by a link. */
export default function SharedCv() {
  const shown = useLoaderData<typeof loader>();
  const t = useTranslations("share-links.site.shared");
  const date = useDate("exact");
  if (shown.state !== "open") return <ClosedLink state={shown.state} text={shown.text} />;
  const title = t("title", { name: shown.document.full_name });
  return (
    <div className={frame}>
      <PageHead title={title} noindex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <Button to={shown.pdf} download reloadDocument>
          {t("pdf")}
        </Button>
      </div>
      <p className="text-sm text-ink-700">
        {shown.sender && `${t("from", { agency: shown.sender })} `}
        {t("until", { date: date(shown.expiresAt) })}
      </p>
      <CvPreview
        document={shown.document}
        settings={shown.settings}
        names={shown.names}
        photo={null}
        letterhead={shown.letterhead}
        watermark={shown.watermark}
      />
      {shown.beacon && <Feedback toAgency={shown.sender} />}
      {shown.beacon && <ViewBeacon beacon={shown.beacon} />}
    </div>
  );
}

/** Shows that the link of a CV has ended, or the form for the access code of the link. */
function ClosedLink({ state, text }: { state: "ended" | "locked"; text: string | null }) {
  const done = useActionData<typeof action>();
  const t = useTranslations("share-links.site.shared");
  return (
    <ClosedPage
      title={t(state === "ended" ? "endedTitle" : "codeTitle")}
      text={text ?? t("codeText")}
      form={state === "ended" ? null : { code: t("code"), open: t("open"), reply: done?.reply ?? null }}
    />
  );
}

function Feedback({ toAgency }: { toAgency: string | null }) {
  const done = useActionData<typeof action>();
  const t = useTranslations("share-links.site.shared");
  const answers = useTranslations("share-links.site.answers");
  const busy = useNavigation().state !== "idle";
  return (
    <Card>
      <CardHeader
        title={t("feedback")}
        text={toAgency === null ? t("feedbackText") : t("feedbackAgency", { agency: toAgency })}
      />
      {done?.sent ? (
        <Alert tone="success" live>
          {t("thanks")}
        </Alert>
      ) : (
        <SubmitForm reply={done?.reply ?? null} className="mt-4 flex flex-col gap-4">
          <FieldSet label={t("feedback")} name="answer" required>
            <RadioGroup
              row
              options={(["fit", "maybe", "no"] as const).map((value) => ({ value, label: answers(value) }))}
            />
          </FieldSet>
          <Field label={t("comment")} name="comment" optional>
            <Textarea rows={3} maxLength={1000} />
          </Field>
          <Button type="submit" variant="secondary" busy={busy} className="self-start">
            {t("send")}
          </Button>
        </SubmitForm>
      )}
    </Card>
  );
}
