import type { Agent } from "node:http";
import type { Database } from "#kit/db.ts";
import { each } from "../bad-input.ts";
import { type Actors, fuzzSecret, openActors } from "./actors.ts";
import { type Check, headFirstFaults, openChecks } from "./checks.ts";
import { findForms } from "./forms.ts";
import { findOperations } from "./operations.ts";
import { type Planned, pairsOf, plan, type Step } from "./plan.ts";
import { addFind, countAnswer, openReport, type Report } from "./report.ts";
import { type Answer, openAgent, send } from "./send.ts";
import { openServer, type Server } from "./server.ts";
import { confirm, suspectsOf, type UnderWay } from "./stalls.ts";
import { address, drawOf } from "./values.ts";
import { openWatch, type Stall } from "./watch.ts";

export interface FuzzOptions {
  /** DATA_DIR of the product under test, which is started with `env`. */
  dataDir: string;
  env: Record<string, string>;
  /** Opens the product's database after the start. */
  openDatabase(): Promise<Database>;
  seed: number;
  /** Number of the first request; `to` is the number after the last one. */
  from: number;
  to: number;
  /** Number of applicants of the job with most applicants. */
  crowd: number;
  /** Time limit in minutes, after which no further request is sent. */
  minutes: number;
  /** Called with each answer when a single request is repeated. */
  onAnswer?: (planned: Planned, step: Step, answer: Answer | Error) => void;
}

const connections = 6;
/**
 * Number of requests after which the market is made anew, because some of its rows are closed, deleted or withdrawn
 * by then.
 */
const chapter = 2000;

/**
 * Sends hostile requests to the product and checks each answer.
 * @returns a report of the rules that answers broke
 */
export async function fuzz(options: FuzzOptions): Promise<Report> {
  const { seed, from, to } = options;
  const report = openReport(seed);
  const server = await openServer(options.dataDir, { SESSION_SECRET: fuzzSecret, ...options.env });
  const stalls: Stall[] = [];
  const watch = openWatch(server.url, (stall) => void stalls.push(stall));
  const underWay = new Set<UnderWay>();
  const agent = openAgent(connections);
  let database: Database | undefined;
  try {
    database = await options.openDatabase();
    database.queueJobs = async () => {};
    const actors = await openActors(database, options.dataDir, options.crowd);
    await actors.nextMarket();
    const { operations, document } = await findOperations(server.url);
    await findForms(agent, server.url, operations, (operation, actor) => ({
      method: "GET",
      path: address(
        { random: drawOf(seed, -1), market: actors.market(), side: "a", mark: "" },
        operation.path,
      ),
      headers: actors.credentials(actor, "cookie", server.url),
    }));
    const check = openChecks(document, server.url);
    const pairs = pairsOf(operations, seed);
    report.rssMb.before = server.rssMb();
    const began = performance.now();
    const deadline = began + options.minutes * 60_000;

    /** Requests that got no answer because the server ended. */
    const unanswered: Planned[] = [];
    const run = async (planned: Planned): Promise<void> => {
      const mine: UnderWay = { planned, from: Date.now(), to: null };
      underWay.add(mine);
      const answered = await ask({
        planned,
        agent,
        actors,
        server,
        check,
        report,
        onAnswer: options.onAnswer,
      });
      if (!answered) unanswered.push(planned);
      mine.to = Date.now();
    };

    for (let first = from; first < to && performance.now() < deadline; first += chapter) {
      if (first > from) await actors.nextMarket();
      const numbers = Array.from({ length: Math.min(chapter, to - first) }, (_, i) => first + i);
      await each(numbers, connections, async (n) => {
        if (performance.now() < deadline) await run(plan(pairs, seed, n, actors.market()));
      });
      report.stalls.push(...stalls.map(({ ms }) => ms));
      const suspects = suspectsOf(stalls.splice(0), [...underWay], unanswered);
      await confirm({ suspects, watch, server, report, run });
      underWay.clear();
      unanswered.length = 0;
    }
    report.seconds = (performance.now() - began) / 1000;
    report.stops = await server.stops();
    report.rssMb.after = server.rssMb();
  } finally {
    agent.destroy();
    await server.close();
    await watch.close();
    await database?.close();
  }
  return report;
}

interface Asking {
  planned: Planned;
  agent: Agent;
  actors: Actors;
  server: Server;
  check: Check;
  report: Report;
  onAnswer: FuzzOptions["onAnswer"];
}

/** Sends the steps of one request as its actor, and checks the answers.
 * @returns false where the server ended */
async function ask({ planned, agent, actors, server, check, report, onAnswer }: Asking): Promise<boolean> {
  const origin = server.url;
  const stops = server.counted();
  const credentials = planned.ends
    ? await actors.spare(planned.actor, planned.by, origin)
    : actors.credentials(planned.actor, planned.by, origin);
  const answers: Answer[] = [];
  for (const step of planned.steps) {
    const whole = { ...step, headers: { ...credentials, ...step.headers } };
    try {
      const answer = await send(agent, origin, whole);
      answers.push(answer);
      countAnswer(report, planned, answer.status, answer.ms);
      onAnswer?.(planned, whole, answer);
      for (const fault of check(planned, step, answer)) addFind(report, planned, step, fault);
    } catch (error) {
      // Requests that were under way when the server ended are repeated one by one.
      if ((await server.stops()) > stops) return false;
      onAnswer?.(planned, whole, error as Error);
      addFind(report, planned, step, `no answer: ${(error as Error).message}`);
    }
  }
  const last = planned.steps.at(-1);
  if (planned.attack === "head first" && last) {
    const faults = headFirstFaults(answers);
    // Another request may have ended the actor's session between the two requests.
    const ended = faults.length > 0 && (await sessionEnded(agent, origin, credentials));
    if (!ended) for (const fault of faults) addFind(report, planned, last, fault);
  }
  return true;
}

/** Returns whether the session of an actor has ended. A visitor has no session. */
async function sessionEnded(agent: Agent, origin: string, credentials: Record<string, string>) {
  if (!credentials.authorization && !credentials.cookie) return false;
  const me = { method: "GET", path: "/api/v2/auths/me", headers: credentials };
  return (await send(agent, origin, me)).status === 401;
}
