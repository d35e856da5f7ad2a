import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { BulkOutcome } from "#jobs/parts/console/BulkOutcome.tsx";
import { Button } from "#ui/Button.tsx";

/** What became of the ticked applicants. */
export interface Handled {
  intent: "move" | "reject" | "undo";
  /** What was left out; then nothing was done. */
  missing: "applicants" | "stage" | "reason" | null;
  /** The reason was asked for before. */
  asked: boolean;
  /** Who was ticked. */
  ids: string[];
  /** With the stage in which each stood before, and its place there. */
  done: { id: string; from: string; index: number }[];
  refused: { id: string; reason: string }[];
}

/** The same in words, with the way back. */
export function HandledNote({
  result,
  action,
  nameOf,
}: {
  result: Handled;
  /** Where Undo is sent to. */
  action: string;
  nameOf: (id: string) => string | undefined;
}) {
  const t = useTranslations("applications.console.table");
  const { intent, missing, done, refused } = result;
  return (
    <BulkOutcome
      result={result}
      done={done.length > 0 && t(`done.${intent}`, { count: done.length })}
      refusedTitle={t("refused", { count: refused.length })}
      refused={refused.map(({ id, reason }) => ({ id, reason, name: nameOf(id) ?? t("unknown", { id }) }))}
      undo={
        intent !== "undo" &&
        done.length > 0 && (
          <Form method="post" action={action}>
            <input type="hidden" name="was" value={intent} />
            {done.map(({ id, from, index }) => (
              <span key={id} hidden>
                <input type="hidden" name="ids" value={id} />
                <input type="hidden" name="from" value={from} />
                <input type="hidden" name="index" value={index} />
              </span>
            ))}
            <Button type="submit" name="intent" value="undo" size="sm" variant="secondary" icon="undo">
              {t("undo")}
            </Button>
          </Form>
        )
      }
    >
      {missing && missing !== "reason" && <p>{t(`missing.${missing}`)}</p>}
    </BulkOutcome>
  );
}
