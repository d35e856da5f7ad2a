import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { interviewPaths } from "../../paths.ts";

const views = ["week", "ahead", "past"] as const;
export type InterviewView = (typeof views)[number];

/** The views of the interviews of a workspace: the week, those ahead and past ones. */
export function InterviewTabs({ current }: { current: InterviewView }) {
  const workspace = useWorkspace();
  const t = useTranslations("interviews.console.list");
  const list = interviewPaths.list(workspace);
  const addresses = { week: interviewPaths.week(workspace), ahead: list, past: `${list}?tab=past` };
  return (
    <Tabs
      label={t("title")}
      items={views.map((view) => ({ to: addresses[view], label: t(view), current: view === current }))}
    />
  );
}
