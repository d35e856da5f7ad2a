import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileLimits as titleFile, undoDays as titleUndoDays } from "#administration/job-titles/terms.ts";
import { verificationMonths } from "#administration/operations/terms.ts";
import { answerDays as answeredWithin } from "#administration/statistics/terms.ts";
import { ages, dsoDays, forecastMonths } from "#agency/agency-reports/terms.ts";
import { archiveHours } from "#agency/archives/terms.ts";
import { warrantyDays } from "#agency/desk/terms.ts";
import { answerDays } from "#agency/job-orders/terms.ts";
import { defaultShares } from "#agency/placements/terms.ts";
import { clockDays } from "#hiring/applications/terms.ts";
import { latestDays } from "#hiring/interviews/terms.ts";
import { probationPercent, probations, startDaysMost } from "#hiring/offers/terms.ts";
import { codeDigits } from "#hiring/share-links/terms.ts";
import { reminders } from "#hiring/tasks/terms.ts";
import { auditDays } from "#kit/audit.ts";
import { failedDays } from "#kit/failed-jobs.ts";
import { reviewDays, savedReminderDays } from "#market/jobs/terms.ts";
import { replyBy } from "#market/support/hours.ts";
import { keyDays } from "#people/api-keys/terms.ts";
import { daysAhead } from "#people/calendars/terms.ts";
import { figurePeriods, fileMaxBytes, undoDays, usualRates } from "#people/clients/terms.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import { outlookDays } from "#people/law/terms.ts";
import { closesAt, opensAt } from "#platform/reference/working-days.ts";
import { jsonResumeMaxBytes } from "#profiles/cv/contract-import.ts";
import { nodesOf, parseSource } from "../bin/laws/syntax.ts";
import { loadedRooms } from "../src/app/loaded-rooms.ts";

/** Pattern of a number with the unit of a period, size, share or count. */
const quantity =
  /\d[\d,.]*\s*(?:(?:working )?days?|hours?|minutes?|months?|weeks?|years?|seconds|MB|%|jobs|files?|pictures|characters|keys|webhooks|stages|digits|ngày|giờ(?!\p{L})|phút|tháng|năm(?!\p{L})|tuần|giây|tin(?!\p{L})|ảnh|ký tự|khóa|webhook|vòng|chữ số)|\b(?:a|one|two|three|four|six|seven|ten|twelve) (?:weeks?|months?|years?|days)\b|\b(?:một|hai|ba|bốn|bảy|mười) (?:tuần|tháng|năm|ngày)(?!\p{L})/iu;

const cronOf = (name: string) =>
  loadedRooms.find(({ room }) => room.schedules?.[name])?.room.schedules?.[name]?.cron;
const workingDay = new Date("2026-03-02T03:00:00Z");

/**
 * Patterns of quantities in texts, by room. Each text matches a pattern of its room, and the pattern's condition
 * compares the quantity with the code. `true` marks quantities that no constant in the code decides.
 */
const written: Readonly<Record<string, readonly (readonly [pattern: RegExp, isTrue: boolean])[]>> = {
  accounts: [
    [/15 days|15 ngày/, clockDays.closed === 15],
    [/1–2 (working days|ngày làm việc)/, reviewDays === 2],
  ],
  "api-keys": [[/365 \{/, keyDays.includes(365)]],
  // Salaries are by the month, and a holiday without a last day is one day.
  law: [
    [/60 (days|ngày)/, outlookDays === 60],
    [/a month|một ngày/, true],
  ],
  // The form of a tax code by law, and of account numbers.
  agencies: [
    [/10 (digits|chữ số)/, true],
    [/4 to 34 characters/, true],
  ],
  applications: [[/=0 \{/, true]],
  "job-titles": [
    [/7 (days|ngày)/, titleUndoDays === 7],
    [/2[,.]000 (rows|dòng)/, titleFile.rows === 2000 && titleFile.text === 140_000],
  ],
  // 90% is a percentile that the query computes.
  "agency-reports": [
    [/1–30|31–60|61–90|(more than|hơn) 90/i, ages.flat().join() === ",0,1,30,31,60,61,90,91,"],
    [/90 days, times 90|90 ngày qua, nhân 90/, dsoDays === 90],
    [/20%.*30%.*50%/, defaultShares.map(({ bps }) => bps).join() === "2000,3000,5000"],
    [/^90%/, true],
    [/12 (months|tháng)/, forecastMonths === 12],
  ],
  archives: [[/a day afterwards|một ngày sau đó/, archiveHours === 24]],
  audit: [[/12 (months|tháng)/, auditDays === 366]],
  "candidate-search": [[/=0 \{/, true]],
  clients: [
    [/15–18%/, usualRates.least === 1500 && usualRates.most === 1800],
    [/1% (to|đến) 50%/, true],
    [/, 0%$/, true],
    [/(14|30) (days ago|ngày trước)/, true],
    [/30 (days|ngày)/, figurePeriods.submittedDays === 30],
    [/12 (months|tháng)/, figurePeriods.placementMonths === 12],
    [/10 MB/, fileMaxBytes === 10 * 1024 ** 2],
    [/7 (days|ngày)/, undoDays === 7],
  ],
  "company-onboarding": [[/1–2 (working days|ngày làm việc)/, true]],
  // The quantities are a promise of the administrators on verifications, and the form of a tax code by law (decisions §24).
  "company-settings": [
    [/1–2 (working days|ngày làm việc)/, true],
    [/10 (digits|chữ số)/, true],
    [/a year that has begun/, true],
  ],
  "csv-import": [
    [/\|/, true],
    [/1930/, true],
    [/10 (or|hoặc) 13/, ["0101234565", "0101234565-001"].every(isTaxCode)],
  ],
  cv: [[/1 MB/, jsonResumeMaxBytes === 1024 ** 2]],
  // The texts are templates, which a company can edit.
  "email-templates": [[/\{candidate_name\}/, true]],
  // The discount, and the time in which a failed probation is reported, are terms of the service agreement (consoles.md A.4, A.7).
  invoices: [[/40%/, true]],
  interviews: [[/a year ahead|một năm tới/, latestDays === 365]],
  "job-alerts": [
    [/a month/, true],
    [/8 (am|giờ sáng)/, cronOf("job-alerts") === "0 8 * * *"],
  ],
  "job-search": [[/a month/, true]],
  "people-search": [
    [/a month/, true],
    [/=0 \{/, true],
  ],
  portals: [
    [/6-digit|6 chữ số/, codeDigits === 6],
    [/=0 \{/, true],
  ],
  placements: [
    [/14 (days|ngày)/, true],
    [/100%|40%/, true],
  ],
  jobs: [
    [/15 (days|ngày)/, clockDays.closed === 15],
    [/85%/, probationPercent.least === 85],
    [/^(Can you start|Bạn có thể đi làm)/, true],
    [/\{max\}/, true],
    [/\{period, select/, true],
  ],
  notifications: [[/^(Three days|Ba ngày)/, savedReminderDays === 3]],
  offers: [
    [/a year from now|một năm tới/, startDaysMost === 365],
    [/180/, probations.at(-1)?.days === 180],
    [/^(6|30|60) /, true],
    [/\{amount\}/, true],
  ],
  // The quantities are names of closed lists of the specification, and percentiles that the query computes.
  reference: [[/./, true]],
  reports: [[/90%/, true]],
  "share-links": [[/6 digits|6 chữ số/, true]],
  introductions: [[/0%.*100%/, true]],
  desk: [
    [/2 (working days|ngày làm việc)/, answerDays === 2],
    [/7 (days|ngày)/, warrantyDays === 7],
  ],
  "job-orders": [[/2 (working days|ngày làm việc)/, answerDays === 2]],
  shares: [[/6 digits|6 chữ số/, true]],
  site: [
    [/24 (hours|giờ)/, replyBy(workingDay, new Set()).getTime() - workingDay.getTime() === 24 * 3_600_000],
  ],
  "site/copy/headhunt": [
    [/24 (hours|giờ)/, opensAt === 9 && closesAt === 18],
    [/18%|40%|a month/, true],
  ],
  // The quantities are deadlines of the law (Decree 356/2025; Labour Code on young workers), and promises that people fulfil.
  "site/copy/policy": [
    [/12 (months|tháng)/, auditDays === 366],
    [/three months|ba tháng/, daysAhead === 92],
    [
      /2 (working days|ngày làm việc)|15 (days|more days|ngày)|72 (hours|giờ)|a year at most|một năm|15 years/,
      true,
    ],
  ],
  operations: [
    [/60 (days|ngày)/, outlookDays === 60],
    [/a year old|tròn một năm/, verificationMonths === 12],
    [/a week|một tuần/, failedDays === 7],
    // Jobs are given up after more than a day of retries: kit/queue.
    [/một ngày/, true],
  ],
  // 90% is a percentile that the query computes, and 24 hours after a registration are of its condition.
  statistics: [
    [/90%|1[,.]000/, true],
    [/2 working days|two working days|(2|hai) ngày làm việc/, reviewDays === 2],
    [/^(Verified|Xác thực|Accounts|Các tài khoản)/, true],
    [/7 (days|ngày)/, answeredWithin === 7],
    [/24 (hours|giờ)/, replyBy(workingDay, new Set()).getTime() - workingDay.getTime() === 24 * 3_600_000],
  ],
  support: [
    [/24 (hours|giờ)/, replyBy(workingDay, new Set()).getTime() - workingDay.getTime() === 24 * 3_600_000],
  ],
  "talent-pools": [
    [/a month/, true],
    [/1930/, true],
    [/\{max\}/, true],
  ],
  tasks: [[/^(15 minutes|1 hour|1 day|Trước 15 phút|Trước 1)/, reminders.join() === "0,15,60,1440"]],
};

const catalogues = globSync("src/**/messages.{en,vi}.ts").map(
  (path) => [path.replace(/^src\/(?:\w+\/(?=[^/]+\/))?|\/messages\.\w+\.ts$/g, ""), path] as const,
);

describe("Quantities in texts", () => {
  it.each(catalogues)("%s (%s) are read from the code", (room, path) => {
    const { source } = parseSource(path, readFileSync(path, "utf8"));
    const texts = nodesOf(source).flatMap((node) =>
      node.type === "StringLiteral" ? [node.value as string] : [],
    );
    const plain = (text: string) => text.replace(/\{\w+, ?(?:plural|select),/g, "");
    const untied = texts.filter(
      (text) =>
        quantity.test(plain(text)) &&
        !written[room]?.some(([pattern, isTrue]) => isTrue && pattern.test(text)),
    );
    expect(untied).toEqual([]);
  });

  it("do not name a key as the only way to continue", () => {
    for (const [room, path] of catalogues) {
      const texts = readFileSync(path, "utf8");
      expect(texts.match(/(?:press|nhấn(?: phím)?) “\p{L}”/iu)?.[0], room).toBeUndefined();
    }
  });
});
