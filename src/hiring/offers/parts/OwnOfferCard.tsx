import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { offerPaths } from "../paths.ts";
import { OfferFile } from "./OfferFile.tsx";
import { OfferBadge, OfferTerms } from "./OfferTerms.tsx";
import type { OwnOffer } from "./offer-view.ts";

/** Shows an offer to its candidate, with a form for the answer. */
export function OwnOfferCard({ offer, back }: { offer: OwnOffer; back: string }) {
  const t = useTranslations("offers.site");
  const labels = useTranslations("offers.labels");
  const language = useLocale();
  const fetcher = useFetcher<{ problem: string }>();
  const busy = fetcher.formData?.get("answer");
  const { id, attributes } = offer;
  const letterIn = attributes.letter_in === "both" ? "both" : language;
  const letter = { href: offerPaths.ownLetter(id, letterIn), label: labels("pdf") };
  return (
    <OfferCard offer={offer} file={offerPaths.ownFile(id)} letters={[letter]}>
      {attributes.can.accept && (
        <fetcher.Form
          method="post"
          action={`${offerPaths.answer}?next=${encodeURIComponent(back)}`}
          className="flex flex-col gap-4 border-t border-line pt-4"
        >
          <input type="hidden" name="id" value={id} />
          <ValidUntil date={attributes.valid_until} />
          <p className="text-sm text-ink-500">{t("sure")}</p>
          {fetcher.data?.problem && (
            <p role="alert" className="text-danger-700">
              {fetcher.data.problem}
            </p>
          )}
          <AnswerNote />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="answer" value="accept" busy={busy === "accept"}>
              {t("accept")}
            </Button>
            <Button type="submit" name="answer" value="decline" variant="secondary" busy={busy === "decline"}>
              {t("decline")}
            </Button>
          </div>
        </fetcher.Form>
      )}
    </OfferCard>
  );
}

/** Shows an offer to its candidate. The children are the form for the answer. */
export function OfferCard({
  offer: { attributes },
  file,
  letters,
  children,
}: {
  offer: OwnOffer;
  /** The address of the attached file. */
  file: string;
  letters: readonly { href: string; label: string }[];
  children: ReactNode;
}) {
  const t = useTranslations("offers.site");
  const { message, status, company, job, cancel_note } = attributes;
  const note = message ?? cancel_note;
  return (
    <Card id="offer" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <OfferBadge status={status} />
      </div>
      <p className="text-ink-700">{t("text", { company, job })}</p>
      <OfferTerms offer={attributes} />
      <OfferFile file={attributes.file} href={file} />
      {note && <p className="whitespace-pre-line text-ink-700">{note}</p>}
      {children}
      <div className="-ml-3 flex flex-wrap gap-x-3">
        {letters.map(({ href, label }) => (
          <a key={href} href={href} download className={buttonClass({ variant: "ghost", size: "sm" })}>
            <Icon name="download" size="sm" />
            {label}
          </a>
        ))}
      </div>
    </Card>
  );
}

export function ValidUntil({ date }: { date: string }) {
  const t = useTranslations("offers.site");
  const day = useDate("day");
  return <p className="font-semibold">{t("until", { date: day(date) })}</p>;
}

export function AnswerNote() {
  const t = useTranslations("offers.site");
  return (
    <Field name="note" label={t("note")} optional>
      <Textarea rows={2} limit={1000} />
    </Field>
  );
}
