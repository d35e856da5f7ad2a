import type { Reader, Tx } from "#kit/db.ts";
import { openThread } from "./commands.ts";

let serial = 0;

/** Opens a thread for tests like a visitor does; returns its key. */
export async function makeThread(db: Reader, thread: Partial<Parameters<typeof openThread>[1]> = {}) {
  const n = ++serial;
  return openThread(db as Tx, {
    kind: "chat",
    name: `Nguyễn Thị Bích ${n}`,
    email: `bich${n}@example.test`,
    text: "Em nộp hồ sơ rồi mới thấy ghi sai số điện thoại.",
    language: "vi",
    asOf: new Date("2026-03-02T03:00:00.000Z"),
    ...thread,
  });
}
