import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { DemoCompany } from "../types.ts";

const font = join(
  dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/be-vietnam-pro/package.json")),
  "400Regular/BeVietnamPro_400Regular.ttf",
);

type Named = Pick<DemoCompany, "name" | "taxCode" | "address" | "founded">;

/** Draws a photo of a business licence. The licence states that it is a sample. */
export async function demoLicence({ name, taxCode, address, founded }: Named): Promise<Buffer> {
  const plain = (text: string) => text.replace(/[&<>]/g, " ");
  const text = [
    "<b>CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM</b>",
    "Độc lập – Tự do – Hạnh phúc",
    "",
    "<b>GIẤY CHỨNG NHẬN ĐĂNG KÝ DOANH NGHIỆP</b>",
    `Mã số doanh nghiệp: ${taxCode}`,
    `Đăng ký lần đầu: ngày 12 tháng 3 năm ${founded}`,
    "",
    `Tên công ty: ${plain(name)}`,
    `Địa chỉ trụ sở chính: ${plain(address)}`,
    "",
    "MẪU CỦA SEN, KHÔNG PHẢI GIẤY TỜ THẬT",
  ].join("\n");
  const input = {
    text: { text, font: "Be Vietnam Pro 30px", fontfile: font, width: 760, dpi: 72, spacing: 14, rgba: true },
  };
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: "#fdf8ec" } })
    .composite([{ input, left: 70, top: 90 }])
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
}
