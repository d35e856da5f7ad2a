import type { Both } from "../types.ts";

/** The places the demo uses, by location id. */
export const places: Readonly<Record<number, Both>> = {
  1: { vi: "An Giang", en: "An Giang" },
  5: { vi: "Bắc Ninh", en: "Bac Ninh" },
  7: { vi: "Bình Định", en: "Binh Dinh" },
  8: { vi: "Bình Dương", en: "Binh Duong" },
  11: { vi: "Cà Mau", en: "Ca Mau" },
  12: { vi: "Cần Thơ", en: "Can Tho" },
  14: { vi: "Đà Nẵng", en: "Da Nang" },
  17: { vi: "Đồng Nai", en: "Dong Nai" },
  22: { vi: "Hà Nội", en: "Ha Noi" },
  24: { vi: "Hải Dương", en: "Hai Duong" },
  25: { vi: "Hải Phòng", en: "Hai Phong" },
  27: { vi: "TP. Hồ Chí Minh", en: "Ho Chi Minh City" },
  29: { vi: "Hưng Yên", en: "Hung Yen" },
  30: { vi: "Khánh Hòa", en: "Khanh Hoa" },
  34: { vi: "Lâm Đồng", en: "Lam Dong" },
  37: { vi: "Long An", en: "Long An" },
  38: { vi: "Nam Định", en: "Nam Dinh" },
  54: { vi: "Huế", en: "Hue" },
  58: { vi: "Vĩnh Phúc", en: "Vinh Phuc" },
  60: { vi: "Singapore", en: "Singapore" },
  64: { vi: "Ninh Thuận", en: "Ninh Thuan" },
};

/** Where companies keep branches, with the weight of a place. */
export const branchWeights: readonly (readonly [number, number])[] = [
  [22, 30],
  [27, 38],
  [14, 14],
  [8, 6],
  [17, 5],
  [25, 5],
  [5, 3],
  [12, 5],
  [37, 2],
];

/** Addresses of branches, by location id. */
export const branchAddresses: Readonly<Record<number, readonly string[]>> = {
  22: [
    "Tầng 4, 59 Xuân Thủy, phường Cầu Giấy, Hà Nội",
    "128 Nguyễn Trãi, phường Khương Đình, Hà Nội",
    "16 Phạm Hùng, phường Từ Liêm, Hà Nội",
    "233 Minh Khai, phường Vĩnh Tuy, Hà Nội",
  ],
  27: [
    "Tầng 7, 48 Bạch Đằng, phường Tân Sơn Hòa, TP. Hồ Chí Minh",
    "290 Phan Xích Long, phường Cầu Kiệu, TP. Hồ Chí Minh",
    "15 Nguyễn Thị Thập, phường Tân Hưng, TP. Hồ Chí Minh",
    "77 Xô Viết Nghệ Tĩnh, phường Gia Định, TP. Hồ Chí Minh",
  ],
  14: ["Tầng 5, 255 Hùng Vương, phường Thanh Khê, Đà Nẵng", "36 Ngô Quyền, phường An Hải, Đà Nẵng"],
  8: ["Đại lộ Bình Dương, phường Thủ Dầu Một, Bình Dương", "KCN Mỹ Phước 2, phường Bến Cát, Bình Dương"],
  17: ["Đường Đồng Khởi, phường Trấn Biên, Đồng Nai", "KCN Long Thành, xã An Phước, Đồng Nai"],
  25: ["Số 5 Lê Hồng Phong, phường Gia Viên, Hải Phòng", "KCN Đình Vũ, phường Đông Hải, Hải Phòng"],
  5: ["Đường Lý Thái Tổ, phường Kinh Bắc, Bắc Ninh", "KCN Yên Phong, xã Yên Phong, Bắc Ninh"],
  12: ["84 Mậu Thân, phường Ninh Kiều, Cần Thơ", "Đường 30 Tháng 4, phường Tân An, Cần Thơ"],
  37: ["Quốc lộ 1, phường Long An, Long An"],
};
