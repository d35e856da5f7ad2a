import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { BulkOutcome } from "#market/jobs/parts/console/BulkOutcome.tsx";
import { Button } from "#ui/Button.tsx";
import type { BulkAction } from "../../terms.ts";

interface Done {
  id: string;
  lead: string | null;
  reason: number | null;
  note: string | null;
}

export interface BulkEnded {
  bulk: BulkAction;
  /** The reason why no order was changed; `none`: no order was ticked, `person`: no consultant was chosen. */
  problem: string | null;
  done: Done[];
  refused: { id: string; title: string | null; reason: string }[];
  /** The member of the team whom the action added or removed. */
  person: string | null;
  undone: boolean;
}

/** The outcome of a bulk action on orders, with Undo. */
export function OrderBulkResult({ result, action }: { result: BulkEnded; action: string }) {
  const t = useTranslations("jobOrders.console.bulk");
  const { bulk, problem, done, refused, person, undone } = result;
  return (
    <BulkOutcome
      result={result}
      done={done.length > 0 && t(`done.${bulk}`, { count: done.length })}
      refusedTitle={t("refused", { count: refused.length })}
      refused={refused.map(({ id, title, reason }) => ({ id, name: title ?? t("unknown", { id }), reason }))}
      undo={
        !undone &&
        done.length > 0 && (
          <Form method="post" action={action}>
            <input type="hidden" name="was" value={bulk} />
            {person && <input type="hidden" name="person" value={person} />}
            {done.map(({ id, lead, reason, note }) => (
              <span key={id}>
                <input type="hidden" name="ids" value={id} />
                <input type="hidden" name="lead" value={lead ?? ""} />
                <input type="hidden" name="reason" value={reason ?? ""} />
                <input type="hidden" name="reason_note" value={note ?? ""} />
              </span>
            ))}
            <Button type="submit" name="bulk" value="undo" size="sm" variant="secondary" icon="undo">
              {t("undo")}
            </Button>
          </Form>
        )
      }
    >
      {problem !== null && (
        <p>{problem === "none" ? t("none") : problem === "person" ? t("person") : problem}</p>
      )}
    </BulkOutcome>
  );
}
