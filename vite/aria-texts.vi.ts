type Args = Record<string, string | number | boolean>;
interface Formatter {
  number(value: unknown): string;
  select(choices: Record<string, string | (() => string)>, value: unknown): string;
}
type Text = string | ((args: Args, formatter: Formatter) => string);

/** Vietnamese texts for react-aria, which has none, by its groups. */
export const ariaTexts: Record<string, Record<string, Text>> = {
  combobox: {
    focusAnnouncement: (args, formatter) => {
      const options = formatter.number(args.groupCount);
      const group = { true: () => `Vào nhóm ${args.groupTitle}, có ${options} lựa chọn. `, other: "" };
      const chosen = formatter.select({ true: ", đã chọn", other: "" }, args.isSelected);
      return `${formatter.select(group, args.isGroupChange)}${args.optionText}${chosen}`;
    },
    countAnnouncement: (args, formatter) => `Có ${formatter.number(args.optionCount)} lựa chọn.`,
    selectedAnnouncement: (args) => `${args.optionText}, đã chọn`,
    buttonLabel: "Hiện gợi ý",
    listboxLabel: "Gợi ý",
  },
  calendar: {
    previous: "Trước",
    next: "Tiếp theo",
    selectedDateDescription: (args) => `Ngày đã chọn: ${args.date}`,
    selectedRangeDescription: (args) => `Khoảng đã chọn: ${args.dateRange}`,
    todayDate: (args) => `Hôm nay, ${args.date}`,
    todayDateSelected: (args) => `Hôm nay, ${args.date}, đã chọn`,
    dateSelected: (args) => `${args.date}, đã chọn`,
    startRangeSelectionPrompt: "Nhấn để bắt đầu chọn khoảng ngày",
    finishRangeSelectionPrompt: "Nhấn để chọn ngày cuối",
    minimumDate: "Ngày đầu tiên có thể chọn",
    maximumDate: "Ngày cuối cùng có thể chọn",
    dateRange: (args) => `${args.startDate} đến ${args.endDate}`,
  },
  autocomplete: { collectionLabel: "Gợi ý" },
  overlays: { dismiss: "Đóng" },
  tag: { removeDescription: "Nhấn Delete để xóa thẻ.", removeButtonLabel: "Xóa" },
  menu: { longPressMessage: "Nhấn giữ, hoặc nhấn Alt + mũi tên xuống để mở menu" },
  breadcrumbs: { breadcrumbs: "Bạn đang ở" },
  searchfield: { "Clear search": "Xóa nội dung tìm" },
  grid: {
    deselectedItem: (args) => `Đã bỏ chọn ${args.item}.`,
    select: "Chọn",
    selectedCount: (args, formatter) => `Đã chọn ${formatter.number(args.count)} mục.`,
    selectedAll: "Đã chọn tất cả.",
    selectedItem: (args) => `Đã chọn ${args.item}.`,
    longPressToSelect: "Nhấn giữ để chọn nhiều mục.",
  },
  components: {
    selectPlaceholder: "Chọn một mục",
    tableResizer: "Chỉnh độ rộng cột",
    dropzoneLabel: "Vùng thả file",
    colorSwatchPicker: "Bảng màu",
  },
};
