import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useToast } from "#ui/toasts.tsx";
import type { WithdrawResult } from "../pages/withdraw.tsx";
import { applicationPaths } from "../paths.ts";
import type { ApplicationView } from "./application-view.ts";
import { useWithdrawWords, WithdrawFields } from "./WithdrawFields.tsx";

/** The dialog for withdrawing an application, with the reason; open while `application` is set. */
export function WithdrawDialog({
  application,
  onClose,
}: {
  application: ApplicationView | null;
  onClose: () => void;
}) {
  const t = useTranslations("applications.site.withdrawal");
  const words = useWithdrawWords(application?.offerAccepted ?? false);
  const fetcher = useFetcher<WithdrawResult>();
  const toast = useToast();
  const handled = useRef<WithdrawResult | undefined>(undefined);
  useEffect(() => {
    if (!fetcher.data || fetcher.data === handled.current || fetcher.state !== "idle") return;
    handled.current = fetcher.data;
    if (fetcher.data.withdrawn) {
      toast.show({ text: t("done"), tone: "success" });
      onClose();
    }
  }, [fetcher.data, fetcher.state, toast, t, onClose]);
  const form = "withdraw-form";
  return (
    <Dialog
      open={application !== null}
      onClose={onClose}
      title={words.title}
      text={application && words.text({ company: application.company.name, title: application.title })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={fetcher.state !== "idle"}>
            {words.submit}
          </Button>
        </>
      }
    >
      {application && (
        <SubmitForm
          key={application.id}
          Form={fetcher.Form}
          reply={fetcher.data?.id === application.id ? fetcher.data.reply : null}
          id={form}
          action={applicationPaths.withdraw(application.id)}
          className="flex flex-col gap-5"
        >
          <input type="hidden" name="stay" value="1" />
          <WithdrawFields />
        </SubmitForm>
      )}
    </Dialog>
  );
}
