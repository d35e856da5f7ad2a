import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: true,
  // Every route is known at first load: no request for a manifest whose size a visitor could choose.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
