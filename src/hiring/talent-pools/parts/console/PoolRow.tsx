import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { iconButtonClass } from "#ui/Button.tsx";
import { DeleteFirst } from "#ui/form/AskFirst.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import type { PoolView } from "../../pages/console/pools.tsx";
import { talentPaths } from "../../paths.ts";

/** A row of the list: a pool with the number of its members, and the controls that rename and delete it. */
export function PoolRow({ pool }: { pool: PoolView }) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.pools");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to={`${talentPaths.list(workspace)}?pool=${pool.id}`}
          className="font-semibold break-words text-leaf-700"
        >
          {pool.name}
        </Link>
        <p className="text-sm text-ink-500">
          {[t("count", { count: pool.count }), pool.category, t("by", { name: pool.created_by })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {pool.can.edit && (
        <div className="flex gap-1">
          <Link
            to={`?edit=${pool.id}`}
            aria-label={t("rename", { name: pool.name })}
            title={t("rename", { name: pool.name })}
            className={iconButtonClass({ size: "sm" })}
          >
            <Icon name="edit" size="sm" />
          </Link>
          <DeletePool pool={pool} />
        </div>
      )}
    </div>
  );
}

/** Deletes a pool after a confirmation; without JavaScript, at once. */
function DeletePool({ pool: { id, name } }: { pool: PoolView }) {
  const t = useTranslations("talentPools.console.pools");
  return (
    <DeleteFirst
      label={t("delete", { name })}
      fields={{ id, intent: "delete" }}
      title={t("deleteTitle", { name })}
      text={t("deleteText")}
      keep={t("keepPool")}
      confirm={t("delete", { name })}
    />
  );
}
