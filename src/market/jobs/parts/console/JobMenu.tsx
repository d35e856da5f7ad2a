import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Menu, type MenuItem } from "#ui/Menu.tsx";
import { consolePaths } from "../../console-paths.ts";
import type { JobCan } from "../../contract.ts";
import { usualExtension } from "../../terms.ts";
import { type ActionTarget, actionAddress, actionIcons, allowedActions } from "./actions.ts";

/** The menu of a job's actions that are allowed now. */
export function JobMenu({
  job,
  can,
  page,
}: {
  job: ActionTarget;
  can: JobCan;
  /** The address to which the actions are posted. */
  page: string;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console");
  const items: MenuItem[] = [
    ...(can.edit
      ? [{ label: t("do.edit"), icon: "edit" as const, href: consolePaths.edit(workspace, job.id) }]
      : []),
    ...(page === consolePaths.preview(workspace, job.id)
      ? []
      : [{ label: t("do.preview"), icon: "eye" as const, href: consolePaths.preview(workspace, job.id) }]),
    ...(can.change_owner
      ? [{ label: t("do.owner"), icon: "user" as const, href: consolePaths.owner(workspace, job.id) }]
      : []),
    { label: t("do.copy"), icon: "file", href: consolePaths.copy(workspace, job.id) },
    ...(can.save_template
      ? [
          {
            label: t("templates.save"),
            icon: "file" as const,
            href: consolePaths.saveTemplate(workspace, job.id),
          },
        ]
      : []),
    ...allowedActions(can).map((action) => ({
      label: t(`do.${action}`, { days: usualExtension }),
      icon: actionIcons[action],
      tone: action === "delete" ? ("danger" as const) : undefined,
      action: actionAddress(page, action, job),
    })),
  ];
  return (
    <Menu label={t("list.actionsFor", { title: job.title })} items={items}>
      <Icon name="more" />
    </Menu>
  );
}
