import { expect, it } from "vitest";
import { isPrivateFile, secretsIn } from "../bin/secrets.ts";

// Each secret is in two pieces, so that the scan does not find it here.
const letters = "Ab3".repeat(25);
const planted: Record<string, string> = {
  "a private key": `-----BEGIN RSA PRIVATE${" KEY-----"}\n${letters}`,
  "a key of AWS": `AKIA${"Q7".repeat(8)}`,
  "a key of Google": `AIza${letters.slice(0, 35)}`,
  "a token of GitHub": `ghp_${letters.slice(0, 36)}`,
  "a token of GitLab": `glpat-${letters.slice(0, 20)}`,
  "a token of npm": `npm_${letters.slice(0, 36)}`,
  "a token of Slack": `xoxb-${letters.slice(0, 24)}`,
  "a key of Stripe": `sk_live_${letters.slice(0, 24)}`,
  "a key of SendGrid": `SG.${letters.slice(0, 22)}.${letters.slice(0, 43)}`,
  "a key of a language model": `sk-ant-${letters}`,
  "a password of an address": `postgres://sen:${"hoa-sen-nở-77"}@db.sen.vn/sen`,
};

it.each(Object.entries(planted))("the scan for secrets finds %s", (name, text) => {
  expect(secretsIn(`const value = "${text}";`)).toEqual([name]);
});

it("the scan for secrets passes examples", () => {
  const text =
    "postgres://sen:password@localhost/sen smtp://u:password@mail.example.test:25 https://<user>:<password>@s3.vn";
  expect(secretsIn(text)).toEqual([]);
});

it("the scan for secrets finds files of settings and keys", () => {
  const paths = [".env", "deploy/.env.production", "certificates/sen.key", ".env.example", "src/kit/key.ts"];
  expect(paths.filter(isPrivateFile)).toEqual(paths.slice(0, 3));
});
