import { Form, Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { useKeySwitch, usePressedKey } from "#ui/console/single-keys.ts";
import { Menu } from "#ui/Menu.tsx";
import { viewPaths } from "../../console-paths.ts";
import { listPath, noView, viewAddress, viewParam } from "../../list-paths.ts";
import type { ViewsOfList } from "../../load-views.ts";

/** The menu of saved views above a list, and the buttons that save the filters of its address. */
export function SavedViews({ views: { list, at, rows, query, current, isChanged } }: { views: ViewsOfList }) {
  const t = useTranslations("savedViews.console");
  const navigate = useNavigate();
  const { on } = useKeySwitch();
  const workspace = useWorkspace();
  const create = viewPaths.create(workspace, list, query, at);
  const manage = viewPaths.manage(workspace, list, at);
  usePressedKey((event) => {
    if (!on || event.key.toLowerCase() !== "v" || event.shiftKey) return;
    event.preventDefault();
    void navigate(create);
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Menu
        align="start"
        variant="secondary"
        size="sm"
        chevron
        items={[
          { label: t("all"), href: `${listPath(list, at)}?${viewParam}=${noView}` },
          ...rows.map((view) => ({
            label: view.isOwn ? view.name : ofColleague(view),
            href: viewAddress(list, view, at),
            hint: view.is_default ? t("default") : undefined,
          })),
        ]}
        footer={
          <Link to={manage} className="text-sm font-semibold text-leaf-700 hover:underline">
            {t("manage")}
          </Link>
        }
      >
        <span className="max-w-64 truncate">{current ? current.name : t("views")}</span>
      </Menu>
      {current && isChanged && current.can.edit && (
        <Form method="post" action={manage}>
          <input type="hidden" name="do" value="filters" />
          <input type="hidden" name="id" value={current.id} />
          <input type="hidden" name="query" value={query} />
          <input type="hidden" name="version" value={current.version} />
          <Button type="submit" variant="secondary" size="sm">
            {t("saveChanges")}
          </Button>
        </Form>
      )}
      {(!current || isChanged) && (
        <Button to={create} variant="ghost" size="sm" icon="plus" aria-keyshortcuts="V">
          {t("save")}
        </Button>
      )}
    </div>
  );

  function ofColleague({ name, owner }: ViewsOfList["rows"][number]) {
    return t("ofColleague", { name, owner: owner?.full_name ?? t("former") });
  }
}
