import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import type { BulkAction } from "../../terms.ts";
import { BulkOutcome } from "./BulkOutcome.tsx";

export interface BulkEnded {
  bulk: BulkAction;
  /** The reason why no job was changed; `none`: no job was ticked. */
  problem: string | null;
  done: string[];
  /** The number of jobs in `done` that wait for a review before they are published. */
  inReview: number;
  refused: { id: string; title: string | null; reason: string }[];
  undone: boolean;
}

const undoOf: Partial<Record<BulkAction, BulkAction>> = { close: "reopen", reopen: "close" };

/** The outcome of a bulk action on jobs, with Undo where it is possible. */
export function BulkResult({ result, action }: { result: BulkEnded; action: string }) {
  const t = useTranslations("jobs.console.bulk");
  const { bulk, problem, done, inReview, refused, undone } = result;
  const back = !undone && done.length > 0 && inReview === 0 ? undoOf[bulk] : undefined;
  return (
    <BulkOutcome
      result={result}
      done={done.length > 0 && t(`done.${bulk}`, { count: done.length })}
      refusedTitle={t("refused", { count: refused.length })}
      refused={refused.map(({ id, title, reason }) => ({ id, name: title ?? t("unknown", { id }), reason }))}
      undo={
        back && (
          <Form method="post" action={action}>
            <input type="hidden" name="undone" value="1" />
            {done.map((id) => (
              <input key={id} type="hidden" name="ids" value={id} />
            ))}
            <Button type="submit" name="bulk" value={back} size="sm" variant="secondary" icon="undo">
              {t("undo")}
            </Button>
          </Form>
        )
      }
    >
      {problem !== null && <p>{problem === "none" ? t("none") : problem}</p>}
      {inReview > 0 && <p>{t("inReview", { count: inReview })}</p>}
    </BulkOutcome>
  );
}
