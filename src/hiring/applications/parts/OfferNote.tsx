import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import type { ApplicationView } from "./application-view.ts";

/** The note about an offer or a hiring: the next step and the contact person. Renders nothing for other statuses. */
export function OfferNote({ application }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine.offer");
  const { status, company, contact, offerAccepted } = application;
  if (status !== "offer" && status !== "hired") return null;
  const isHired = status === "hired";
  return (
    <div className="relative z-1 flex gap-3 rounded-lg bg-lotus-100 p-4 text-sm">
      <Icon name="star" className="mt-0.5 shrink-0 text-lotus-600" />
      <div className="min-w-0">
        <p className="text-base font-semibold">
          {isHired
            ? t("hiredTitle")
            : t(offerAccepted ? "acceptedTitle" : "title", { company: company.name })}
        </p>
        <p className="mt-1 text-ink-700">
          {t(isHired ? "hiredNext" : offerAccepted ? "acceptedNext" : "next")}
        </p>
        {contact && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <a href={`mailto:${contact.email}`} className={cx(buttonClass({ size: "sm" }), "max-w-full")}>
              <Icon name="mail" size="sm" />
              <span className="truncate">{t("write", { name: contact.full_name })}</span>
            </a>
            <span className="min-w-0 break-words text-ink-700">{contact.email}</span>
          </p>
        )}
      </div>
    </div>
  );
}
