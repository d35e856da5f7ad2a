import { useState } from "react";
import { nextStage } from "#hiring/applications/parts/console/board-columns.ts";
import {
  type Action,
  type ActionResult,
  type NewAction,
  type StageRef,
  submissionStage,
  waitsForAm,
} from "#hiring/applications/parts/console/board-model.ts";
import type { Rejection } from "#hiring/applications/parts/console/RejectForm.tsx";
import { useActions } from "#hiring/applications/parts/console/use-actions.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { ApplicantData } from "../../applicant-data.ts";
import { applicantPaths } from "../../console-paths.ts";
import type { GoingOn } from "./use-going-on.ts";

/** Returns the actions on an applicant, its stage after unconfirmed actions, and the props of the dialogs for reasons. */
export function useApplicantActions(
  { id, applicant, consent }: Pick<ApplicantData, "id" | "applicant" | "consent">,
  { decide, takeBack }: Pick<GoingOn, "decide" | "takeBack">,
) {
  const address = applicantPaths.detail(useWorkspace(), id);
  const onDone = ({ applicant }: Action, { ok }: ActionResult) => {
    if (!ok) takeBack(applicant);
  };
  const { pending: all, start, refusal } = useActions(address, onDone, takeBack);
  function startDecision(action: NewAction) {
    start(action);
    decide();
  }
  // An action on the previous applicant may still be running after the reader has opened the next.
  const pending = all.filter((action) => action.applicant === id);
  const name = applicant.full_name;
  const last = pending.at(-1);
  const stage = last?.intent === "move" ? last.to : applicant.stage;
  function move(to: StageRef) {
    const { index: fromIndex } = applicant;
    startDecision({ intent: "move", applicant: id, name, from: stage, fromIndex, to, index: 0 });
  }
  const { reject, sendBack, ...dialogs } = useReasons({ id, applicant, stage, startDecision });
  const introduce = consent?.canIntroduce === true;
  const next = submissionStage(applicant.stages, stage, introduce);
  const following = nextStage(applicant.stages, stage);
  const reviews = introduce && applicant.can.move && next !== null && waitsForAm(stage);
  return {
    stage,
    /** Moves the applicant to the next stage; null at the last one. */
    advance: following && applicant.can.move ? { stage: following, run: () => move(following) } : null,
    /** Moves an applicant to the AM or to the client; null for one whom the client knows. */
    submit: next && applicant.can.move ? () => move(next) : null,
    review: reviews ? { submit: () => move(next), sendBack } : null,
    isBusy: pending.length > 0,
    actions: {
      move,
      restore: () => start({ intent: "restore", applicant: id, name, to: null, index: null }),
      reject,
    },
    refusal,
    dialogs,
  };
}

/** Returns functions that ask for the reason of a rejection, or of sending an applicant back, and the props of their dialogs. */
function useReasons({
  id,
  applicant: { full_name: name, unreached },
  stage,
  startDecision,
}: Pick<ApplicantData, "id" | "applicant"> & {
  stage: StageRef;
  startDecision: (action: NewAction) => void;
}) {
  // The applicant's id, so that the dialog does not stay open for the next applicant.
  const [rejecting, setRejecting] = useState<string | null>(null);
  const [returning, setReturning] = useState<string | null>(null);
  return {
    reject: () => setRejecting(id),
    sendBack: () => setReturning(id),
    rejection: {
      who: rejecting === id ? { id, name, count: 1, unreached } : null,
      onClose: () => setRejecting(null),
      onReject: ({ reason, note, words }: Rejection) => {
        setRejecting(null);
        startDecision({ intent: "reject", applicant: id, name, from: stage, reason, note, words });
      },
    },
    returns: {
      who: returning === id ? { id, name } : null,
      onClose: () => setReturning(null),
      onReturn: (note: string) => {
        setReturning(null);
        startDecision({ intent: "return", applicant: id, name, from: stage, note });
      },
    },
  };
}
