import { strings } from "./strings.ts";
import type { Draw } from "./values.ts";

/** Removes the characters that Node refuses to send in a header. */
const sendable = strings.filter((text) => /^[\t\x20-\x7e\x80-\xff]{1,8000}$/.test(text));

const odd: readonly (readonly [string, readonly string[]])[] = [
  ["accept-language", ["vi;q=abc", "*", "en;q=1e999,vi", ",".repeat(5000), "vi-VN-x-".repeat(800)]],
  ["x-language", ["1", "0", "99", "-1", "vi", "1,0"]],
  ["accept", ["*/*;q=x", "text/x-script", "application/json", "a/b,".repeat(2000)]],
  ["accept-encoding", ["identity;q=0", "*;q=0", "br;q=1,gzip;q=0", "gzip,".repeat(2000), "zstd"]],
  ["range", ["bytes=0-0", "bytes=-1", "bytes=5-1", `bytes=${"0-1,".repeat(2000)}`, "lines=1-2"]],
  ["if-none-match", ["*", 'W/"a"', `"${"a".repeat(9000)}"`, ",".repeat(9000)]],
  ["if-modified-since", ["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT"]],
  ["idempotency-key", ["a", "k".repeat(9000), "../../x", "00000000-0000-0000-0000-000000000000"]],
  ["origin", ["null", "https://evil.test", "http://127.0.0.1", "://", "a".repeat(4000)]],
  ["sec-fetch-site", ["cross-site", "same-origin", "nothing"]],
  ["referer", ["https://evil.test/", "javascript:alert(1)", "/", "a".repeat(8000)]],
  ["host", ["evil.test", "evil.test:99999", "a".repeat(4000), "[::1]", "127.0.0.1:0"]],
  ["x-forwarded-for", ["127.0.0.1", "a, b, c", "1.1.1.1,".repeat(1500)]],
  ["x-forwarded-host", ["evil.test"]],
  ["x-forwarded-proto", ["https", "javascript"]],
  ["x-http-method-override", ["DELETE", "PUT"]],
  ["x-request-id", ["a".repeat(9000), "../x", "{{7*7}}"]],
  ["x-kept-copy", ["1"]],
  ["x-referral-id", ["a".repeat(9000), "'", "\xff"]],
  ["user-agent", ["", "a".repeat(14_000), "Mozilla/5.0 (", "(((((((((("]],
  ["content-encoding", ["gzip", "br", "identity", "nothing"]],
  ["expect", ["100-continue"]],
  ["upgrade", ["websocket", "h2c"]],
  [
    "cookie",
    [
      "token=x",
      "token=a.b.c",
      "; ;=;",
      "X_LANGUAGE=99; theme=<script>",
      "consent=%E0%A4%A",
      "a=b; ".repeat(2500),
    ],
  ],
  ["authorization", ["Bearer", "Bearer x", "Basic YTpi", `Bearer ${"a.".repeat(6000)}`, "bearer a.b.c"]],
];

/** Returns some request headers, whose values may be hostile, within the limit of 16 kB for all headers. */
export function hostileHeaders({ random }: Draw): Record<string, string> {
  const headers: Record<string, string> = {};
  let left = 14_000;
  for (const [name, values] of random.some(odd, random.int(1, 4))) {
    const value = random.chance(0.7) ? random.pick(values) : random.pick(sendable).trim();
    if (value.length + name.length > left || (name === "upgrade" && headers.expect)) continue;
    headers[name] = value;
    left -= value.length + name.length;
  }
  return headers;
}
