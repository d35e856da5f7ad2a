import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { reviewPaths } from "#jobs/paths.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return { folded: railFolded(request.headers.get("cookie")) };
}

/** The frame of an administrator's pages. */
export default function AdminShell() {
  const { folded } = useLoaderData<typeof loader>();
  const t = useTranslations("jobs.desk.nav");
  return (
    <ConsoleFrame
      home={reviewPaths.admin.list}
      folded={folded}
      nav={[{ href: reviewPaths.admin.list, label: t("review"), short: t("reviewShort"), icon: "list" }]}
    />
  );
}
