import { type HeadersArgs, type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { type PageServices, pageServices } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { failureHeaders } from "../parts/failure-of.ts";
import { ConsoleFailure, ConsoleFrame } from "./ConsoleFrame.tsx";
import { consoleData } from "./console-data.ts";
import SiteShell, { ErrorBoundary as SiteFailure } from "./site.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = args.context.get(pageServices) as PageServices<Account>;
  if (!viewer || viewer.kind === "candidate") return null;
  const due = viewer.kind !== "company" && viewer.twoStepDue === true;
  return consoleData(args, viewer.kind, due);
}

export function headers(args: HeadersArgs) {
  return failureHeaders(args);
}

/** The frame of pages for every kind of account: the account's console, or the site for a job seeker. */
export default function OwnShell() {
  const data = useLoaderData<typeof loader>();
  if (!data) return <SiteShell />;
  return (
    <ConsoleFrame {...data}>
      <Outlet />
    </ConsoleFrame>
  );
}

export function ErrorBoundary() {
  const data = useLoaderData<typeof loader>();
  return data ? <ConsoleFailure data={data} /> : <SiteFailure />;
}
