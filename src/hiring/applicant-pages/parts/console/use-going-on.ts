import { useRef, useState } from "react";
import type { StageRef } from "#hiring/applications/parts/console/board-model.ts";
import type { ApplicantData } from "../../applicant-data.ts";
import { nextToDecide } from "./next-to-decide.ts";

export type GoingOn = ReturnType<typeof useGoingOn>;

/**
 * Shows the next applicant of the stage after each decision, and the applicant again after an undo.
 * @param onGo shows another applicant; null if the reader stays after a decision
 */
export function useGoingOn(
  { id, applicant }: Pick<ApplicantData, "id" | "applicant">,
  onGo: ((id: string) => void) | null,
) {
  const [left, setLeft] = useState<{ id: string; stage: StageRef; isLast: boolean } | null>(null);
  const [seen, setSeen] = useState(id);
  // Answers that were loaded before the server stored a decision still list the applicant.
  const decided = useRef(new Set<string>());
  if (seen !== id) {
    setSeen(id);
    setLeft(null);
  }
  return {
    /** Whether another applicant is about to be shown, so that keys no longer refer to this one. */
    isLeft: left?.id === id,
    /** The stage in which no applicant is left to decide on; null while there is one. */
    endedStage: left?.id === id && left.isLast ? left.stage : null,
    decide() {
      if (!onGo) return;
      decided.current.add(id);
      const next = nextToDecide(applicant.neighbours, decided.current);
      setLeft({ id, stage: applicant.stage, isLast: next === null });
      if (next !== null) onGo(next);
    },
    /** Shows an applicant again whose decision was undone or refused. */
    takeBack(applicantId: string) {
      decided.current.delete(applicantId);
      setLeft(null);
      if (applicantId !== id) onGo?.(applicantId);
    },
  };
}
