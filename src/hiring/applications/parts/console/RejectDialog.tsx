import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "#ui/Dialog.tsx";
import { RejectForm, type Rejection } from "./RejectForm.tsx";

/** Who is to be rejected: one applicant by name, or as many as are ticked. */
export interface Rejecting {
  id: string;
  name: string;
  count: number;
  /** Has not applied on Sen: hears nothing of it. */
  unreached?: boolean | undefined;
}

/** Asks for the reason before anybody is rejected; closed while `who` is null. */
export function RejectDialog({
  who,
  onClose,
  onReject,
  post,
}: {
  who: Rejecting | null;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
  /** Where the form is posted to, with the fields that say whom; without it `onReject` does everything. */
  post?: { action: string; fields: ReactNode };
}) {
  const t = useTranslations("applications.console.reject");
  // What it says stays in place while it fades.
  const [last, setLast] = useState(who);
  if (who && who !== last) setLast(who);
  return (
    <Dialog
      size="md"
      open={who !== null}
      onClose={onClose}
      title={last && t("title", { name: last.name, count: last.count })}
    >
      {last && <RejectForm key={last.id} who={last} onCancel={onClose} onReject={onReject} post={post} />}
    </Dialog>
  );
}
