import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { invalid } from "../problem.ts";

const ports = ["", "443", "8443"];
/**
 * Top-level names of private networks (RFC 6761, 6762, 8375, ICANN's "internal", and usual names of routers
 * and offices).
 */
const localEnds = [
  ...["localhost", "local", "localdomain", "internal", "intranet", "private"],
  ...["corp", "home", "home.arpa", "lan"],
];
const resolveMs = 3000;

/** Resolves a host name; no addresses for an unknown name. */
export type Resolve = (host: string) => Promise<string[]>;

/** The addresses of other systems that Sen may call for a user, by the configuration. */
export interface Addresses {
  /**
   * Returns the address without its fragment.
   * @param about the prefix of the error codes
   * @throws Problem 422 at /url; an unknown name passes, because every connection checks it again
   */
  check(url: string, about: "webhook" | "calendar"): Promise<string>;
  /** The DNS lookup for requests, which finds public addresses only; null when private addresses are allowed. */
  lookup: LookupFunction | null;
  /** Returns whether the address may be called; a literal IP address is connected to without a lookup. */
  allows(url: URL): boolean;
}

/** The connection was refused, because the name has a private address. */
export class PrivateAddress extends Error {}

/**
 * Queries name servers directly: names of the operator's own machine and network are not found, and a slow
 * name server blocks no thread of the process.
 */
export const resolvePublic: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: resolveMs, tries: 1 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return [four, six].flatMap((lookup) => (lookup.status === "fulfilled" ? lookup.value : []));
};

/**
 * Returns whether an address is public: not of this machine, a private network or a reserved range, nor of a transition mechanism that
 * may lead to a private network.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  // All other ranges are unassigned (RFC 4291), and ::/96 formerly contained IPv4 addresses.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parseCIDR("2000::/3"));
}

/** @param local allows http, private addresses and any port, for development and tests */
export function allowedAddresses(local: boolean, resolve: Resolve = resolvePublic): Addresses {
  const literal = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");
  const found = async (host: string) => (isIP(host) ? [host] : resolve(host));
  const allows = (url: URL) =>
    local || isIP(literal(url)) === 0 ? readable(url, local) : readable(url, local) && isPublic(literal(url));
  return {
    async check(given, about) {
      const url = URL.canParse(given) ? new URL(given) : null;
      if (!url || !readable(url, local)) throw invalid("/url", `${about}_url_invalid`);
      const host = literal(url);
      if (!local && (isLocalName(host) || !(await found(host)).every(isPublic)))
        throw invalid("/url", `${about}_url_private`);
      url.hash = "";
      return url.href;
    },
    lookup: local
      ? null
      : (host, options, done) => {
          const answer = (found: string[]) => {
            const [first] = found;
            if (first === undefined) return done(new Error(`${host} was not found`), "");
            if (!found.every(isPublic)) return done(new PrivateAddress(), "");
            if (!options.all) return done(null, first, isIP(first));
            done(
              null,
              found.map((address) => ({ address, family: isIP(address) })),
            );
          };
          resolve(host).then(answer, (error) => done(error, ""));
        },
    allows,
  };
}

/** Returns whether a name belongs to private networks, whatever name servers currently answer. */
function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/, "");
  return isIP(name) === 0 && (!name.includes(".") || localEnds.some((end) => name.endsWith(`.${end}`)));
}

function readable(url: URL, local: boolean): boolean {
  if (url.username || url.password || !url.hostname) return false;
  if (local) return url.protocol === "https:" || url.protocol === "http:";
  return url.protocol === "https:" && ports.includes(url.port);
}
