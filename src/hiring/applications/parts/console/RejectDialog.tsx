import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "#ui/Dialog.tsx";
import { RejectForm, type Rejection } from "./RejectForm.tsx";

/** The applicants to reject: a single applicant with its name, or the number of selected applicants. */
export interface Rejecting {
  id: string;
  name: string;
  count: number;
  /** True if the candidate has not applied on Sen, and so is not notified. */
  unreached?: boolean | undefined;
}

/** The dialog that asks for the reason of a rejection; open while `who` is set. */
export function RejectDialog({
  who,
  onClose,
  onReject,
  post,
}: {
  who: Rejecting | null;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
  /** The address to which the form is posted, with the fields of the applicants; if left out, `onReject` sends the rejection. */
  post?: { action: string; fields: ReactNode };
}) {
  const t = useTranslations("applications.console.reject");
  // The last applicant remains rendered while the closing dialog fades.
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
