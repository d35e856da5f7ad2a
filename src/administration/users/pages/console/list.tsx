import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { idIn } from "#kit/address-id.ts";
import { readDay } from "#kit/days.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { lookup, userList } from "../../contract.ts";
import { KeyPages } from "../../parts/console/KeyPages.tsx";
import { type FoundRow, LookUp } from "../../parts/console/LookUp.tsx";
import { UserFilter } from "../../parts/console/UserFilter.tsx";
import { UserTable } from "../../parts/console/UserTable.tsx";
import { userPaths } from "../../paths.ts";
import { roleIds, userKinds, userStates } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams;
  const query = {
    company: given.get("company")?.trim().slice(0, 200) || undefined,
    company_id: idIn(given.get("company_id")),
    agency_id: idIn(given.get("agency_id")),
    kind: userKinds.find((kind) => kind === given.get("kind")),
    role_id: roleIds.find((id) => String(id) === given.get("role_id")),
    state: userStates.find((state) => state === given.get("state")),
    from: readDay(given.get("from") ?? "") ?? undefined,
    to: readDay(given.get("to") ?? "") ?? undefined,
  };
  const before = idIn(given.get("before"));
  const { data, meta } = await load(context, request, userList, { query: { ...query, before } });
  const filters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return {
    filters: Object.fromEntries(filters),
    of: meta.of,
    next: meta.next,
    paged: before !== undefined,
    users: data.map(({ id, attributes }) => ({ id, ...attributes })),
  };
}

interface Shown {
  reply: FormReply | null;
  found: FoundRow[] | null;
}

async function look({ context, request, posted }: PostedArgs): Promise<Shown> {
  const form = await readForm(posted, lookup.body);
  const outcome = await submit(context, request, lookup, { body: form.values });
  if (!outcome.ok) return { reply: form.reply(outcome.errors), found: null };
  const found = outcome.data.data.map(({ id, attributes }) => ({ id, ...attributes }));
  const only = found.length === 1 ? found[0]?.path : null;
  if (only) throw redirect(only);
  return { reply: form.reply([]), found };
}

export const action = (args: ActionFunctionArgs): Promise<Shown> => runPosted<Shown>(args, { lookup: look });

/** All users, and the box that finds rows by anything pasted. */
export default function Users() {
  const { filters, of, next, paged, users } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("users.console");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={of === null ? t("title") : t("filters.of", { name: of })} text={t("lead")} />
      <LookUp reply={shown?.reply ?? null} found={shown?.found ?? null} />
      <UserFilter filters={filters} />
      {users.length > 0 ? (
        <Card flush>
          <UserTable users={users} />
        </Card>
      ) : (
        <EmptyState
          drawing="search"
          title={t("list.empty")}
          text={t("list.emptyText")}
          action={
            <Button variant="secondary" to={userPaths.list}>
              {t("list.clear")}
            </Button>
          }
        />
      )}
      <KeyPages path={userPaths.list} query={filters} next={next} paged={paged} />
    </div>
  );
}
