import { seededPayLaw } from "#platform/reference/factory.ts";
import { type LawKind, lawKinds } from "#platform/reference/terms.ts";
import { both, type Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeFutureRow, rowInForce } from "./factory.ts";
import { calculatorPath, lawPaths } from "./paths.ts";

/** Endpoints that return a list without pages, with the limit of its length. */
export const wholeLists = { "/admins/law": "at most 100 rows of 60 days" };

const pay = seededPayLaw("2026-07-01");
const values = {
  gross_net: { data: pay, series: "" },
  vat: { data: { percent: 9 }, series: "standard" },
  holidays: { data: { name: "Day off", name_vn: "Nghỉ bù" }, series: "" },
  rates: { data: { vnd: 26_500 }, series: "USD" },
} as const;
const sources = { source: "Decree 1/2031/NĐ-CP", source_url: "https://vanban.chinhphu.vn/1" };
let year = 2040;

const writesOf = (kind: LawKind): OwnRequests => ({
  [`POST /admins/law/${kind}`]: () => {
    const from_day = `${year++}-06-01`;
    // A holiday without a last day has one day.
    const to_day = kind === "holidays" ? from_day : null;
    return { body: { ...sources, ...values[kind], from_day, to_day } };
  },
  [`PUT /admins/law/${kind}/:id`]: async ({ db }) => {
    const row = await makeFutureRow(db, kind, year++);
    return {
      params: { id: row.id },
      body: { ...sources, data: values[kind].data, from_day: row.from_day, to_day: row.to_day, version: 1 },
    };
  },
  [`POST /admins/law/${kind}/:id/correct`]: async ({ db }) => {
    const row = await rowInForce(db, kind);
    return {
      params: { id: row.id },
      body: { ...sources, data: values[kind].data, version: row.version, reason: "A misprint" },
    };
  },
});

export const ownRequests: OwnRequests = {
  "POST /admins/law/:kind/import": () => ({
    params: { kind: "rates" },
    body: {
      rows: [{ ...sources, ...values.rates, series: "THB", from_day: `${year++}-06-01`, to_day: null }],
    },
  }),
  ...writesOf("gross_net"),
  ...writesOf("vat"),
  ...writesOf("holidays"),
  ...writesOf("rates"),
  "POST /admins/law/:kind/:id/cancel": async ({ db }) => {
    const row = await makeFutureRow(db, "holidays", year++);
    return { params: { kind: "holidays", id: row.id }, body: { version: 1 } };
  },
  "POST /admins/law/:kind/:id/check": async ({ db }) => {
    const row = await makeFutureRow(db, "holidays", year++);
    return { params: { kind: "holidays", id: row.id }, body: { version: 1 } };
  },
};

const preview = "a preview writes nothing (law.test.ts)";
const version = "grows with each change (law.test.ts)";
const storedOf = (kind: LawKind): Stored => ({
  [`POST /admins/law/${kind}`]: { preview },
  [`PUT /admins/law/${kind}/:id`]: { preview, version },
  [`POST /admins/law/${kind}/:id/correct`]: {
    preview,
    version,
    reason: "is on the corrected row (law.test.ts)",
  },
});
export const stored: Stored = {
  ...storedOf("gross_net"),
  ...storedOf("vat"),
  ...storedOf("holidays"),
  ...storedOf("rates"),
  "POST /admins/law/:kind/:id/cancel": { preview, version },
  "POST /admins/law/:kind/:id/check": { version },
  "POST /admins/law/:kind/import": {
    preview,
    rows: "are in the rows of the difference (law.test.ts)",
  },
};

const law = "changes a row of law, which applies to all and has its source and date";
export const notices: Notices = Object.fromEntries([
  ...lawKinds.flatMap((kind) => [
    [`POST /admins/law/${kind}`, law],
    [`PUT /admins/law/${kind}/:id`, law],
    [`POST /admins/law/${kind}/:id/correct`, law],
  ]),
  ...["import", ":id/cancel", ":id/check"].map((act) => [`POST /admins/law/:kind/${act}`, law]),
]);

export const pages: Pages = async ({ db }) => {
  const future = await makeFutureRow(db, "holidays", year++);
  const [pays, vat] = [await rowInForce(db, "gross_net"), await rowInForce(db, "vat")];
  return {
    visitor: {
      "salary-calculator": [
        calculatorPath,
        both((l) => `${calculatorPath[l]}?gross=30000000&dependants=1`),
        both((l) => `${calculatorPath[l]}?amount=-1&region=5&date=2001-01-01`),
      ],
    },
    admin: {
      "admin/law": [lawPaths.outlook],
      "admin/law/:kind": [
        lawPaths.list("gross_net"),
        `${lawPaths.list("vat")}?on=2001-01-01`,
        lawPaths.list("holidays"),
      ],
      "admin/law/:kind/import": [lawPaths.import("vat")],
      "admin/law/:kind/new": [lawPaths.create("gross_net"), lawPaths.create("vat")],
      "admin/law/:kind/:rowId": [
        lawPaths.row("gross_net", pays.id),
        lawPaths.row("vat", vat.id),
        lawPaths.row("holidays", future.id),
      ],
      "admin/calculator": [`${lawPaths.calculator}?gross=30000000`],
    },
  };
};
