import { useEffect } from "react";

/**
 * Google Tag Manager; rendered only into a document of a visitor who agreed, on a page that may be measured (site/consent).
 * What is loaded cannot be unloaded: a click from there to a page that may not be measured loads that page anew, without it.
 */
export function TagManager({ id, nonce, leave }: { id: string; nonce: string; leave: boolean }) {
  useEffect(() => {
    if (leave) window.location.reload();
  }, [leave]);
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning>
        {"(window.dataLayer??=[]).push({'gtm.start':Date.now(),event:'gtm.js'})"}
      </script>
      <script
        async
        src={`https://www.googletagmanager.com/gtm.js?id=${id}`}
        nonce={nonce}
        suppressHydrationWarning
      />
    </>
  );
}
