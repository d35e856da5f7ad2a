import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { useDate } from "#ui/use-date.ts";
import type { PortalState, PortalVerb } from "../../lifecycle.ts";
import type { Revocation } from "../../terms.ts";
import { useStageName } from "../use-stage-name.ts";

/** A portal, as the consultants' page has it. */
export interface PortalView {
  id: string;
  contact: { full_name: string; job_title: string | null; email: string | null };
  stages: readonly number[];
  state: PortalState;
  days: number;
  made_by: string | null;
  made_at: string;
  expires_at: string;
  opened_at: string | null;
  reminded_at: string | null;
  revoked_at: string | null;
  revoked_because: Revocation | null;
  unanswered: number;
  can: Record<PortalVerb, boolean>;
}

const tones: Record<PortalState, Tone> = {
  open: "success",
  expired: "warning",
  closed: "neutral",
  revoked: "danger",
};

/** A portal of a job order, with its contact and what can be done with it. */
export function PortalRow({ portal }: { portal: PortalView }) {
  const t = useTranslations("portals.console");
  const states = useTranslations("portals.labels.state");
  const stageName = useStageName();
  const { contact, state, can } = portal;
  return (
    <li className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="min-w-0 break-words">{contact.full_name}</span>
            <Badge tone={tones[state]}>{states(state)}</Badge>
          </p>
          <p className="text-sm break-words text-ink-500">
            {[contact.job_title, contact.email].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="portal" value={portal.id} />
          <input type="hidden" name="days" value={portal.days} />
          {portal.stages.map((id) => (
            <input key={id} type="hidden" name="stages" value={id} />
          ))}
          {can.remind && portal.unanswered > 0 && (
            <Button type="submit" name="do" value="remind" variant="secondary" size="sm">
              {t("remind")}
            </Button>
          )}
          {can.renew && (
            <Button type="submit" name="do" value="renew" variant="secondary" size="sm">
              {t("renew")}
            </Button>
          )}
          {can.revoke && (
            <Button type="submit" name="do" value="revoke" variant="secondary" size="sm">
              {t("revoke")}
            </Button>
          )}
        </Form>
      </div>
      <div className="flex flex-col gap-1 text-sm">
        <p className="break-words">{portal.stages.map(stageName).join(" · ")}</p>
        <Times portal={portal} />
        {can.renew && <p className="text-ink-500">{t("renewHelp")}</p>}
      </div>
    </li>
  );
}

function Times({ portal }: { portal: PortalView }) {
  const t = useTranslations("portals.console");
  const because = useTranslations("portals.labels.because");
  const day = useDate("day");
  const { state, made_by, made_at, expires_at, opened_at, revoked_at, revoked_because, unanswered } = portal;
  return (
    <>
      <p>{t("by", { name: made_by ?? "–", date: day(made_at) })}</p>
      {state === "open" && <p>{t("until", { date: day(expires_at) })}</p>}
      {state === "open" && <p>{t("unanswered", { count: unanswered })}</p>}
      {portal.reminded_at && <p>{t("reminded", { date: day(portal.reminded_at) })}</p>}
      {state === "closed" && <p>{t("closed")}</p>}
      {revoked_at && revoked_because && <p>{because(revoked_because, { date: day(revoked_at) })}</p>}
      <p className="text-ink-500">{opened_at ? t("opened", { date: day(opened_at) }) : t("neverOpened")}</p>
    </>
  );
}
