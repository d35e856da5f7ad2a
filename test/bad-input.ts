import { request } from "node:http";

/** Texts that no client sends by accident. In addresses they are percent-encoded. */
export const badTexts: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e309",
  "NaN",
  "0x10",
  "１２",
  "2147483648",
  "9223372036854775807",
  "9223372036854775808",
  "99999999999999999999999999999999999999999999",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "' OR 1=1 --",
  "'; DROP TABLE jobs; --",
  "a & b | !c <-> (d):*",
  '*:* AND {"match_all":{}}',
  "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>",
  "{{7*7}} #{7*7} <%= 7 %>",
  "a\0b",
  "\r\nset-cookie: a=b",
  "👩‍🌾🇻🇳🙂",
  "مهندس \u202Eweiv\u202C עבודה",
  "\u0301\u0301\u0301",
  "ke\u0302\u0301 toa\u0301n",
  "../../../etc/passwd",
  "..\\..\\windows",
  "//evil.test/x",
  "https://evil.test",
  "javascript:alert(1)",
  "2026-02-30T99:99:99Z",
  "in-l999999-c999999-i999999999999999999",
  "-in-l-c-i",
  "a".repeat(10_000),
  "kế ".repeat(800),
  "%".repeat(300),
];

/** Invalid percent-encoding, and percent-encoding of invalid UTF-8, for addresses. */
export const brokenEncodings: readonly string[] = [
  "%",
  "%E0%A4%A",
  "%zz",
  "%ff%fe",
  "%C0%AF",
  "%ED%A0%80",
  "%u0041",
  "%00",
];

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

/** Sends a request to the address exactly as it is. `fetch` would normalize it. */
export function askRaw(
  origin: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - began,
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Returns the fault of an answer that is wrong for any request, or null. */
export function faultOf(reply: Reply, origin: string): string | null {
  const { status, headers, body } = reply;
  if (status >= 500 || status < 200) return `${status} ${body.slice(0, 200)}`;
  const type = String(headers["content-type"] ?? "");
  // The router sends data with a content type of its own.
  if (!/^(text\/html|application\/json|text\/x-script)/.test(type) && status >= 400)
    return `${status} as ${type}`;
  if (type.startsWith("text/html") && /<script>alert\(1\)|<img src=x/.test(body)) return "an injected script";
  if (/node_modules|\bat (?:file:|async )|syntax error at or near|invalid input syntax/.test(body))
    return "our insides";
  const to = headers.location;
  if (typeof to === "string" && new URL(to, origin).origin !== new URL(origin).origin)
    return `leads to ${to}`;
  if (status >= 300 && status < 400 && status !== 304 && !to) return `${status} leads nowhere`;
  return null;
}

/** Runs a task for each item in the order of items, several at a time. */
export async function each<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
