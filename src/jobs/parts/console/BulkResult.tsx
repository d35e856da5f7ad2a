import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import type { BulkAction } from "../../terms.ts";

export interface BulkEnded {
  bulk: BulkAction;
  /** Why nothing was tried; `none`: no job was ticked. */
  problem: string | null;
  done: string[];
  /** Of those, how many are reviewed before they are published. */
  inReview: number;
  refused: { id: string; title: string | null; reason: string }[];
  undone: boolean;
}

const undoOf: Partial<Record<BulkAction, BulkAction>> = { close: "reopen", reopen: "close" };

/** How it ended for each of the jobs, with the way back where there is one. */
export function BulkResult({ result, action }: { result: BulkEnded; action: string }) {
  const t = useTranslations("jobs.console.bulk");
  const box = useRef<HTMLDivElement>(null);
  const { bulk, problem, done, inReview, refused, undone } = result;
  const back = !undone && done.length > 0 && inReview === 0 ? undoOf[bulk] : undefined;
  // The bar that was pressed is at the foot of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is shown once
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [result]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg">
      <Alert
        live
        tone={problem !== null || refused.length > 0 ? "warning" : "success"}
        title={done.length > 0 && t(`done.${bulk}`, { count: done.length })}
        actions={
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
        {refused.length > 0 && (
          <>
            <p>{t("refused", { count: refused.length })}</p>
            <ul className="list-disc pl-5">
              {refused.map(({ id, title, reason }) => (
                <li key={id}>
                  {title ?? t("unknown", { id })}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
