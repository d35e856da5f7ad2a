import { type Addresses, PrivateAddress } from "#kit/outgoing/addresses.ts";
import { type Exchanged, exchange } from "#kit/outgoing/exchange.ts";
import { readIcs } from "../ics/read-ics.ts";
import { caps, type Span } from "../terms.ts";
import { type ReadCalendar, UnreadableCalendar } from "./source.ts";

type Allowed = Pick<Addresses, "lookup" | "allows">;

/** Returns a reader of iCalendar files at addresses that users enter. */
export function addressReader(addresses: Allowed, dataDir: string): ReadCalendar {
  return async (url: string, between: Span, signal: AbortSignal) => {
    const { bytes, isCut } = await download(new URL(url), addresses, signal);
    if (isCut) throw new UnreadableCalendar("calendar_too_large");
    if (!bytes.subarray(0, 200).toString("latin1").includes("BEGIN:VCALENDAR"))
      throw new UnreadableCalendar("calendar_not_one");
    const hours = await readIcs(bytes, between, dataDir);
    if (!hours) throw new UnreadableCalendar("calendar_not_one");
    return { hours };
  };
}

const gone = [401, 403, 404, 410];

/** Downloads a calendar. Each redirect is checked like the address itself. @throws UnreadableCalendar */
async function download(first: URL, addresses: Allowed, signal: AbortSignal): Promise<Exchanged> {
  let target = first;
  for (let redirects = 0; redirects <= caps.redirects; redirects++) {
    if (!addresses.allows(target)) throw new UnreadableCalendar("calendar_url_private");
    const answer = await get(target, addresses, signal);
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.location : undefined;
    if (location && URL.canParse(location, target)) target = new URL(location, target);
    else if (answer.status === 200) return answer;
    else
      throw new UnreadableCalendar(
        gone.includes(answer.status) ? "calendar_refused" : "calendar_unreachable",
      );
  }
  throw new UnreadableCalendar("calendar_unreachable");
}

async function get(target: URL, addresses: Allowed, signal: AbortSignal): Promise<Exchanged> {
  try {
    return await exchange(target, {
      method: "GET",
      headers: { accept: "text/calendar", "accept-encoding": "identity", "user-agent": "Sen-Calendars/1.0" },
      ...(addresses.lookup && { lookup: addresses.lookup }),
      mostBytes: caps.bytes,
      signal,
    });
  } catch (error) {
    throw new UnreadableCalendar(
      error instanceof PrivateAddress ? "calendar_url_private" : "calendar_unreachable",
      error,
    );
  }
}
