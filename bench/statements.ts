import { rm } from "node:fs/promises";
import { readConfig } from "#kit/config.ts";
import { createApi } from "../src/app/api.ts";
import { openServices } from "../src/app/services.ts";
import { makeFolder } from "../test/product.ts";
import { countStatements, repeatedReads } from "../test/statements.ts";

/**
 * Prints the SQL statements of each command, the statements of the whole request, and the tables that the command
 * reads more than once.
 */
export async function benchStatements(texts: boolean): Promise<void> {
  const folder = await makeFolder("statements");
  const config = readConfig({ DATA_DIR: folder, DEMO: "0", RATE_LIMIT: "0", LOG_LEVEL: "error" });
  const running = await openServices(config, "web");
  try {
    const { app } = await createApi(running.services);
    await app.ready();
    const counted = await countStatements({ services: running.services, app });
    await app.close();
    console.log("| command | statements | the whole request | read more than once |\n|---|--:|--:|---|");
    for (const { name, command, request } of counted)
      console.log(
        `| ${name} | ${command.length} | ${request.length} | ${repeatedReads(command).join(", ")} |`,
      );
    if (texts)
      for (const { name, command, request } of counted)
        console.log([`\n## ${name}`, ...command, "--- the whole request", ...request].join("\n"));
  } finally {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  }
}
