/** Categories of positions that differ from their family's, by Vietnamese title. */
const special: Readonly<Record<string, readonly number[]>> = {
  "Lập trình viên Full-stack (React, Node.js)": [9, 8],
  "Nhân viên Lễ tân văn phòng": [34, 32],
  "Nhân viên Nhập liệu": [35, 32],
  "Kế toán thuế": [39, 37],
  "Thủ quỹ kiêm Kế toán thanh toán": [42, 37],
  "Giám đốc Tài chính (CFO)": [22, 41],
  "Chuyên viên Kiểm toán nội bộ": [40, 41],
  "Giám đốc Sản phẩm": [22, 25],
  "Giám đốc Kinh doanh": [22, 65],
  "Giám đốc Nhà máy": [27, 22],
  "Giám đốc Khối Dự án": [24, 22],
  "Tổng Quản lý khách sạn": [23, 83],
  "Chuyên viên SEO": [50, 47],
  "Chuyên viên Performance Marketing": [50, 47],
  "Chuyên viên PR - Sự kiện": [51, 49],
  "Motion Designer": [57],
  "Nghệ sĩ 3D": [57],
  "Kiến trúc sư chủ trì": [74, 59],
  "Họa viên Kiến trúc": [74],
  "Chuyên viên Phát triển kinh doanh": [65, 62],
  "Nhân viên Sales Admin": [67, 66],
  "Kỹ sư Bán hàng": [67, 62],
  "Trợ lý kiêm Phiên dịch tiếng Trung": [86, 33],
  "Phiên dịch tiếng Hàn": [86],
  "Nhân viên Quản trị hệ thống mạng": [18, 20],
  "Nhân viên IT Helpdesk": [20],
  "Kỹ sư Thiết kế cơ khí": [75],
  "Chuyên viên Kế hoạch chuỗi cung ứng": [79, 81],
  "Nhân viên Điều hành tour": [83],
  "Nhân viên R&D thực phẩm": [88, 87],
  "Nhà thiết kế thời trang": [59, 89],
  "Nhân viên Hành chính nhân sự": [3, 32],
  "Lễ tân khách sạn": [34, 83],
  "Nhân viên Sales Logistics": [79, 62],
  "Quản lý khu vực": [26, 27],
};

/** Languages that a position asks for beyond its family's, by Vietnamese title: language and proficiency. */
const spoken: Readonly<Record<string, readonly (readonly [number, 0 | 1 | 2 | 3])[]>> = {
  "Kỹ sư cầu nối BrSE (tiếng Nhật N2)": [[1, 2]],
  "Trợ lý kiêm Phiên dịch tiếng Trung": [[4, 3]],
  "Phiên dịch tiếng Hàn": [[2, 3]],
  "Nhân viên CSKH tiếng Anh": [[0, 2]],
};

/** The categories of a position. */
export function categoriesOf(title: string, usual: readonly number[]): number[] {
  return [...(special[title] ?? usual)];
}

/** The languages of a position. */
export function spokenOf(title: string): { language: number; proficiency: 0 | 1 | 2 | 3 }[] {
  return (spoken[title] ?? []).map(([language, proficiency]) => ({ language, proficiency }));
}
