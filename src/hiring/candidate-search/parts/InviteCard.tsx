import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applyPath } from "#hiring/applications/paths.ts";
import type { Language } from "#kit/i18n.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import type { InviteView } from "../pages/invites.tsx";

/** An invitation with its message and, while it is pending, the form that answers it. */
export function InviteCard({ invite }: { invite: InviteView }) {
  const t = useTranslations("candidateSearch.site");
  const status = useTranslations("candidateSearch.labels.status");
  const language = useLocale() as Language;
  const date = useDate("day");
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words">
            <Link to={jobPath(language, invite.job.slug)} className="text-leaf-700">
              {invite.job.title}
            </Link>
          </h2>
          <p className="text-sm text-ink-500">
            {invite.agency && invite.job.company.slug !== null
              ? t("fromAgency", {
                  agency: invite.agency.name,
                  company: invite.job.company.name,
                  when: date(invite.invited_at),
                })
              : t("from", { company: invite.job.company.name, when: date(invite.invited_at) })}
          </p>
        </div>
        <Badge
          tone={invite.status === "accepted" ? "success" : invite.status === "pending" ? "info" : "neutral"}
        >
          {status(invite.status)}
        </Badge>
      </div>
      {invite.message && <p className="whitespace-pre-line break-words">{invite.message}</p>}
      {invite.can.accept && <AnswerForm invite={invite} />}
      {invite.status === "accepted" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-ink-700">{t("accepted", { company: inviterOf(invite) })}</p>
          <Button to={applyPath(language, invite.job.slug)} variant="secondary" size="sm">
            {t("apply")}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Returns the name of the company or agency that sees the person after acceptance. */
const inviterOf = ({ agency, job }: InviteView) => agency?.name ?? job.company.name;

function AnswerForm({ invite }: { invite: InviteView }) {
  const t = useTranslations("candidateSearch.site");
  const date = useDate("day");
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <p className="text-sm text-ink-700">
        {t("agree", { company: inviterOf(invite) })} {t("expires", { when: date(invite.expires_at) })}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={invite.id} />
        <Button type="submit" name="do" value="accept" busy={busy}>
          {t("accept")}
        </Button>
        <Button type="submit" name="do" value="decline" variant="ghost">
          {t("decline")}
        </Button>
      </Form>
    </>
  );
}
