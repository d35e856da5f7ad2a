import { useState } from "react";
import type { StageRef } from "#hiring/applications/parts/console/board-model.ts";
import type { Rejection } from "#hiring/applications/parts/console/RejectForm.tsx";
import { useActions } from "#hiring/applications/parts/console/use-actions.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { ApplicantData } from "../../applicant-data.ts";
import { applicantPaths } from "../../console-paths.ts";

/** Returns the actions on an applicant, its stage after unconfirmed actions, and the props of the dialog for a rejection. */
export function useApplicantActions({ id, applicant }: Pick<ApplicantData, "id" | "applicant">) {
  const workspace = useWorkspace();
  // The applicant's id, so that the dialog does not stay open for the next applicant.
  const [rejecting, setRejecting] = useState<string | null>(null);
  const { pending: all, start, refusal } = useActions(applicantPaths.detail(workspace, id));
  // An action on the previous applicant may still be running after the reader has opened the next.
  const pending = all.filter((action) => action.applicant === id);
  const name = applicant.full_name;
  const last = pending.at(-1);
  const stage = last?.intent === "move" ? last.to : applicant.stage;
  return {
    stage,
    isBusy: pending.length > 0,
    actions: {
      move: (to: StageRef) =>
        start({ intent: "move", applicant: id, name, from: stage, fromIndex: applicant.index, to, index: 0 }),
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
