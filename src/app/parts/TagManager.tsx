import { useEffect } from "react";
import { InlineScript } from "./InlineScript.tsx";

/**
 * Google Tag Manager; rendered only into a document of a visitor who agreed, on a page that may be measured (site/consent).
 * What is loaded cannot be unloaded: a click from there to a page that may not be measured loads that page anew, without it.
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
