import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { reviewPaths } from "#jobs/paths.ts";
import { load } from "#kit/page.ts";
import { bannerPath } from "#site/paths.ts";
import { inbox } from "#support/contract-inbox.ts";
import { inboxPaths } from "#support/paths.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { meta } = await load(context, request, inbox, { query: { items: 1 } });
  return { folded: railFolded(request.headers.get("cookie")), waiting: meta.counts.open };
}

/** The frame of an administrator's pages. */
export default function AdminShell() {
  const { folded, waiting } = useLoaderData<typeof loader>();
  const t = useTranslations();
  return (
    <ConsoleFrame
      home={reviewPaths.admin.list}
      folded={folded}
      nav={[
        {
          href: reviewPaths.admin.list,
          label: t("jobs.desk.nav.review"),
          short: t("jobs.desk.nav.reviewShort"),
          icon: "list",
        },
        {
          href: inboxPaths.list,
          label: t("support.desk.nav.inbox"),
          short: t("support.desk.nav.inboxShort"),
          icon: "mail",
          count: waiting,
        },
        {
          href: bannerPath,
          label: t("site.desk.nav.banner"),
          short: t("site.desk.nav.bannerShort"),
          icon: "megaphone",
        },
      ]}
    />
  );
}
