import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { sharePaths } from "#agency/shares/console-paths.ts";
import { KeysDialog } from "#hiring/applications/parts/console/KeysDialog.tsx";
import { type Command, isPanelCommand } from "#hiring/applications/parts/console/keys.ts";
import { useKeyRows, useKeys } from "#hiring/applications/parts/console/use-keys.ts";
import { representationsPath } from "#hiring/representations/paths.ts";
import type { ApplicantData } from "../../applicant-data.ts";
import type { useApplicantActions } from "./use-applicant-actions.ts";
import type { Lane } from "./use-lane.ts";
import type { OpenedPanel } from "./use-panel.ts";

/** Listens for the keys of an applicant's page, and shows their list on request. */
export function ApplicantKeys({
  data: { id, applicant, consent },
  root,
  lane,
  onGo,
  acts,
  opened,
  isLeft,
}: {
  data: ApplicantData;
  root: RefObject<HTMLElement | null>;
  lane: Lane;
  onGo: (id: string) => void;
  acts: ReturnType<typeof useApplicantActions>;
  opened: OpenedPanel;
  isLeft: boolean;
}) {
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  const keyRows = useKeyRows("applicant", consent !== null);
  const keys = useKeys(
    (command: Command) => {
      const to = command === "next" ? lane.next : command === "previous" ? lane.previous : null;
      if (to) onGo(to);
      if (command === "move") root.current?.querySelector<HTMLElement>("[data-menu]")?.click();
      if (command === "advance") acts.advance?.run();
      if (command === "reject" && applicant.can.reject) acts.actions.reject();
      if (isPanelCommand(command)) opened.open(command);
      if (command === "help") setHelp(true);
      if (command === "ask" && consent) void navigate(representationsPath(id));
      if (command === "call" && consent) opened.open("task", `?applicant=${id}&type=call`);
      if (command === "return") acts.review?.sendBack();
      if (command === "submit" && applicant.can.move) {
        if (acts.submit) acts.submit();
        else void navigate(sharePaths.applicant(id));
      }
    },
    { active: !isLeft, agency: consent !== null },
  );
  return (
    <KeysDialog open={help} onClose={() => setHelp(false)} rows={keyRows} on={keys.on} onTurn={keys.turn} />
  );
}
