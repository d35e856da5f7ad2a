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

/** An offer as its candidate reads and answers it. */
export function OwnOfferCard({ offer: { id, attributes }, back }: { offer: OwnOffer; back: string }) {
  const t = useTranslations("offers.site");
  const labels = useTranslations("offers.labels");
  const day = useDate("day");
  const language = useLocale();
  const fetcher = useFetcher<{ problem: string }>();
  const busy = fetcher.formData?.get("answer");
  const { can, message, status, company, job, valid_until, cancel_note } = attributes;
  const note = message ?? cancel_note;
  return (
    <Card id="offer" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <OfferBadge status={status} />
      </div>
      <p className="text-ink-700">{t("text", { company, job })}</p>
      <OfferTerms offer={attributes} />
      <OfferFile file={attributes.file} href={offerPaths.ownFile(id)} />
      {note && <p className="whitespace-pre-line text-ink-700">{note}</p>}
      {can.accept && (
        <fetcher.Form
          method="post"
          action={`${offerPaths.answer}?next=${encodeURIComponent(back)}`}
          className="flex flex-col gap-4 border-t border-line pt-4"
        >
          <input type="hidden" name="id" value={id} />
          <p className="font-semibold">{t("until", { date: day(`${valid_until}T12:00:00+07:00`) })}</p>
          <p className="text-sm text-ink-500">{t("sure")}</p>
          {fetcher.data?.problem && (
            <p role="alert" className="text-danger-700">
              {fetcher.data.problem}
            </p>
          )}
          <Field name="note" label={t("note")} optional>
            <Textarea rows={2} limit={1000} />
          </Field>
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
      <a
        href={offerPaths.ownLetter(id, language)}
        download
        className={`${buttonClass({ variant: "ghost", size: "sm" })} -ml-3 self-start`}
      >
        <Icon name="download" size="sm" />
        {labels("pdf")}
      </a>
    </Card>
  );
}
