import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: true,
  // The first load lists all routes, so there is no endpoint for parts of the list, whose size a visitor could choose.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
