import { useState } from "react";
import {
  type StageRef,
  submissionStage,
  waitsForAm,
} from "#hiring/applications/parts/console/board-model.ts";
import type { Rejection } from "#hiring/applications/parts/console/RejectForm.tsx";
import { useActions } from "#hiring/applications/parts/console/use-actions.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { ApplicantData } from "../../applicant-data.ts";
import { applicantPaths } from "../../console-paths.ts";

/** Returns the actions on an applicant, its stage after unconfirmed actions, and the props of the dialog for a rejection. */
export function useApplicantActions({
  id,
  applicant,
  consent,
}: Pick<ApplicantData, "id" | "applicant" | "consent">) {
  const workspace = useWorkspace();
  // The applicant's id, so that the dialog does not stay open for the next applicant.
  const [rejecting, setRejecting] = useState<string | null>(null);
  const [returning, setReturning] = useState<string | null>(null);
  const { pending: all, start, refusal } = useActions(applicantPaths.detail(workspace, id));
  // An action on the previous applicant may still be running after the reader has opened the next.
  const pending = all.filter((action) => action.applicant === id);
  const name = applicant.full_name;
  const last = pending.at(-1);
  const stage = last?.intent === "move" ? last.to : applicant.stage;
  const move = (to: StageRef) =>
    start({ intent: "move", applicant: id, name, from: stage, fromIndex: applicant.index, to, index: 0 });
  const introduce = consent?.canIntroduce === true;
  const next = submissionStage(applicant.stages, stage, introduce);
  const sendBack = () => setReturning(id);
  const reviews = introduce && applicant.can.move && next !== null && waitsForAm(stage);
  return {
    stage,
    /** Moves an applicant to the AM or to the client; null for one whom the client knows. */
    submit: next && applicant.can.move ? () => move(next) : null,
    review: reviews ? { submit: () => move(next), sendBack } : null,
    returns: {
      who: returning === id ? { id, name } : null,
      onClose: () => setReturning(null),
      onReturn: (note: string) => {
        setReturning(null);
        start({ intent: "return", applicant: id, name, from: stage, note });
      },
    },
    isBusy: pending.length > 0,
    actions: {
      move,
      restore: () => start({ intent: "restore", applicant: id, name, to: null, index: null }),
      reject: () => setRejecting(id),
    },
    refusal,
    rejection: {
      who: rejecting === id ? { id, name, count: 1, unreached: applicant.unreached } : null,
      onClose: () => setRejecting(null),
      onReject: ({ reason, note }: Rejection) => {
        setRejecting(null);
        start({ intent: "reject", applicant: id, name, from: stage, reason, note });
      },
    },
  };
}
