import { useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icons/Icon.tsx";
import { Menu } from "#ui/Menu.tsx";
import { useToast } from "#ui/toasts.tsx";
import { hidePath } from "./hide-path.ts";

export interface Hideable {
  id: string;
  title: string;
  /** The company of the job. Absent in lists of one company's jobs, and for a confidential job: the menu does not offer to hide it. */
  company?: { id: string; name: string } | undefined;
}

/** A candidate's menu of a job: hides it, or all jobs of its company, with undo. Works without script. */
export default function HideMenu({ job, className }: { job: Hideable; className?: string }) {
  const t = useTranslations("hiddenJobs.site.hide");
  const { pathname, search } = useLocation();
  const { submit, data, state } = useFetcher<{ ok: boolean; text: string | null }>();
  const toast = useToast();
  const said = useRef<typeof data>(undefined);
  useEffect(() => {
    if (!data || data === said.current || state !== "idle") return;
    said.current = data;
    if (!data.ok) toast.show({ text: data.text ?? t("failed"), tone: "danger" });
  }, [data, state, toast, t]);

  function entry(what: Parameters<typeof hidePath>[0], label: string, text: string) {
    const post = (show: boolean) => void submit(null, { method: "post", action: hidePath(what, { show }) });
    return {
      label,
      icon: "eye-off" as const,
      action: hidePath(what, { next: pathname + search }),
      onSelect() {
        post(false);
        // The card disappears when the list is reloaded, so undo is in the toast.
        toast.show({ text, undo: () => post(true) });
      },
    };
  }
  return (
    <Menu
      label={t("menu", { title: job.title })}
      triggerClass={className}
      items={[
        entry({ job: job.id }, t("job"), t("jobHidden", { title: job.title })),
        ...(job.company
          ? [
              entry(
                { company: job.company.id },
                t("company", { company: job.company.name }),
                t("companyHidden", { company: job.company.name }),
              ),
            ]
          : []),
      ]}
    >
      <Icon name="more" />
    </Menu>
  );
}
