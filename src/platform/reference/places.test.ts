import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPlaceReader } from "./places.ts";
import { referenceRows } from "./seed.ts";

const read = createPlaceReader(referenceRows().locations);

const places: readonly [string, number[]][] = [
  ["Hà Nội", [22]],
  ["Hà Nội (mới)", [22]],
  ["HN", [22]],
  ["Ha Noi", [22]],
  ["HÃ Nội: Cầu Giấy", [22]],
  ["Thành phố Hà Nội, Hà Nội", [22]],
  ["Hà Nội: Quận Cầu Giấy", [22]],
  ["Quận Cầu Giấy", [22]],
  ["TP. HCM", [27]],
  ["Tp Hồ Chí Minh", [27]],
  ["TPHCM", [27]],
  ["Sài Gòn", [27]],
  ["Quận 7", [27]],
  ["Quận Mười Hai, Thành phố Hồ Chí Minh", [27]],
  ["TP.HCM. :. 9 Đường Hoa Mai, Thủ Đức. Đà Nẵng. :. 8 Phố Biển, Hải Châu", [27, 14]],
  ["Hà Nội Hồ Chí Minh Bắc Giang", [22, 27, 3]],
  ["Hà NộiHồ Chí Minh", [22, 27]],
  ["Ho Chi Minh - Da Nang - Ha Noi", [27, 14, 22]],
  ["Đà Nẵng; Huế | Cần Thơ/Long An", [14, 54, 12, 37]],
  ["Hà Nội & 2 nơi khác", [22]],
  ["Bà Rịa - Vũng Tàu Đồng Nai", [2, 17]],
  ["Thừa Thiên- Huế", [54]],
  ["Khánh Hoà", [30]],
  ["Khánh Hòa", [30]],
  ["Dĩ An", [8]],
  ["Bình Dương (mới)", [8]],
  ["12 Nguyễn Huệ, Quận 1", [27]],
  ["15 Điện Biên Phủ, Bình Thạnh", [27]],
  ["Phường Bình Thuận, Quận 7, TP HCM", [27]],
  ["Tư vấn thuế", []],
  ["thue nha", []],
  ["Toàn quốc", [39]],
  ["Vietnam", [39]],
  ["Singapore", [60]],
  ["Bangkok, Thailand", [59]],
  ["Tokyo, Japan", [61]],
  ["Nhật Bản", [40]],
  ["San Francisco, CA", [40]],
  ["Quốc tế", [40]],
  ["Atlantis", []],
  ["", []],
];

describe("places as advertisers write them", () => {
  it.each(places)("%s → %j", (text, ids) => {
    expect(read(text).locationIds).toEqual(ids);
  });

  it("tells remote work apart", () => {
    expect(read("Remote")).toEqual({ locationIds: [], remote: true, rest: "Remote" });
    expect(read("Hà Nội, làm việc từ xa")).toMatchObject({ locationIds: [22], remote: true });
  });

  it("keeps the rest of an address", () => {
    expect(read("Hà Nội: Số 1 Duy Tân, Cầu Giấy").rest).toBe("Số 1 Duy Tân, Cầu Giấy");
  });

  it("knows every place by its own names", () => {
    for (const place of referenceRows().locations) {
      for (const name of [place.state, place.state_vn, ...place.aliases]) {
        if (name === name.toLowerCase() || place.id === 39) continue;
        expect(read(name).locationIds, name).toEqual([place.id]);
      }
    }
  });

  it("answers at most five known places for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(read(text).locationIds.length).toBeLessThanOrEqual(5);
      }),
    );
    expect(read("Hà Nội, Huế, Đà Nẵng, Cần Thơ, Hải Phòng, Long An").locationIds).toHaveLength(5);
  });
});

const file = "../shared/data/places/location-strings-vi.json";
describe.skipIf(!existsSync(file))("real places", () => {
  it("recognises at least 95 % by count", () => {
    const strings = JSON.parse(readFileSync(file, "utf8")) as [string, number][];
    let all = 0;
    let known = 0;
    for (const [text, count] of strings) {
      const { locationIds, remote } = read(text);
      all += count;
      if (locationIds.length > 0 || remote) known += count;
    }
    console.info(`places: ${((known / all) * 100).toFixed(2)} % of ${all}`);
    expect(known / all).toBeGreaterThan(0.95);
  });
});
