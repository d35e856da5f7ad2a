import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { talentPaths } from "../../paths.ts";
import type { InviteRefusal } from "../../terms.ts";

/** Shows how many people were invited, and why the others were not. */
export function InviteResult({
  ended,
  people,
}: {
  ended: readonly { id: string; code: InviteRefusal | null }[];
  people: readonly { id: string; full_name: string }[];
}) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.invite");
  const refused = ended.flatMap(({ id, code }) => (code === null ? [] : [{ id, code }]));
  return (
    <Alert
      live
      tone={refused.length > 0 ? "warning" : "success"}
      title={t("sent", { count: ended.length - refused.length })}
      actions={
        <Button to={talentPaths.list(workspace)} variant="secondary" size="sm">
          {t("back")}
        </Button>
      }
    >
      {refused.length > 0 && (
        <>
          <p>{t("refused", { count: refused.length })}</p>
          <ul className="list-disc pl-5">
            {refused.map(({ id, code }) => (
              <li key={id}>
                {people.find((person) => person.id === id)?.full_name ?? id}: {t(`reasons.${code}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
