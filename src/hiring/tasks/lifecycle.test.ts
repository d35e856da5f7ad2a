import { describe, expect, it } from "vitest";
import { testCompleteness, testMatrix } from "#kit/testing/lifecycle-tests.ts";
import { taskLife, verbTo } from "./lifecycle.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";

const all = ["author", "assignee", "administrator"] as const;
const over = ["author", "administrator"] as const;

/** A plain copy of the lifecycle, so that an accidental change of the table fails a test. */
const ways = [
  ["todo", "edit", all, "todo"],
  ["todo", "start", all, "in_progress"],
  ["todo", "finish", all, "done"],
  ["todo", "cancel", all, "canceled"],
  ["todo", "delete", over, "deleted"],
  ["in_progress", "edit", all, "in_progress"],
  ["in_progress", "finish", all, "done"],
  ["in_progress", "cancel", all, "canceled"],
  ["in_progress", "reopen", all, "todo"],
  ["in_progress", "delete", over, "deleted"],
  ["done", "start", all, "in_progress"],
  ["done", "reopen", all, "todo"],
  ["done", "delete", over, "deleted"],
  ["canceled", "start", all, "in_progress"],
  ["canceled", "reopen", all, "todo"],
  ["canceled", "delete", over, "deleted"],
] as const;

describe("The lifecycle of a task", () => {
  testMatrix(taskLife, {}, ways);
  testCompleteness(taskLife, { ways, labels: { en: en.status, vi: vi.status } });

  it("has one verb for each status", () => {
    for (const status of taskLife.states)
      expect(ways.filter(([, verb]) => verb === verbTo[status]).map(([, , , to]) => to)).not.toContain(
        taskLife.states.find((other) => other !== status),
      );
  });
});
