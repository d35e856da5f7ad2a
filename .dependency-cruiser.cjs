const { readFileSync } = require("node:fs");
const { join } = require("node:path");

/** The import law (ARCHITECTURE.md). Its order is the list of rooms, which this file can read but not import. */
const list = readFileSync(join(__dirname, "src/app/rooms.ts"), "utf8");
let wing = "";
const rooms = [...list.matchAll(/^( {2,4})"?([a-z-]+)"?: \{/gm)].flatMap(([, indent, name]) => {
  if (indent.length === 4) return `${wing}/${name}`;
  wing = name;
  return [];
});
if (rooms.length === 0) throw new Error("src/app/rooms.ts lists no room");
const order = ["kit", "ui", ...rooms, "app"];

const testSupport = "(^|/)factory\\.ts$|/testing(/|\\.ts$)";
const tests = `\\.test\\.tsx?$|${testSupport}`;
const pure =
  "/(terms|contract[^/]*|paths|console-paths|lifecycle|policy|mails|salary|access|actor|pipeline|calendar|working-days|clock-days|messages\\.(en|vi))\\.ts$";
/** A room's public list of addresses, which every room may import (decision 118). */
const addresses = "^src/[^/]+/[^/]+/(console-)?paths\\.ts$";
/** The address of a console, of which addresses of hiring pages are made. */
const workspace = "^src/people/accounts/workspace\\.ts$";
const server =
  "/(queries|commands|routes)(\\.ts$|/)|/room\\.ts$|^src/kit/(db|bulk|postgres|postgres-binaries|migrate|queue|pubsub|inject|mail|log|config)\\.ts$|^src/kit/http/";
const sql = "(^|node_modules/)(kysely|pg|pg-boss)(/|$)";
const values = { dependencyTypesNot: ["type-only"] };

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: values, ...values },
    },
    {
      name: "no-unlisted-room",
      severity: "error",
      comment: "a room is a line of src/app/rooms.ts",
      from: { path: `^src/(?!(${order.join("|")})/)` },
      to: {},
    },
    ...order.slice(0, -1).map((room, place) => ({
      name: "no-upward-import",
      severity: "error",
      comment: "a room imports rooms before it in src/app/rooms.ts, as types too; addresses of any room",
      from: { path: `^src/${room}/`, pathNot: tests },
      to: {
        path: `^src/(${order.slice(place + 1).join("|")})/`,
        ...(room.includes("/") && { pathNot: addresses }),
      },
    })),
    {
      name: "addresses-know-addresses",
      severity: "error",
      comment:
        "every room may import a paths.ts, so that it imports no code but of kit and of other addresses",
      from: { path: `${addresses}|${workspace}` },
      to: { pathNot: `${addresses}|${workspace}|^src/kit/`, ...values },
    },
    {
      name: "no-private-file-of-another-room",
      severity: "error",
      comment: "queries of other rooms are imported from queries/shared only",
      from: { path: `^src/(${order.join("|")})/`, pathNot: `${tests}|^src/(app|front/demo)/` },
      to: {
        path: "^src/[^/]+/[^/]+/(queries|routes|pages|mails)(/|\\.ts$)|^src/[^/]+/[^/]+/room\\.ts$",
        pathNot: "^src/($1|kit|ui)/|^src/[^/]+/[^/]+/queries/shared(/|\\.ts$)",
      },
    },
    {
      name: "test-support-is-for-tests",
      severity: "error",
      from: { path: "^(src|bin)/", pathNot: tests },
      to: { path: testSupport },
    },
    {
      name: "pure-knows-pure",
      severity: "error",
      comment:
        "terms, contracts, paths, lifecycles, policies and messages know each other and pure parts of kit",
      from: { path: `^src/(?!kit|ui|app).*${pure}` },
      to: { path: `${server}|${sql}`, ...values },
    },
    {
      name: "parts-know-no-schema",
      severity: "error",
      comment: "no schema library reaches a public page",
      from: { path: "^src/(?!app/).*/parts/", pathNot: tests },
      to: {
        path: "/contract[^/]*\\.ts$|^src/kit/(contract|fields|form|page)\\.ts$|(^|node_modules/)zod(/|$)",
        ...values,
      },
    },
    {
      name: "parts-have-no-rules",
      severity: "error",
      from: { path: "^src/.*/(parts|mails)/", pathNot: tests },
      to: { path: "/(lifecycle|policy)\\.ts$", ...values },
    },
    {
      name: "pages-and-parts-know-no-sql",
      severity: "error",
      from: { path: "^src/.*/(pages|parts|mails)/", pathNot: tests },
      to: { path: `${server}|${sql}`, ...values },
    },
    {
      name: "routes-know-no-sql",
      severity: "error",
      from: { path: "^src/.*/routes/", pathNot: tests },
      to: { path: sql, ...values },
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
    exclude: { path: "\\.(css|svg|woff2)|\\?url$" },
    tsPreCompilationDeps: "specify",
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node"],
      extensions: [".ts", ".tsx"],
    },
  },
};
