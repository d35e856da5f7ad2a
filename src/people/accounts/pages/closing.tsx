import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { load, perform } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import { accountShow } from "../contract.ts";
import { accountKeep } from "../contract-closing.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, accountShow);
  const { closes_at } = data.attributes;
  if (closes_at === null) throw redirect("/account/your-account");
  return { closesAt: closes_at };
}

export async function action({ context, request }: ActionFunctionArgs) {
  // The endpoint returns 409 when another window has already cancelled the closing of the account.
  await perform(context, request, accountKeep, undefined, [409]);
  throw redirect("/account/your-account?saved=kept");
}

/** Shown after logging in to an account that is closing. */
export default function Closing() {
  const { closesAt } = useLoaderData<typeof loader>();
  const t = useTranslations("accounts.site.closing");
  const busy = useNavigation().state !== "idle";
  const date = useDate("exact");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <Card>
        <p>{t("text", { at: date(closesAt) })}</p>
        <p className="mt-3 text-ink-700">{t("meanwhile")}</p>
        <Form method="post" className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t("keep")}
          </Button>
          <Button to="/logout" variant="secondary">
            {t("leave")}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
