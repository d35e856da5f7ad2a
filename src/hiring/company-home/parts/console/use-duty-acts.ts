import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useToast } from "#ui/toasts.tsx";
import type { DutyAct } from "../../terms.ts";
import type { DutyView } from "./duty-view.ts";

/** Returns a function that notes an act on a duty. Once the duty has left the list, a toast confirms the act. */
export function useDutyActs(listed: readonly DutyView[]): (duty: DutyView, act: DutyAct) => void {
  const t = useTranslations("company-home.console.duties");
  const toast = useToast();
  const [sent, setSent] = useState<readonly { duty: DutyView; act: DutyAct }[]>([]);
  useEffect(() => {
    const done = sent.filter(({ duty }) => !listed.some(({ id }) => id === duty.id));
    if (done.length === 0) return;
    setSent(sent.filter((one) => !done.includes(one)));
    for (const { duty, act } of done) {
      const { applicant, job, text } = duty.attributes;
      const name = (act === "finish" ? text : null) ?? applicant?.full_name ?? job?.title ?? "";
      toast.show({ text: t(`done.${act}`, { name }), tone: "success" });
    }
  }, [sent, listed, toast, t]);
  return (duty, act) => setSent((all) => [...all.filter((one) => one.duty.id !== duty.id), { duty, act }]);
}
