import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { ariaVietnamese } from "./vite/aria-vietnamese.ts";
import { compiledTexts } from "./vite/compiled-texts.ts";

export default defineConfig({
  plugins: [compiledTexts(), ariaVietnamese(), tailwindcss(), reactRouter()],
  // Bundled into the server too, so that it says the same texts.
  ssr: { noExternal: [/^react-aria/, /^react-stately/] },
  server: { hmr: { port: 24_679 } },
  build: { assetsInlineLimit: 0 },
});
