import { expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { giveLogin, logIn, open } from "./steps.ts";

const stages = ["applied", "screening", "interview", "first_interview", "second_interview"] as const;
const applicants = 1000;
/** The factor by which the processor is slowed, from quality §P4. */
const slowedBy = 4;

/*
 * Measures a large board in a browser, for docs/performance.md: `BOARD=1 npx vitest run test/journeys/board-of-a-thousand`. It is no part of `npm test`, because the result depends on the machine.
 */
it.runIf(process.env.BOARD)(
  "A board of 1,000 applicants is painted within a second, and scrolls and drags without a stutter",
  { timeout: 240_000 },
  async () => {
    const site = await testSite();
    const { db } = site.database;
    const boss = await makeRecruiter(db);
    const job = await makeJob(db, {
      companyId: boss.companyId,
      ownerId: boss.id,
      skills: ["React", "Node.js"],
    });
    const summary = { role: "Lập trình viên Frontend", months: 50, skills: ["React", "CSS"] };
    for (let index = 0; index < applicants; index++)
      await makeApplicant(db, {
        job,
        candidate: await makeCandidate(db, { fullName: "Nguyễn Hoàng Minh Anh" }),
        stageKind: stages[index % stages.length]!,
        cv: { summary },
      });
    await giveLogin(site, [boss.id]);
    const visitor = await site.visitor({ width: 1440, height: 900 });
    const { page } = visitor;
    await logIn(visitor, boss.email);
    const board = applicantPaths.board({ company: boss.companyId }, job.id);
    await open(visitor, board);
    const paints: number[] = [];
    for (let visit = 0; visit < 5; visit++) {
      await page.goto(board, { waitUntil: "load" });
      const paint = page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      );
      paints.push((await (await paint).jsonValue()) as number);
    }
    const paint = paints.sort((a, b) => a - b)[2] as number;

    const session = await visitor.context.newCDPSession(page);
    await open(visitor, board);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
    const column = page
      .locator("[data-stage]")
      .filter({ has: page.getByRole("listitem") })
      .first();
    const box = (await column.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + 200];
    const frames = async (act: () => Promise<void>) => {
      await page.evaluate(() => {
        const seen: number[] = [];
        const next = (at: number) => {
          seen.push(at);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
        Object.assign(window, { seen });
      });
      await act();
      const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
      const gaps = seen.slice(1).map((at, index) => at - seen[index]!);
      const total = gaps.reduce((sum, gap) => sum + gap, 0);
      gaps.sort((a, b) => a - b);
      return {
        perSecond: Math.round((1000 * gaps.length) / total),
        p95: Math.round(gaps[Math.floor(gaps.length * 0.95)]!),
        most: Math.round(gaps.at(-1)!),
      };
    };
    // Frame times of an idle page, for comparison.
    const still = await frames(() => page.waitForTimeout(2000));
    const scrolling = await frames(async () => {
      await page.mouse.move(x, y);
      for (let step = 0; step < 120; step++) {
        await page.mouse.wheel(0, step < 60 ? 60 : -60);
        await page.waitForTimeout(16);
      }
    });
    const dragging = await frames(async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 120; step++) await page.mouse.move(x + step * 5, y + (step % 20));
      await page.keyboard.press("Escape");
      await page.mouse.up();
    });
    console.log({ paint: Math.round(paint), still, scrolling, dragging });
    expect(paint).toBeLessThan(1000);
    expect(scrolling.perSecond).toBeGreaterThanOrEqual(55);
    expect(dragging.perSecond).toBeGreaterThanOrEqual(55);
  },
);
