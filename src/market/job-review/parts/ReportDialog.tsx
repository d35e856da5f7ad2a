import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useToast } from "#ui/toasts.tsx";
import { ReportFields } from "./ReportFields.tsx";
import type { ReportResult } from "./ReportJob.tsx";

/** The form that reports a job as a dialog on the job's page. */
export default function ReportDialog({
  title,
  path,
  visitor,
}: {
  title: string;
  path: string;
  visitor: boolean;
}) {
  const t = useTranslations("jobReview.site.report");
  const [open, setOpen] = useState(true);
  const fetcher = useFetcher<ReportResult>();
  const toast = useToast();
  const notified = useRef(false);
  useEffect(() => {
    if (!fetcher.data?.sent || notified.current) return;
    notified.current = true;
    setOpen(false);
    toast.show({ text: `${t("doneTitle")}. ${t("doneText")}`, tone: "success" });
  }, [fetcher.data, toast, t]);
  const form = "report-form";
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t("title")}
      text={t("lead", { title })}
      actions={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={form} busy={fetcher.state !== "idle"}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <SubmitForm
        Form={fetcher.Form}
        reply={fetcher.data?.reply}
        id={form}
        action={path}
        className="flex flex-col gap-5"
      >
        <ReportFields visitor={visitor} />
      </SubmitForm>
    </Dialog>
  );
}
