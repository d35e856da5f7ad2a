import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { BulkOutcome } from "#market/jobs/parts/console/BulkOutcome.tsx";
import { Button } from "#ui/Button.tsx";
import { rejectMailDelayMinutes as minutes, statusMailDelayMinutes } from "../../terms.ts";

const seconds = statusMailDelayMinutes * 60;

/** The result of an action on the selected applicants. */
export interface Handled {
  intent: "move" | "reject" | "undo" | "silence" | "owner" | "tag" | "untag";
  /** The missing field of the form, without which no action is run; null if none is missing. */
  missing: "applicants" | "stage" | "reason" | "owner" | "tag" | null;
  /** Whether the posted form is the one that asks for the reason, where a missing reason is an error. */
  isReasonForm: boolean;
  /** The ids of the selected applicants. */
  ids: string[];
  /** The applicants whose action succeeded; `from` and `index` are the stage before it and the index there. */
  done: { id: string; from: string; index: number; emails: boolean }[];
  refused: { id: string; reason: string }[];
}

/** Shows the result of an action on the selected applicants, with buttons for undoing it and for cancelling its emails. */
export function HandledNote({
  result,
  action,
  nameOf,
  onClose,
}: {
  result: Handled;
  /** The address to which undo is posted. */
  action: string;
  nameOf: (id: string) => string | undefined;
  onClose?: () => void;
}) {
  const t = useTranslations("applications.console.table");
  const toast = useTranslations("applications.console.toast");
  const { intent, missing, done, refused } = result;
  const emailed = done.filter(({ emails }) => emails);
  return (
    <BulkOutcome
      result={result}
      onClose={onClose}
      done={done.length > 0 && t(`done.${intent}`, { count: done.length })}
      refusedTitle={t("refused", { count: refused.length })}
      refused={refused.map(({ id, reason }) => ({ id, reason, name: nameOf(id) ?? t("unknown", { id }) }))}
      undo={
        done.length > 0 &&
        (intent === "move" || intent === "reject") && (
          <Form method="post" action={action} className="flex flex-wrap gap-2">
            <input type="hidden" name="was" value={intent} />
            {done.map(({ id, from, index }) => (
              <span key={id} hidden>
                <input type="hidden" name="ids" value={id} />
                <input type="hidden" name="from" value={from} />
                <input type="hidden" name="index" value={index} />
              </span>
            ))}
            {emailed.map(({ id }) => (
              <input key={id} type="hidden" name="emailed" value={id} />
            ))}
            <Button type="submit" name="intent" value="undo" size="sm" variant="secondary" icon="undo">
              {t("undo")}
            </Button>
            {intent === "move" && emailed.length > 0 && (
              <Button type="submit" name="intent" value="silence" size="sm" variant="secondary">
                {toast("silence")}
              </Button>
            )}
          </Form>
        )
      }
    >
      {(intent === "move" || intent === "reject") && emailed.length > 0 && (
        <p>{t(`emails.${intent}`, { count: emailed.length, seconds, minutes })}</p>
      )}
      {missing && missing !== "reason" && <p>{t(`missing.${missing}`)}</p>}
    </BulkOutcome>
  );
}
