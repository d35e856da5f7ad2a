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

// After everything that the page itself needs.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

// The page is readable and its forms work meanwhile; without its texts nothing can be hydrated.
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
