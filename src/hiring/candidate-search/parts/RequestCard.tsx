import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import type { RequestView } from "../pages/invites.tsx";

/** An agency's request to store the person's data, with what is stored and the answers that are possible now. */
export function RequestCard({ request }: { request: RequestView }) {
  const t = useTranslations("candidateSearch.site");
  const status = useTranslations("candidateSearch.labels.received");
  const date = useDate("day");
  const agency = request.agency.name;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words">{t("request.title", { agency })}</h2>
          <p className="text-sm text-ink-500">{t("request.when", { when: date(request.requested_at) })}</p>
        </div>
        <Badge
          tone={request.status === "accepted" ? "success" : request.status === "pending" ? "info" : "neutral"}
        >
          {status(request.status)}
        </Badge>
      </div>
      {request.message && <p className="whitespace-pre-line break-words">{request.message}</p>}
      {request.can.accept && (
        <>
          <p className="text-sm text-ink-700">{t("request.agree", { agency, days: request.days })}</p>
          <p className="text-sm text-ink-700">
            {t("request.clients")} {t("expires", { when: date(request.expires_at) })}
          </p>
        </>
      )}
      {request.can.revoke && (
        <p className="text-sm text-ink-700">
          {t("request.stored", { agency })} {t("request.revokeHelp", { agency })}
        </p>
      )}
      {request.hides_profile && <p className="text-sm text-ink-700">{t("request.hidden")}</p>}
      <Answers request={request} />
    </Card>
  );
}

function Answers({ request: { id, agency, can, hides_profile } }: { request: RequestView }) {
  const t = useTranslations("candidateSearch.site.request");
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="request" value={id} />
      {can.accept && (
        <Button type="submit" name="do" value="accept" busy={busy}>
          {t("accept")}
        </Button>
      )}
      {can.decline && (
        <Button type="submit" name="do" value="decline" variant="secondary">
          {t("decline")}
        </Button>
      )}
      {can.revoke && (
        <Button type="submit" name="do" value="revoke" variant="secondary">
          {t("revoke")}
        </Button>
      )}
      <Button type="submit" name="do" value={hides_profile ? "show" : "hide"} variant="ghost">
        {t(hides_profile ? "show" : "hide", { agency: agency.name })}
      </Button>
    </Form>
  );
}
