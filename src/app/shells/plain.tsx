import { type HeadersArgs, Outlet, useRouteError } from "react-router";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { mainId, SkipLink } from "#ui/shells/parts.tsx";
import { Failure } from "../parts/Failure.tsx";
import { failureHeaders, failureOf } from "../parts/failure-of.ts";
import { useShell } from "./frame.ts";

/** The frame of pages with their own header and footer, around a main part with the id `mainId`. */
export default function PlainShell() {
  const { skipLink } = useShell();
  return (
    <>
      <SkipLink text={skipLink} />
      <ProgressBar />
      <Outlet />
    </>
  );
}

export function headers(args: HeadersArgs) {
  return failureHeaders(args);
}

export function ErrorBoundary() {
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto w-full max-w-content px-4 py-8 outline-none">
      <Failure {...failureOf(useRouteError())} />
    </main>
  );
}
