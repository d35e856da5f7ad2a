import type { Random } from "../../src/front/demo/random.ts";

export interface Body {
  type: string | null;
  content: string | Buffer;
}

export const json = (value: unknown): Body => ({
  type: "application/json",
  content: JSON.stringify(value) ?? "",
});

/** Encodes a body as a browser's form does: a list becomes repeated fields. */
export function form(fields: Record<string, unknown>): Body {
  const content = Object.entries(fields)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`)
    .join("&");
  return { type: "application/x-www-form-urlencoded", content };
}
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const textOf = (value: unknown) =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);

export interface File {
  field: string;
  name: string;
  bytes: Buffer;
}

const boundary = "----sen-fuzz";
const multipartType = `multipart/form-data; boundary=${boundary}`;

export function multipart(fields: Record<string, unknown>, files: readonly File[]): Body {
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`form-data; name="${plain(name)}"`, textOf(value)),
  );
  const sent = files.map(({ field, name, bytes }) =>
    part(
      `form-data; name="${field}"; filename="${plain(name)}"\r\nContent-Type: application/pdf`,
      bytes.toString("latin1"),
    ),
  );
  const content = Buffer.from(`${[...parts, ...sent].join("")}--${boundary}--\r\n`, "latin1");
  return { type: multipartType, content };
}
const part = (disposition: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${Buffer.from(value).toString("latin1")}\r\n`;
const plain = (text: string) => text.replace(/["\r\n]/g, "_");

const one = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n`;
const file = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n`;
const end = `--${boundary}--\r\n`;

/** Invalid multipart bodies, each of which has been accepted by a program, or has made it hang or crash. */
const brokenMultipart: readonly Body[] = [
  { type: "multipart/form-data", content: one + end },
  { type: "multipart/form-data; boundary=", content: one + end },
  { type: "multipart/form-data; boundary=another", content: one + end },
  { type: `multipart/form-data; boundary=${"b".repeat(300)}`, content: one + end },
  { type: 'multipart/form-data; boundary="a\\"b"', content: one + end },
  { type: "multipart/mixed; boundary=x", content: "--x\r\n\r\na\r\n--x--\r\n" },
  { type: multipartType, content: "" },
  { type: multipartType, content: "no parts" },
  { type: multipartType, content: end },
  { type: multipartType, content: one },
  { type: multipartType, content: file },
  { type: multipartType, content: file.slice(0, -12) },
  {
    type: multipartType,
    content: `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="a"`,
  },
  { type: multipartType, content: `--${boundary}\r\n\r\n\r\n${end}` },
  { type: multipartType, content: `--${boundary}\r\nContent-Disposition: form-data\r\n\r\na\r\n${end}` },
  { type: multipartType, content: `--${boundary}\r\nContent-Disposition: attachment\r\n\r\na\r\n${end}` },
  { type: multipartType, content: `${one.replace("name", "n".repeat(100_000))}${end}` },
  { type: multipartType, content: `${one.replace("name", "__proto__")}${end}` },
  { type: multipartType, content: `${one.replace('"name"', "\"name\"; filename*=UTF-8''%E0%A4%A")}${end}` },
  { type: multipartType, content: one.repeat(5_000) + end },
  { type: multipartType, content: file.repeat(50) + end },
  {
    type: multipartType,
    content: `${one.replace("\r\n\r\n", `\r\nX: ${"y".repeat(90_000)}\r\n\r\n`)}${end}`,
  },
  { type: multipartType, content: `${one.replace("\r\n\r\n", "\r\nA: b".repeat(3_000))}\r\n\r\n${end}` },
  {
    type: multipartType,
    content: `--${boundary}\r\nContent-Disposition: form-data; name="cv"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\na\r\n--y--\r\n${end}`,
  },
  {
    type: multipartType,
    content: `${one.replace("\r\na\r\n", "\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%\r\n")}${end}`,
  },
  { type: multipartType, content: Buffer.alloc(200_000, 0xff) },
];

const many = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n));

/** Invalid JSON, and JSON that no honest program writes. */
const brokenJson: readonly Body[] = [
  ...[
    ...["", "{", "}", "[", "null", "true", "0", '""', "[]", "{}{}", '{"a":1,}', "{'a':1}", "{a:1}", "NaN"],
    ...[
      '{"email":1e999}',
      '{"email":-1e999}',
      `{"email":${"9".repeat(5000)}}`,
      `{"id":0.${"1".repeat(9000)}}`,
    ],
    ...[
      '{"email":"a","email":["b"],"email":{}}',
      '{"__proto__":{"user_type":5}}',
      '{"a":{"__proto__":null}}',
    ],
    ...[
      '{"constructor":{"prototype":{"a":1}}}',
      '{"email":"\\ud800"}',
      '{"email":"\\u0000"}',
      '{"email":"\\x"}',
    ],
    ...["[".repeat(100_000), '{"a":'.repeat(100_000), `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    `{${many(100_000, (n) => `"k${n}":1`).join()}}`,
    `[${many(100_000, () => "{}").join()}]`,
    `{"email":[${many(100_000, (n) => String(n)).join()}]}`,
    `\ufeff{"email":"a@b.test"}`,
    `${" ".repeat(900_000)}{}`,
    "\0",
    "<a/>",
  ].map((content) => ({ type: "application/json", content })),
  { type: "application/json", content: Buffer.from('{"email":"\xff\xfe\xc0"}', "latin1") },
  { type: "application/json; charset=utf-16", content: Buffer.from('{"email":"a"}', "utf16le") },
  { type: "application/json; charset=nothing", content: "{}" },
  { type: "application/json, text/html", content: "{}" },
  { type: "text/plain", content: "a" },
  { type: "text/html", content: "<form>" },
  { type: "application/xml", content: "<a/>" },
  { type: "application/octet-stream", content: Buffer.alloc(1000) },
  { type: "/", content: "{}" },
  { type: ";;;", content: "{}" },
  { type: null, content: "{}" },
];

const brokenForms: readonly Body[] = [
  "%",
  "%E0%A4%A=%E0%A4%A",
  "=&=&&&=",
  "a[b][c]=1&a[]=2&a=3",
  "__proto__=1&__proto__[a]=2&constructor=3",
  many(100_000, (n) => `p${n}=1`).join("&"),
  many(50_000, () => "email=a").join("&"),
  "&".repeat(900_000),
  `email=${"%".repeat(500_000)}`,
  "\0=\0",
].map((content) => ({ type: "application/x-www-form-urlencoded", content }));

/** Returns a body that does not match its content type. Pages accept forms, the API accepts JSON. */
export function brokenBody(random: Random, asForm: boolean, takesFiles: boolean): Body {
  const likely = takesFiles ? brokenMultipart : asForm ? [...brokenForms, ...brokenMultipart] : brokenJson;
  const all = [...brokenJson, ...brokenForms, ...brokenMultipart];
  return random.pick(random.chance(0.8) ? likely : all);
}
