import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { longestTurn } from "#test/longest-turn.ts";
import * as contract from "./contract.ts";
import { importMaxBytes } from "./terms.ts";

let api: TestApi;
let recruiter: number;
beforeAll(async () => {
  api = await testApi();
  recruiter = (await makeRecruiter(api.database.db)).id;
});

const upload = async (text: string, kind: "jobs" | "candidates", language = "0") => {
  const call = await api.as(recruiter, { "x-language": language });
  return call(contract.upload, { body: { kind }, files: { file: new File([text], "bang.csv") } });
};
/** The longest wait of other requests in milliseconds. */
const mostMs = 500;
const fill = (piece: string) => piece.repeat(Math.floor((importMaxBytes - 100) / Buffer.byteLength(piece)));

const refused: Record<string, [text: string, codes: string[]]> = {
  "200,000 unknown columns before 50,000 known ones": [
    `${",".repeat(200_000)}${"name,".repeat(50_000)}\nA,b\n`,
    ["csv_row_too_long"],
  ],
  "400,000 unknown columns before 100,000 known ones": [
    `${",".repeat(400_000)}${"name,".repeat(100_000)}\nA,b\n`,
    ["csv_row_too_long"],
  ],
  "a row of five million commas": [`name${fill(",")}`, ["csv_row_too_long"]],
  "61 columns": [`${Array(61).fill("name").join()}\nA\n`, ["csv_too_many_columns"]],
  "rows of 90,000 columns": [`${"name,".repeat(18_000)}\n`.repeat(50), ["csv_too_many_columns"]],
  "quotation marks out of place, in one line": [fill('"a" "b,'), ["csv_row_too_long"]],
  "quotation marks out of place, in many lines": [
    `name\n${fill('"a" "b,\n')}`,
    ["csv_row_too_long", "csv_unreadable"],
  ],
  "a quotation mark that is never closed": [
    `name\n"${fill("A,b\n")}`,
    ["csv_row_too_long", "csv_unreadable"],
  ],
  "marks that are sorted one by one": [`name\n${fill("a\u0323\u0301\n")}`, ["csv_too_many_rows"]],
};

describe("A hostile table", () => {
  it.each(Object.entries(refused))(
    "of %s is refused with a message, and other requests do not wait",
    async (_, [text, codes]) => {
      let en: Awaited<ReturnType<typeof refusal>> | undefined;
      const ms = await longestTurn(async () => {
        en = await refusal(upload(text, "candidates"));
      });
      expect(en).toMatchObject({ status: 422, pointers: ["/file"] });
      expect(codes).toContain(en?.codes[0]);
      expect(ms).toBeLessThan(mostMs);
    },
  );

  it("is refused with messages in both languages", async () => {
    const detail = (language: string) =>
      upload(`name\n${"a".repeat(200_000)}`, "jobs", language).catch((error) => error.errors[0].detail);
    expect(await detail("0")).toBe("Line 2 is longer than 100,000 characters. Is a quotation mark missing?");
    expect(await detail("1")).toBe("Dòng 2 dài hơn 100.000 ký tự. Có phải thiếu dấu ngoặc kép?");
  });

  it("of valid rows with much markup is checked and imported piece by piece", async () => {
    const markup = "<p><b>Kế <i>toán</i></b><ul><li>a</li></ul>".repeat(230);
    const text = `title,description\n${`Kế toán trưởng,"${markup}"\n`.repeat(20)}`;
    const call = await api.as(recruiter);
    let id = 0;
    let size = 0;
    const turns = {
      upload: await longestTurn(async () => {
        id = Number((await upload(text, "jobs")).data.id);
      }),
      columns: await longestTurn(() =>
        call(contract.assign, { params: { id }, body: { columns: ["title", "description"] } }),
      ),
      view: await longestTurn(async () => {
        size = JSON.stringify(await call(contract.importDetail, { params: { id } })).length;
      }),
      confirm: await longestTurn(() => call(contract.confirm, { params: { id }, body: {} })),
    };
    for (const [step, ms] of Object.entries(turns)) expect([step, ms < mostMs]).toEqual([step, true]);
    expect(size).toBeLessThan(50_000);
  });
});
