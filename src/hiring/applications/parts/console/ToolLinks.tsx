import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { iconButtonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import type { PanelCommand } from "./keys.ts";

const toolIcons: Record<PanelCommand, IconName> = {
  interview: "calendar",
  offer: "money",
  message: "message",
  email: "mail",
  task: "check",
  note: "edit",
  feedback: "star",
};

/** Links to the pages with forms about the applicant, which a script shows in a panel beside the CV. */
export function ToolLinks({
  tools,
  unread,
}: {
  tools: readonly { command: PanelCommand; page: string }[];
  unread: number;
}) {
  const t = useTranslations("applications.console");
  return (
    <div className="no-print flex max-w-full overflow-x-auto">
      {tools.map(({ command, page }) => {
        const isUnread = command === "message" && unread > 0;
        const label = isUnread ? t("actions.messages", { count: unread }) : t(`keys.${command}`);
        return (
          <Link
            key={command}
            to={page}
            aria-label={label}
            title={label}
            className={cx(iconButtonClass({ size: "sm" }), "relative")}
          >
            <Icon name={toolIcons[command]} />
            {isUnread && (
              <span
                aria-hidden="true"
                className="absolute top-1 right-1 size-2.5 rounded-full bg-lotus-500"
              />
            )}
          </Link>
        );
      })}
    </div>
  );
}
