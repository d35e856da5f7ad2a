import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { withdrawReasons } from "../../terms.ts";
import { type Applicant, spacedPhone } from "./applicant-model.ts";
import { useClosed } from "./History.tsx";
import { reasonKey } from "./reasons.ts";

const linkClass = "min-w-0 break-words text-leaf-700 underline-offset-4 hover:underline";

/** The applicant's contact data, answers and cover letter. */
export function Profile({ applicant, children }: { applicant: Applicant; children?: ReactNode }) {
  const sources = useTranslations("jobs.labels.source");
  const t = useTranslations("applications.console.profile");
  const { source, applied_at, viewed_at, cover_letter, respond_by } = applicant;
  return (
    <div className="flex flex-col gap-4">
      <Ending applicant={applicant} />
      <Card>
        <h2 className="sr-only">{t("contact")}</h2>
        <ContactData applicant={applicant} />
        <DescriptionList
          layout="grid"
          items={[
            { label: t("applied"), value: <RelativeTime at={applied_at} /> },
            { label: t("respondBy"), value: respond_by && <RelativeTime at={respond_by} /> },
            { label: t("source"), value: sources(sourceKey(source), { source }) },
            { label: t("referredBy"), value: applicant.referred_by },
            { label: t("opened"), value: viewed_at && <RelativeTime at={viewed_at} /> },
          ]}
        />
        {children}
      </Card>
      <Answers answers={applicant.answers} />
      {cover_letter && (
        <Card>
          <h2 className="mb-3 text-lg font-semibold">{t("letter")}</h2>
          <p className="text-sm whitespace-pre-line">{cover_letter}</p>
        </Card>
      )}
    </div>
  );
}

function ContactData({ applicant: { email, phone, identity_hidden } }: { applicant: Applicant }) {
  const t = useTranslations("applications.console.profile");
  const hidden = useTranslations("applications.console.cv");
  return (
    <ul className="mb-4 flex flex-col gap-2 border-b border-line pb-4 text-sm">
      {identity_hidden && (
        <li className="flex items-center gap-3 text-ink-500">
          <Icon name="eye-off" size="sm" />
          {hidden("hidden")}
        </li>
      )}
      {email && (
        <li className="flex items-center gap-3">
          <Icon name="mail" size="sm" className="text-ink-500" label={t("email")} />
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li className="flex items-center gap-3">
          <Icon name="phone" size="sm" className="text-ink-500" label={t("phone")} />
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={linkClass}>
            {spacedPhone(phone)}
          </a>
        </li>
      )}
    </ul>
  );
}

function Answers({ answers }: Pick<Applicant, "answers">) {
  const t = useTranslations("applications.console.profile");
  if (answers.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-3 text-lg font-semibold">{t("answers")}</h2>
      <ul className="divide-y divide-line">
        {answers.map(({ question, type, answer, meets }) => (
          <li key={question} className="py-3 text-sm first:pt-0 last:pb-0">
            <p className="text-ink-500">{question}</p>
            <p className="mt-0.5 flex flex-wrap items-center gap-2 font-semibold">
              <span className="min-w-0 break-words">{type === "yes_no" ? yesNo(answer, t) : answer}</span>
              {meets === false && (
                <Badge tone="danger" icon="alert">
                  {t("doesNotMeet")}
                </Badge>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function yesNo(answer: string, t: (key: "yes" | "no") => string): string {
  return answer === "yes" || answer === "no" ? t(answer) : answer;
}

/** The reason and time of a rejection or withdrawal; renders nothing for active applicants. */
function Ending({ applicant }: { applicant: Applicant }) {
  const t = useTranslations("applications.console.profile");
  const labels = useTranslations("applications.labels");
  const closed = useClosed();
  const { rejected, withdrawn } = applicant;
  if (rejected) {
    return (
      <Alert
        tone={rejected.by ? "danger" : "info"}
        title={labels(`reject_reason.${reasonKey(rejected.reason_id)}`)}
      >
        <p>
          {rejected.by ? t("rejectedBy", { name: rejected.by.full_name }) : closed(rejected.reason_id)}
          {" · "}
          <RelativeTime at={rejected.at} />
        </p>
        {rejected.words && (
          <p className="mt-1 border-l-2 border-line pl-3 break-words whitespace-pre-line">{rejected.words}</p>
        )}
        {rejected.note && <p className="mt-1 whitespace-pre-line">{rejected.note}</p>}
      </Alert>
    );
  }
  if (!withdrawn) return null;
  const reason = withdrawReasons.find((entry) => entry.id === withdrawn.reason_id)?.key ?? "other";
  return (
    <Alert tone="info" title={t("withdrawn")}>
      <p>
        {labels(`withdraw_reason.${reason}`)} · <RelativeTime at={withdrawn.at} />
      </p>
      {withdrawn.note && <p className="mt-1 whitespace-pre-line">{withdrawn.note}</p>}
    </Alert>
  );
}
