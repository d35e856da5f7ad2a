import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { alertPaths } from "../paths.ts";
import { AlertFields } from "./AlertFields.tsx";
import type { AlertView } from "./alert-view.ts";
import { useAlertWords } from "./use-alert-words.ts";

const tones = { active: "success", pending: "warning", stopped: "neutral" } as const;

/** An alert of the list with its actions. */
export function AlertCard({ alert }: { alert: AlertView }) {
  const t = useTranslations("jobAlerts.site.list");
  const labels = useTranslations("jobAlerts.labels");
  const frequencies = useTranslations("jobSearch.labels.frequency");
  const words = useAlertWords();
  const { state, email } = alert;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-56 font-semibold wrap-break-word text-ink-900">
          <Link to={alert.path} className="hover:text-leaf-700 hover:underline">
            {words(alert.named)}
          </Link>
        </h2>
        <Badge tone={tones[state]}>{labels(`state.${state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-2 text-sm wrap-anywhere text-ink-500 max-sm:flex-col">
        <span>{frequencies(alert.frequency)}</span>
        <span aria-hidden="true" className="max-sm:hidden">
          ·
        </span>
        <span>{t("to", { email })}</span>
        <span aria-hidden="true" className="max-sm:hidden">
          ·
        </span>
        <span>
          {alert.lastSent
            ? t.rich("lastSent", { when: () => <RelativeTime at={alert.lastSent ?? ""} /> })
            : t("neverSent")}
        </span>
      </p>
      {state === "pending" && <p className="text-sm text-warning-600">{t("pendingText", { email })}</p>}
      <Actions alert={alert} />
    </Card>
  );
}

function Actions({ alert }: { alert: AlertView }) {
  const t = useTranslations("jobAlerts.site.list");
  const { id, state, can } = alert;
  return (
    <div className="-mx-3 -mb-1 flex flex-wrap items-center gap-1">
      <Button to={alertPaths.edit(id)} variant="ghost" size="sm" icon="edit">
        {t("editOne")}
      </Button>
      <Form method="post" action={alertPaths.list} className="contents">
        <input type="hidden" name="id" value={id} />
        {(can.pause || can.resume) && (
          <Button
            type="submit"
            name="intent"
            value={can.pause ? "pause" : "resume"}
            variant="ghost"
            size="sm"
            icon={can.pause ? "pause" : "play"}
          >
            {t(can.pause ? "pause" : "resume")}
          </Button>
        )}
        <Button type="submit" name="intent" value="delete" variant="ghost" size="sm" icon="trash">
          {t("delete")}
        </Button>
      </Form>
      {state === "pending" && (
        <Form method="post" action={alertPaths.list} className="contents">
          <AlertFields alert={alert} />
          <Button type="submit" variant="ghost" size="sm" icon="mail">
            {t("again")}
          </Button>
        </Form>
      )}
    </div>
  );
}
