import type { AddressInfo } from "node:net";
import type { Config } from "#kit/config.ts";

/** Prints the address of the server and, in a demo, the accounts that can sign in. */
export function banner(config: Config, address: string | AddressInfo | null): void {
  const port = typeof address === "object" && address ? address.port : config.PORT;
  const lines = [
    `Sen is running at ${config.PUBLIC_URL ?? `http://localhost:${port}`}`,
    `API: /api/v2, described at /api/docs`,
  ];
  if (config.DEMO) {
    lines.push("Demo accounts, each with the password sen-demo-2026:");
    lines.push(
      "  candidate@sen.test  recruiter@sen.test  member@sen.test  consultant@sen.test  admin@sen.test",
    );
  }
  console.log(lines.join("\n"));
}
