import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

/** Starts the Chromium of the npm package, or the browser at CHROME_PATH. @throws Error that names a missing system library */
export async function launchChromium(more: string[] = []): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  if (own && !existsSync(own)) throw new Error(`CHROME_PATH does not exist: ${own}`);
  const executablePath = own ?? (await sparticuz.executablePath());
  // Leaves out the package's options that weaken the browser's protection, and the single-process option, with which
  // scripts of one window send the cookies of another.
  const safe = sparticuz.args.filter(
    (arg) => !/web-security|site-isolation|insecure|IsolateOrigins|single-process/.test(arg),
  );
  const quiet = [
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  try {
    return await chromium.launch({
      executablePath,
      args: [...(own ? ["--no-sandbox"] : safe), ...quiet, ...more],
      headless: true,
    });
  } catch (error) {
    const library = /error while loading shared libraries: (\S+):/.exec(String(error))?.[1];
    if (!library) throw error;
    throw new Error(
      `Chromium needs the system library ${library}. On Debian and Ubuntu: apt-get install libnss3 libnspr4; or set CHROME_PATH to a Chromium of your own.`,
      { cause: error },
    );
  }
}
