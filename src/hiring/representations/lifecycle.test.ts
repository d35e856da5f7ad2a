import { describe } from "vitest";
import { testMatrix } from "#kit/testing/lifecycle-tests.ts";
import { representationLife } from "./lifecycle.ts";
import { mostRequests } from "./terms.ts";

const answers = [
  ["asked", "agree", ["person", "consultant"], "yes"],
  ["asked", "refuse", ["person", "consultant"], "no"],
  ["asked", "expire", ["system"], "expired"],
  ["yes", "revoke", ["person", "system"], "revoked"],
  ["provisional", "revoke", ["person", "system"], "revoked"],
  ["asked", "revoke", ["system"], "revoked"],
] as const;
const unnamed = answers.map((way) =>
  way[1] === "agree" ? (["asked", "agree", way[2], "provisional"] as const) : way,
);

describe("The consent of a person whose application is active", () => {
  testMatrix(representationLife, { named: true, requests: 0, active: true }, [
    ["none", "ask", ["consultant"], "asked"],
    ["provisional", "ask", ["consultant"], "asked"],
    ["expired", "ask", ["consultant"], "asked"],
    ...answers,
  ]);
});

describe("The consent to a request that does not name the client", () => {
  testMatrix(representationLife, { named: false, requests: 0, active: true }, [
    ["none", "ask", ["consultant"], "asked"],
    ["expired", "ask", ["consultant"], "asked"],
    ...unnamed,
  ]);
});

describe("The consent of a person who was asked three times", () => {
  testMatrix(representationLife, { named: true, requests: mostRequests, active: true }, [...answers]);
});
