import type { Reader, Tx } from "#kit/db.ts";
import { createBanner } from "./commands.ts";

/** Creates a live banner for tests. @returns its id */
export async function makeBanner(db: Reader): Promise<number> {
  return createBanner(db as Tx, {
    title_en: "Job fair on Saturday",
    title_vi: "Ngày hội việc làm thứ Bảy",
    text_en: "Meet thirty employers in one morning.",
    text_vi: "Gặp ba mươi nhà tuyển dụng.",
    link: "/jobs",
    link_text_en: null,
    link_text_vi: null,
    tone: "lotus",
    starts_at: new Date(0),
    ends_at: null,
    active: true,
    imageKey: null,
    accountId: null,
    asOf: new Date(0),
  });
}
