import { ConfigError, readConfig } from "#kit/config.ts";
import { commands } from "./commands.ts";

const [name = "--help", ...args] = process.argv.slice(2);

/** The operator's tool: `npm run sen -- COMMAND`. */
function help(): string {
  const width = Math.max(...Object.values(commands).map((command) => command.usage.length));
  const lines = Object.values(commands).map(
    (command) =>
      `  ${command.usage.padEnd(width)}  ${command.summary}\n      e.g. npm run sen -- ${command.example}`,
  );
  return `npm run sen -- COMMAND\n\n${lines.join("\n")}`;
}

const command = commands[name];
if (!command) {
  const asked = name === "--help" || name === "-h" || name === "help";
  (asked ? console.log : console.error)(asked ? help() : `Unknown command: ${name}\n\n${help()}`);
  process.exit(asked ? 0 : 1);
}
if (args.includes("--help")) {
  console.log(
    `npm run sen -- ${command.usage}\n  ${command.summary}\n  e.g. npm run sen -- ${command.example}`,
  );
  process.exit(0);
}
try {
  await command.run(readConfig({ LOG_LEVEL: "warn", ...process.env }), args);
} catch (error) {
  // Errors that the operator can correct are printed in one line, other errors with a stack.
  if (error instanceof ConfigError || (error instanceof Error && error.name === "UsageError"))
    console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
