import { locationIds } from "#platform/reference/terms.ts";

/**
 * Districts and towns that people name as places of work; the list of places has provinces only. The names of one district are
 * separated by `=`. Since July 2025 they are no administrative units any more, and remain the names that ads and people use.
 */
const byProvince: readonly [province: number, names: readonly string[]][] = [
  [
    locationIds.hoChiMinh,
    [
      ...Array.from({ length: 12 }, (_, i) => `quận ${i + 1}=q${i + 1}=q ${i + 1}=district ${i + 1}`),
      ...["Bình Thạnh", "Gò Vấp", "Tân Bình", "Tân Phú", "Phú Nhuận", "Bình Tân", "Nhà Bè", "Hóc Môn"],
      ...["Củ Chi", "Bình Chánh", "Cần Giờ", "Phú Mỹ Hưng"],
      "Thủ Đức=TP Thủ Đức=thành phố Thủ Đức",
    ],
  ],
  [
    locationIds.haNoi,
    [
      ...[
        "Ba Đình",
        "Hoàn Kiếm",
        "Cầu Giấy",
        "Đống Đa",
        "Hai Bà Trưng",
        "Thanh Xuân",
        "Hà Đông",
        "Long Biên",
      ],
      ...["Nam Từ Liêm", "Bắc Từ Liêm", "Từ Liêm", "Mỹ Đình", "Hoàng Mai", "Tây Hồ", "Gia Lâm", "Đông Anh"],
      ...["Thanh Trì", "Hoài Đức", "Sóc Sơn", "Mê Linh", "Thạch Thất", "Hòa Lạc"],
    ],
  ],
  [locationIds.daNang, ["Hải Châu", "Thanh Khê", "Sơn Trà", "Ngũ Hành Sơn", "Liên Chiểu", "Cẩm Lệ"]],
  [8, ["Thuận An", "Dĩ An", "Bến Cát", "Tân Uyên"]],
  [17, ["Long Thành", "Nhơn Trạch", "Trảng Bom", "Long Khánh"]],
];

export const districts = byProvince.flatMap(([province, names]) =>
  names.map((one) => ({ province, names: one.split("=") })),
);
