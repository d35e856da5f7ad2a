import { beforeAll, describe, expect, it } from "vitest";
import { audienceOfPrefix } from "#people/accounts/actor.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { allRoutes } from "../src/app/api.ts";
import { type TestApi, testApi } from "./api.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  tokens.candidate = await api.token((await makeCandidate(db)).id);
  tokens.session = tokens.candidate;
  tokens.company = await api.token((await makeRecruiter(db)).id);
  tokens.consultant = await api.token((await makeStaff(db, "consultant")).id);
  tokens.admin = await api.token((await makeStaff(db, "admin")).id);
});

const part = (rest: string) => `--x\r\nContent-Disposition: form-data; name="${rest}`;

describe("Every endpoint that takes files", () => {
  it.each([
    ["no boundary", "multipart/form-data", part('a"\r\n\r\nb\r\n--x--\r\n')],
    ["an empty boundary", "multipart/form-data; boundary=", part('a"\r\n\r\nb\r\n--x--\r\n')],
    ["an empty boundary in quotes", 'multipart/form-data; boundary=""', part('a"\r\n\r\nb\r\n--x--\r\n')],
    ["a broken boundary", 'multipart/form-data; boundary="x', part('a"\r\n\r\nb\r\n--y--\r\n')],
    [
      "another boundary than the body's",
      "multipart/form-data; boundary=other",
      part('a"\r\n\r\nb\r\n--x--\r\n'),
    ],
    ["a body that is no multipart", "multipart/form-data; boundary=x", "just text"],
    ["a field that does not end", "multipart/form-data; boundary=x", part('a"\r\n\r\nb')],
    [
      "a file that does not end",
      "multipart/form-data; boundary=x",
      part('cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 abc'),
    ],
    ["a head that does not end", "multipart/form-data; boundary=x", part('cv"; filename="cv')],
    ["half a boundary at the end", "multipart/form-data; boundary=x", `${part('a"\r\n\r\nb\r\n--x')}`],
  ])("answers %s with 400", async (_name, contentType, payload) => {
    const endpoints = allRoutes(api.services)
      .map((bound) => bound.endpoint)
      .filter((endpoint) => endpoint.files);
    expect(endpoints.length).toBeGreaterThan(1);
    for (const endpoint of endpoints) {
      const token = tokens[audienceOfPrefix[endpoint.path.split("/")[1] ?? ""] ?? ""];
      const answer = await api.app.inject({
        method: endpoint.method as "POST",
        url: `/api/v2${endpoint.path.replace(/:\w+/g, "1")}`,
        headers: { "content-type": contentType, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        payload,
      });
      expect(answer.statusCode, `${endpoint.method} ${endpoint.path}: ${answer.body}`).toBe(400);
      expect(answer.json().errors[0].code).toBe("malformed");
    }
  });
});
