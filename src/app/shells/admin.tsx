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
          label: t("jobs.console.nav.review"),
          short: t("jobs.console.nav.reviewShort"),
          icon: "list",
        },
        {
          href: inboxPaths.list,
          label: t("support.console.nav.inbox"),
          short: t("support.console.nav.inboxShort"),
          icon: "mail",
          count: waiting,
        },
        {
          href: bannerPath,
          label: t("site.console.nav.banner"),
          short: t("site.console.nav.bannerShort"),
          icon: "megaphone",
        },
      ]}
    />
  );
}
