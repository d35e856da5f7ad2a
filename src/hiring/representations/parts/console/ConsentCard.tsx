import { useTranslations } from "use-intl";
import { sharePaths } from "#agency/shares/console-paths.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import type { RepresentationStatus } from "../../lifecycle.ts";
import { representationsPath } from "../../paths.ts";
import type { Channel } from "../../terms.ts";

/** A request for a consent, as pages have it. */
export interface ConsentRequest {
  id: string;
  channel: Channel;
  status: RepresentationStatus;
  note: string | null;
  asked_by: string | null;
  asked_at: Date | string;
  expires_at: Date | string;
  answered_at: Date | string | null;
  recorded_by: string | null;
  evidence: string | null;
  revoked_at: Date | string | null;
  can: { answer: boolean };
}

const tones: Record<RepresentationStatus, Tone> = {
  asked: "warning",
  provisional: "warning",
  yes: "success",
  no: "danger",
  expired: "neutral",
  revoked: "danger",
};

/** The consent of an applicant to be introduced to the client, in the consultants' console. */
export function ConsentCard({
  applicantId,
  requests,
  canAsk,
}: {
  applicantId: string;
  requests: readonly ConsentRequest[];
  canAsk: boolean;
}) {
  const t = useTranslations("representations.console.card");
  const [latest] = requests;
  const path = representationsPath(applicantId);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <p className="text-sm text-ink-500">{t("text")}</p>
      {latest ? <ConsentItem request={latest} /> : <p className="text-sm">{t("none")}</p>}
      {latest?.status === "yes" && (
        <Button to={sharePaths.applicant(applicantId)} size="sm" icon="share" className="self-start">
          {t("share")}
        </Button>
      )}
      {(canAsk || latest?.can.answer) && (
        <Button to={path} variant="secondary" size="sm" className="self-start">
          {t(!canAsk ? "record" : latest?.status === "provisional" ? "name" : "ask")}
        </Button>
      )}
    </Card>
  );
}

/** One request: its state, and who did what when. */
export function ConsentItem({ request }: { request: ConsentRequest }) {
  const t = useTranslations("representations.console.card");
  const labels = useTranslations("representations.labels");
  const date = useDate("day");
  const { status, channel, asked_by, asked_at, expires_at, answered_at, recorded_by, evidence, revoked_at } =
    request;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[status]}>{labels(`status.${status}`)}</Badge>
        <span className="text-ink-500">{labels(`channel.${channel}`)}</span>
      </div>
      <p>{t("asked", { by: asked_by ?? "", date: date(asked_at), until: date(expires_at) })}</p>
      {request.note && <p className="whitespace-pre-line text-ink-700">{request.note}</p>}
      {answered_at &&
        (evidence ? (
          <p>{t("answered", { by: recorded_by ?? "", date: date(answered_at), evidence })}</p>
        ) : (
          <p>{t("answeredLink", { date: date(answered_at) })}</p>
        ))}
      {revoked_at && <p>{t("revoked", { date: date(revoked_at) })}</p>}
    </div>
  );
}
