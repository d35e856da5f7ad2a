import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { ariaVietnamese } from "./vite/aria-vietnamese.ts";
import { ownIntl } from "./vite/intl.ts";
import { pageModules } from "./vite/page-modules.ts";
import { withoutUnusedRouterParts } from "./vite/router-parts.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { texts } from "./vite/texts.ts";

/**
 * Modules that every page loads. They are bundled into few files, because fifty small files need fifty requests and compress
 * worse.
 */
const always =
  /src\/(app\/(load-texts|request-basics|Texts|parts\/.*|shells\/(frame|site-links))|kit\/(intl|i18n|dates)|ui\/(use-date|shells\/(Public.*|parts|current|closed-by-move)|Button|cx|Icon|Logo|Menu|ProgressBar|ThemeSwitch|theme|toasts|ErrorPage|icons\/.*)|platform\/seo\/PageHead|market\/support\/parts\/guest-wrote)\.tsx?$|vite\/preload-helper/;
const pieces = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router|icu-minify)\//,
    priority: 3,
  },
  { name: "shell", test: always, priority: 2 },
  // Modules of the home page, the list of jobs and the page of a job, without modules that only forms and consoles need.
  {
    name: "search",
    test: /src\/market\/(job-search\/parts\/(Choices|FilterButton|filters|KeywordField|MultiSelect|packed|place-choices|SearchBar)|jobs\/parts\/place-text)\.tsx?$/,
    priority: 2,
  },
  {
    name: "card",
    test: /src\/(market\/(jobs\/parts\/JobCard|(saved|hidden)-jobs\/parts\/(Save|Hide)Button)|platform\/seo\/Trail)\.tsx$/,
    priority: 2,
  },
  // Addresses of hiring consoles, which most pages of consoles import and public pages do not.
  {
    name: "hiring",
    test: /src\/\w+\/(accounts\/(workspace|parts\/use-workspace)|[\w-]+\/console-paths|(company-settings|talent-pools|interviews|offers|tasks|notes)\/paths)\.ts$/,
    priority: 2,
  },
  {
    name: "site",
    test: /\/src\/(?!.*(\/(console|gallery)\/|SubmitForm|ErrorSummary|form-names|Dialog|Alert|DescriptionList|PasswordInput|Refusal|show-refusal))/,
    minShareCount: 16,
    priority: 1,
  },
];

/** Names of scripts. Every page loads the list of all pages, in which a longer hash is text that does not compress. */
const scriptNames = "assets/[name]-[hash:7].js";

export default defineConfig({
  plugins: [
    texts(),
    ownIntl(),
    ariaVietnamese(),
    tailwindcss(),
    reactRouter(),
    withoutUnusedRouterParts(),
    serviceWorker(),
    pageModules(),
  ],
  // react-aria is bundled into the server too, so that the server renders the same Vietnamese texts.
  ssr: { noExternal: [/^react-aria/, /^react-stately/] },
  server: { hmr: { port: 24_679 } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: scriptNames,
            chunkFileNames: scriptNames,
            codeSplitting: { groups: pieces },
          },
        },
      },
    },
  },
});
