import { afterAll, beforeAll, expect, it } from "vitest";
import { openQueue, type Queue } from "#kit/queue.ts";
import { jobNames } from "../src/app/worker.ts";
import { testApi } from "./api.ts";
import { type Counted, countStatements } from "./statements.ts";

/** Maximum numbers of SQL statements: of each command without BEGIN and COMMIT, and of the whole API request. */
const most = {
  "make an offer": [5, 10],
  "send an offer": [14, 19],
  "accept an offer": [9, 15],
  move: [12, 20],
  "move to Hired": [12, 20],
  reject: [12, 21],
  "apply with a stored CV": [6, 10],
  "add an interview": [18, 23],
  "send a message": [13, 21],
  "create a job": [10, 15],
} as const;

let counted: Counted[];
let queue: Queue;
beforeAll(async () => {
  const { app, services, database, url } = await testApi();
  queue = await openQueue(url, jobNames, services.log, "web");
  database.queueJobs = queue.add;
  counted = await countStatements({ services, app });
}, 120_000);
afterAll(() => queue.stop());

it("Every command that is counted has a limit", () => {
  expect(counted.map(({ name }) => name)).toEqual(Object.keys(most));
});

it.each(Object.entries(most))("To %s takes at most %j statements", (name, [command, request]) => {
  const of = counted.find((each) => each.name === name);
  expect(of?.command.length, of?.command.join("\n")).toBeLessThanOrEqual(command);
  expect(of?.request.length, of?.request.join("\n")).toBeLessThanOrEqual(request);
});
