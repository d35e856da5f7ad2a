import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { useDate } from "#ui/use-date.ts";
import type { AttemptError, deliveryStates } from "../../terms.ts";

export interface DeliveryView {
  id: string;
  event: string;
  created_at: string;
  state: (typeof deliveryStates)[number];
  attempts: number;
  next_attempt_at: string | null;
  http_status: number | null;
  duration_ms: number | null;
  error: AttemptError | null;
  answer: string | null;
  can: { replay: boolean };
}

const tones = { pending: "info", delivered: "success", failed: "danger" } as const;

/** The deliveries of a webhook, with answers. */
export function DeliveryLog({
  deliveries,
  next,
}: {
  deliveries: readonly DeliveryView[];
  next: string | null;
}) {
  const t = useTranslations("webhooks.console");
  const { formData } = useNavigation();
  return (
    <Card flush>
      <CardHeader
        title={t("log")}
        text={t("logText")}
        className="p-4 sm:p-6"
        actions={
          <>
            <Button to="?" variant="secondary" size="sm">
              {t("reload")}
            </Button>
            <Form method="post">
              <Button
                type="submit"
                name="intent"
                value="test"
                variant="secondary"
                size="sm"
                busy={formData?.get("intent") === "test"}
              >
                {t("test")}
              </Button>
            </Form>
          </>
        }
      />
      {deliveries.length === 0 ? (
        <EmptyState as="h3" drawing="tasks" title={t("noLog")} text={t("noLogText")} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {next && (
        <div className="border-t border-line p-4 sm:px-6">
          <Button to={`?before=${next}`} variant="secondary" size="sm">
            {t("older")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Delivery({ delivery }: { delivery: DeliveryView }) {
  const { id, event, created_at, state, attempts, next_attempt_at, http_status, duration_ms } = delivery;
  const t = useTranslations("webhooks.console");
  const labels = useTranslations("webhooks.labels");
  const date = useDate("exact");
  const busy = useNavigation().formData?.get("replay") === id;
  const facts = [
    date(created_at),
    http_status !== null && t("status", { status: String(http_status) }),
    duration_ms !== null && t("duration", { ms: duration_ms }),
    t("attempts", { count: attempts }),
    next_attempt_at && attempts > 0 && t("next", { date: date(next_attempt_at) }),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-mono text-sm font-semibold break-words">{event}</span>
          <Badge tone={tones[state]}>{labels(`delivery.${state}`)}</Badge>
        </p>
        <p className="mt-1 text-sm text-ink-500">{facts.filter(Boolean).join(" · ")}</p>
        {delivery.error && <p className="mt-1 text-sm text-ink-700">{labels(`error.${delivery.error}`)}</p>}
        {delivery.answer !== null && (
          <details className="mt-1 text-sm">
            <summary className="cursor-pointer text-leaf-700">{t("answer")}</summary>
            {delivery.answer === "" ? (
              <p className="mt-1 text-ink-500">{t("noAnswer")}</p>
            ) : (
              <pre className="mt-1 rounded-md bg-hover p-3 font-mono text-xs break-words whitespace-pre-wrap">
                {delivery.answer}
              </pre>
            )}
          </details>
        )}
      </div>
      {delivery.can.replay && (
        <Form method="post">
          <input type="hidden" name="intent" value="replay" />
          <Button
            type="submit"
            name="replay"
            value={id}
            variant="secondary"
            size="sm"
            busy={busy}
            aria-label={t("replayLong", { event, date: date(created_at) })}
          >
            {t("replay")}
          </Button>
        </Form>
      )}
    </li>
  );
}
