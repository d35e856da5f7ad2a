import type { Browser, Page } from "playwright-core";

/** Network and processor of a slow phone, like Lighthouse's "slow 4G" (quality §P4), for real loading. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const processorSlowedBy = 4;
const visits = 3;

interface Seen {
  paint: number;
  shift: number;
  /** The slowest response to a tap or key; null without input. */
  answer: number | null;
}

/** Measures a visit on a slow phone: medians of a few visits without shared caches. */
export async function onSlowPhone(browser: Browser, url: string, types: boolean): Promise<Seen> {
  const seen: Seen[] = [];
  for (let visit = 0; visit < visits; visit++) seen.push(await visitOnce(browser, url, types));
  const median = (of: (one: Seen) => number | null) =>
    seen.map(of).sort((a, b) => (a ?? 0) - (b ?? 0))[Math.floor(visits / 2)] ?? null;
  return {
    paint: median((one) => one.paint) ?? Number.NaN,
    shift: median((one) => one.shift) ?? Number.NaN,
    answer: median((one) => one.answer),
  };
}

async function visitOnce(browser: Browser, url: string, types: boolean): Promise<Seen> {
  const phone = {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  };
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowedBy });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "networkidle" });
    if (types) await typeKeyword(page);
    const { paint, shift, answer } = await page.evaluate(
      () => (window as unknown as { seen: { paint: number; shift: number; answer: number } }).seen,
    );
    return { paint, shift, answer: types ? answer : null };
  } finally {
    await context.close();
  }
}

async function typeKeyword(page: Page): Promise<void> {
  const box = page.getByRole("combobox").first();
  await box.tap();
  await box.pressSequentially("ke toan", { delay: 150 });
  await page.getByRole("listbox").waitFor();
  await page.waitForLoadState("networkidle");
}

/** Runs in the measured page: records the largest paint, the sum of layout shifts and the slowest response. */
function watch(): void {
  const seen = { paint: 0, shift: 0, answer: 0 };
  Object.assign(window, { seen });
  const each = <E extends PerformanceEntry>(type: string, take: (entry: E) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as E);
    }).observe({
      type,
      buffered: true,
      ...more,
    });
  each("largest-contentful-paint", (entry) => {
    seen.paint = entry.startTime;
  });
  each<PerformanceEntry & { hadRecentInput: boolean; value: number }>("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  each<PerformanceEventTiming>(
    "event",
    (entry) => {
      if (entry.interactionId) seen.answer = Math.max(seen.answer, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
