/** The import law (ARCHITECTURE.md). */
const tests = "\\.test\\.tsx?$|(^|/)factory\\.ts$";
const pure =
  "/(terms|contract|paths|lifecycle|policy|mails|salary|access|actor|pipeline|clock-days|messages\\.(en|vi))\\.ts$";
const server =
  "/(queries|commands|routes)(\\.ts$|/)|^src/kit/(db|postgres|postgres-binaries|migrate|queue|live|inject|mail|log|config)\\.ts$|^src/kit/http/";

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: {
        circular: true,
        dependencyTypesNot: ["type-only"],
        viaOnly: { dependencyTypesNot: ["type-only"] },
      },
    },
    {
      name: "nobody-imports-app",
      severity: "error",
      comment: "app/ composes; nothing is built on it",
      from: { path: "^src/(?!app/)", pathNot: tests },
      to: { path: "^src/app/" },
    },
    {
      name: "kit-knows-npm-only",
      severity: "error",
      from: { path: "^src/kit/", pathNot: tests },
      to: { path: "^src/(?!kit/)" },
    },
    {
      name: "ui-knows-kit-only",
      severity: "error",
      from: { path: "^src/ui/", pathNot: tests },
      to: { path: "^src/(?!ui/|kit/)" },
    },
    {
      name: "pure-knows-pure",
      severity: "error",
      comment:
        "terms, contracts, paths, lifecycles, policies and messages know each other and pure parts of kit",
      from: { path: `^src/(?!kit|ui|app).*${pure}` },
      to: { path: server, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "parts-know-no-schema",
      severity: "error",
      comment: "no schema library reaches a public page",
      from: { path: "^src/(?!app/).*/parts/", pathNot: tests },
      to: {
        path: "/contract\\.ts$|^src/kit/(contract|fields|page)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "pages-and-parts-know-no-sql",
      severity: "error",
      from: { path: "^src/.*/(pages|parts|mails)/", pathNot: tests },
      to: { path: server, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "routes-know-no-tsx",
      severity: "error",
      from: { path: "^src/.*/(routes|commands|queries)(/|\\.ts$)", pathNot: tests },
      to: { path: "\\.tsx$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|svg|woff2)|^src/demo/|\\?url$" },
    tsPreCompilationDeps: "specify",
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node"],
      extensions: [".ts", ".tsx"],
    },
  },
};
