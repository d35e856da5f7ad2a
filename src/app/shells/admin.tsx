import { type HeadersArgs, type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { failureHeaders } from "../parts/failure-of.ts";
import { ConsoleFailure, ConsoleFrame } from "./ConsoleFrame.tsx";
import { consoleData } from "./console-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  return consoleData(args, "admin");
}

export function headers(args: HeadersArgs) {
  return failureHeaders(args);
}

/** The frame of an administrator's pages. */
export default function AdminShell() {
  return (
    <ConsoleFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </ConsoleFrame>
  );
}

export function ErrorBoundary() {
  return <ConsoleFailure data={useLoaderData<typeof loader>()} />;
}
