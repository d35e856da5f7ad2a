import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";

export interface Facts {
  kind: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  subject: string | null;
  /** The owner of a conversation that is closed; the form names that of others. */
  owner: string | null;
  agency: string | null;
  language: "en" | "vi";
  userType: number | null;
  since: string;
  replyBy: string | null;
}

const linkClass = "break-words text-leaf-700 underline underline-offset-2";

/** The writer, their contact data, and the subject. */
export function ThreadFacts(facts: Facts) {
  const t = useTranslations("support.console.thread");
  const moment = useDate("weekday");
  const exact = useDate("exact");
  const userType = facts.userType && String(facts.userType);
  return (
    <Card>
      <h2 className="font-semibold">{t("facts")}</h2>
      <div className="mt-4">
        <DescriptionList
          items={[
            {
              label: t("email"),
              value: facts.email && (
                <a href={`mailto:${facts.email}`} className={linkClass}>
                  {facts.email}
                </a>
              ),
            },
            {
              label: t("phone"),
              value: facts.phone && (
                <a href={`tel:${facts.phone}`} className={linkClass}>
                  {facts.phone}
                </a>
              ),
            },
            { label: t("company"), value: facts.company },
            { label: t("positions"), value: facts.kind === "headhunt" ? facts.subject : null },
            { label: t("owner"), value: facts.owner },
            { label: t("handedTo"), value: facts.agency },
            {
              label: t("account"),
              value: userType ? t(`accountKinds.${userType as "1" | "2" | "3" | "4"}`) : t("guest"),
            },
            { label: t("language"), value: t(`languages.${facts.language}`) },
            { label: t("since"), value: exact(new Date(facts.since)) },
            {
              label: t("due"),
              value: facts.replyBy && moment(facts.replyBy),
            },
          ]}
        />
      </div>
    </Card>
  );
}
