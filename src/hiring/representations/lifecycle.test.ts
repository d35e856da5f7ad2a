import { describe } from "vitest";
import { testMatrix } from "#kit/testing/lifecycle-tests.ts";
import { representationLife } from "./lifecycle.ts";
import { mostRequests } from "./terms.ts";

const answers = [
  ["asked", "agree", ["person", "consultant"], "yes"],
  ["asked", "refuse", ["person", "consultant"], "no"],
  ["asked", "expire", ["system"], "expired"],
  ["yes", "revoke", ["person"], "revoked"],
] as const;

describe("The consent of a person whose application is active", () => {
  testMatrix(representationLife, { requests: 0, active: true }, [
    ["none", "ask", ["consultant"], "asked"],
    ["expired", "ask", ["consultant"], "asked"],
    ...answers,
  ]);
});

describe("The consent of a person who was asked three times", () => {
  testMatrix(representationLife, { requests: mostRequests, active: true }, [...answers]);
});
