import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useStayingForm } from "#ui/form/staying.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { offerPaths } from "../../paths.ts";
import { OfferFile } from "../OfferFile.tsx";
import { OfferBadge, OfferTerms } from "../OfferTerms.tsx";
import type { Offer } from "../offer-view.ts";
import { ApprovalNote } from "./ApprovalNote.tsx";

/** The offers to one applicant, with their buttons. */
export function OffersCard({
  applicantId,
  offers,
  canCreate,
  onHire,
}: {
  applicantId: string;
  offers: readonly Offer[];
  canCreate: boolean;
  /** Hires the applicant, who has accepted an offer; null if the applicant is hired or the reader may not hire. */
  onHire: (() => void) | null;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("offers.console.card");
  const write = offerPaths.write(workspace, applicantId);
  return (
    <Card id="offers" className="flex scroll-mt-20 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        {canCreate && (
          <Button to={write} variant="secondary" size="sm" icon="plus">
            {t("create")}
          </Button>
        )}
      </div>
      {offers.length === 0 && <p className="text-sm text-ink-500">{t("empty")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {offers.map((offer) => (
          <li key={offer.id} className="py-3 first:pt-0 last:pb-0">
            <OneOffer offer={offer} write={write} onHire={onHire} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OneOffer({ offer, write, onHire }: { offer: Offer; write: string; onHire: (() => void) | null }) {
  const t = useTranslations("offers.console.card");
  const workspace = useWorkspace();
  const { id, attributes } = offer;
  const { status, answer_note } = attributes;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <OfferBadge status={status} />
      </div>
      <ApprovalNote offer={offer} write={write} />
      <OfferTerms offer={attributes} />
      <OfferFile file={attributes.file} href={offerPaths.file(workspace, id)} />
      {answer_note && (
        <p className="text-sm whitespace-pre-line text-ink-700">
          <span className="block text-ink-500">{t("said")}</span>
          {answer_note}
        </p>
      )}
      <OfferButtons
        id={id}
        can={attributes.can}
        write={write}
        onHire={status === "accepted" ? onHire : null}
      />
    </div>
  );
}

function OfferButtons({
  id,
  can,
  write,
  onHire,
}: {
  id: string;
  can: Offer["attributes"]["can"];
  write: string;
  onHire: (() => void) | null;
}) {
  const t = useTranslations("offers.console.card");
  const labels = useTranslations("offers.labels");
  const workspace = useWorkspace();
  const done = useTranslations("offers.console.done");
  const { form, isBusy } = useStayingForm(write, { sent: done("sent"), asked: done("asked") });
  return (
    <Form {...form} className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {onHire && (
        <Button size="sm" onClick={onHire} className="noscript:hidden">
          {t("hire")}
        </Button>
      )}
      {can.send && (
        <Button type="submit" name="intent" value="send" size="sm" busy={isBusy}>
          {t("send")}
        </Button>
      )}
      {can.ask && !can.send && (
        <Button type="submit" name="intent" value="ask" size="sm" busy={isBusy}>
          {t("ask")}
        </Button>
      )}
      {can.edit && (
        <Button to={write} variant="secondary" size="sm">
          {t("edit")}
        </Button>
      )}
      <a
        href={offerPaths.letter(workspace, id)}
        download
        className={buttonClass({ variant: "ghost", size: "sm" })}
      >
        <Icon name="download" size="sm" />
        {labels("pdf")}
      </a>
      {can.cancel && (
        <Button to={`${write}?withdraw=${id}`} variant="ghost" size="sm">
          {t("withdraw")}
        </Button>
      )}
    </Form>
  );
}
