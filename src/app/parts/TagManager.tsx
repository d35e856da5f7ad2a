import { useEffect } from "react";
import { InlineScript } from "./InlineScript.tsx";

/**
 * Google Tag Manager. Rendered only for visitors who have agreed, on pages that may be measured (site/consent). A loaded
 * script cannot be unloaded, so a click that leads to a page that may not be measured reloads the document without it.
 */
export function TagManager({ id, leave }: { id: string; leave: boolean }) {
  useEffect(() => {
    if (leave) window.location.reload();
  }, [leave]);
  return (
    <>
      <InlineScript code="(window.dataLayer??=[]).push({'gtm.start':Date.now(),event:'gtm.js'})" />
      <script async src={`https://www.googletagmanager.com/gtm.js?id=${id}`} suppressHydrationWarning />
    </>
  );
}
