import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Catalogue } from "#kit/pages.ts";
import { loadTexts } from "./load-texts.ts";

const language = document.documentElement.lang === "vi" ? "vi" : "en";

// React Router leaves a rejection unhandled when a navigation aborts a response whose data it has already read.
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

// The link by which the reader came is sent with an application. It ends with the browser's session; a later link replaces it
// (spec §7).
for (const [name, value] of new URLSearchParams(location.search))
  if (/^(?:referral_id|utm_(?:source|campaign|medium))$/.test(name))
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${name}=${encodeURIComponent(value.slice(0, 60))}; path=/; samesite=lax`;

// The service worker is registered after everything that the page itself needs.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

// Hydration needs the texts. Until they are loaded, the page is readable and its forms work.
loadTexts((document.documentElement.dataset.texts ?? "site") as Catalogue, language).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
