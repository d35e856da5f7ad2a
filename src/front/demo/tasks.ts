/** A task of the demo company: `about` says at which stage somebody stands whom it is about. */
export interface DemoTask {
  name: string;
  type: number;
  /** Days from today, and the time of day in Vietnam. */
  day: number;
  time: string;
  /** Which members of the company made it and have to do it; 0 is its administrator. */
  by: number;
  assignee: number;
  reminder: number | null;
  status: "todo" | "in_progress" | "done" | "canceled";
  about?: "screening" | "first_interview" | "second_interview" | "offer";
  note?: string;
}

const task = (
  name: string,
  [type, day, time]: [number, number, string],
  [by, assignee]: [number, number],
  rest: Partial<DemoTask> = {},
): DemoTask => ({ name, type, day, time, by, assignee, reminder: 60, status: "todo", ...rest });

/** What the demo company's people have to do: some of it overdue, some today. */
export const tasks: readonly DemoTask[] = [
  task("Gọi hỏi mức lương mong muốn trước khi mời phỏng vấn", [1, -2, "17:00"], [0, 0], {
    about: "screening",
  }),
  task("Xin kết quả bài tập vòng 2", [4, -1, "12:00"], [0, 1], { about: "second_interview" }),
  task("Gọi báo lịch phỏng vấn vòng 1", [1, 0, "10:30"], [0, 0], {
    about: "first_interview",
    reminder: 15,
    note: "Bạn ấy chỉ nghe máy trước 11 giờ.",
  }),
  task("Kiểm tra tham chiếu ở công ty cũ", [6, 0, "15:00"], [0, 0], {
    about: "offer",
    status: "in_progress",
  }),
  task("Chuẩn bị câu hỏi phỏng vấn kỹ thuật cùng trưởng nhóm", [5, 0, "23:00"], [1, 0], {
    about: "second_interview",
  }),
  task("Gửi mẫu cam kết bảo mật", [2, 1, "09:00"], [0, 1], { about: "offer", reminder: 1440 }),
  task("Họp tuyển dụng hằng tuần", [3, 2, "14:00"], [0, 0], { reminder: 15 }),
  task("Thu bản sao bằng cấp và căn cước", [7, 5, "17:00"], [1, 0], { about: "offer" }),
  task("Liên hệ lại ứng viên chờ việc sau Tết", [4, 12, "09:00"], [0, 0], { reminder: 1440 }),
  task("Soạn mô tả cho vị trí tuyển tháng sau", [8, 9, "17:00"], [0, 1], { reminder: null }),
  task("Trả lời câu hỏi về thời gian thử việc", [2, -3, "16:00"], [0, 0], { about: "offer", status: "done" }),
  task("Gọi xác nhận buổi phỏng vấn thứ Năm", [1, -5, "11:00"], [0, 1], {
    about: "first_interview",
    status: "done",
  }),
  task("Mời ăn trưa cùng nhóm", [3, -8, "12:00"], [1, 0], { about: "offer", status: "canceled" }),
];
