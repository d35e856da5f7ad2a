import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import type { PersonView } from "../../load-person.ts";
import { talentPaths } from "../../paths.ts";

/** Shows the talent pools of a person, with forms that add and remove the person. */
export function PersonPools({
  person,
  pools,
}: {
  person: PersonView;
  /** Pools without the person. */
  pools: readonly Option[];
}) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.person");
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t("pools")}</h2>
      {person.pools.length === 0 && <p className="mt-2 text-sm text-ink-500">{t("noPools")}</p>}
      <ul className="mt-2 flex flex-wrap gap-2">
        {person.pools.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1 rounded-full border border-line pl-3">
            <Link to={`${talentPaths.list(workspace)}?pool=${id}`} className="text-sm">
              {name}
            </Link>
            <Form method="post">
              <input type="hidden" name="intent" value="leave" />
              <input type="hidden" name="pool_id" value={id} />
              <IconButton type="submit" icon="x" size="sm" label={t("takeOut", { name })} />
            </Form>
          </li>
        ))}
      </ul>
      {pools.length > 0 ? (
        <Form method="post" className="mt-4 flex items-end gap-3">
          <input type="hidden" name="intent" value="pool" />
          <Field name="pool_id" label={t("addToPool")} className="flex-1">
            <Select placeholder={t("choosePool")} options={pools} required />
          </Field>
          <Button type="submit" variant="secondary">
            {t("put")}
          </Button>
        </Form>
      ) : (
        <p className="mt-4 text-sm">
          <Link to={talentPaths.pools(workspace)} className="font-semibold text-leaf-700">
            {t("newPool")}
          </Link>
        </p>
      )}
    </Card>
  );
}
