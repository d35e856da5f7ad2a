import { fold } from "#kit/fold.ts";
import type { Random } from "../random.ts";

const surnames: readonly (readonly [string, number])[] = [
  ["Nguyễn", 34],
  ["Trần", 12],
  ["Lê", 10],
  ["Phạm", 8],
  ["Hoàng", 4],
  ["Huỳnh", 4],
  ["Phan", 4],
  ["Vũ", 4],
  ["Võ", 3],
  ["Đặng", 3],
  ["Bùi", 3],
  ["Đỗ", 3],
  ["Hồ", 2],
  ["Ngô", 2],
  ["Dương", 2],
  ["Lý", 1],
  ["Đinh", 1],
  ["Trịnh", 1],
  ["Đoàn", 1],
  ["Lương", 1],
  ["Mai", 1],
  ["Tạ", 1],
];

const men = {
  middle: [
    "Văn",
    "Minh",
    "Đức",
    "Quang",
    "Hữu",
    "Anh",
    "Quốc",
    "Gia",
    "Thành",
    "Tuấn",
    "Xuân",
    "Ngọc",
    "Hoàng",
  ],
  given: [
    "Khôi",
    "Huy",
    "Nam",
    "Long",
    "Sơn",
    "Dũng",
    "Thắng",
    "Kiên",
    "Phúc",
    "Đạt",
    "Hải",
    "Tùng",
    "Bảo",
    "Khánh",
  ].concat(["Trung", "Vinh", "Hiếu", "Phong", "Quân", "Thịnh", "Lâm", "Tài", "Duy", "Việt", "Cường", "Tiến"]),
};
const women = {
  middle: [
    "Thị",
    "Ngọc",
    "Thu",
    "Thanh",
    "Minh",
    "Phương",
    "Hồng",
    "Khánh",
    "Bích",
    "Mỹ",
    "Kim",
    "Diệu",
    "Bảo",
  ],
  given: [
    "Linh",
    "Trang",
    "Hương",
    "Lan",
    "Thảo",
    "Ngân",
    "Hà",
    "Mai",
    "Vy",
    "Yến",
    "Nhung",
    "Quỳnh",
    "Hạnh",
    "Dung",
  ].concat(["Châu", "Thủy", "My", "Ly", "Trinh", "Tuyết", "Nga", "Huyền", "Nhi", "Giang", "Oanh", "An"]),
};

export type Person = { fullName: string; gender: 1 | 2; dotted: string };

/** `khoi.tran`: the given name, then the surname, as mail addresses of offices go. */
export function dottedName(fullName: string): string {
  const words = fold(fullName).split(" ");
  return `${words[words.length - 1]}.${words[0]}`;
}

/** Makes people, each full name only once. */
export function naming(random: Random): () => Person {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const gender = random.chance(0.5) ? 1 : 2;
      const pool = gender === 1 ? men : women;
      const middle = random.pick(pool.middle);
      const given = random.pick(pool.given);
      const fullName = `${random.weighted(surnames)} ${middle} ${given}`;
      if (middle === given || taken.has(fullName)) continue;
      taken.add(fullName);
      return { fullName, gender, dotted: dottedName(fullName) };
    }
  };
}

const prefixes = [
  "32",
  "33",
  "34",
  "35",
  "36",
  "37",
  "38",
  "39",
  "70",
  "76",
  "77",
  "78",
  "79",
  "81",
  "82",
  "83",
  "84",
  "85",
];

/** Makes Vietnamese mobile numbers in E.164, each only once. */
export function dialling(random: Random): () => string {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const phone = `+84${random.pick(prefixes)}${String(random.int(0, 9_999_999)).padStart(7, "0")}`;
      if (taken.has(phone)) continue;
      taken.add(phone);
      return phone;
    }
  };
}

/** Mail addresses, each only once: the second of a name gets a number. */
export function addressing(): (local: string, host: string) => string {
  const taken = new Map<string, number>();
  return (local, host) => {
    const count = (taken.get(`${local}@${host}`) ?? 0) + 1;
    taken.set(`${local}@${host}`, count);
    return `${local}${count > 1 ? count : ""}@${host}`;
  };
}
