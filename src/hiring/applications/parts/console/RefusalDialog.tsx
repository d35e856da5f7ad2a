import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { Refusal } from "../../refusal.ts";
import { RefusalDoor } from "./RefusalDoor.tsx";

/** A refused action on an applicant. `serial` is that of the action, so that the next refusal begins with an empty form. */
export interface RefusedAction extends Refusal {
  name: string;
  serial: number;
}

/** The dialog about a refused action that has a way out; open while `refused` is set. */
export function RefusalDialog({ refused, onClose }: { refused: RefusedAction | null; onClose: () => void }) {
  const t = useTranslations("applications.console.door");
  // The last refusal remains rendered while the closing dialog fades.
  const [last, setLast] = useState(refused);
  if (refused && refused !== last) setLast(refused);
  return (
    <Dialog
      size="md"
      open={refused !== null}
      onClose={onClose}
      title={last?.name}
      text={last?.text}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      {last && <RefusalDoor key={last.serial} refusal={last} />}
    </Dialog>
  );
}
