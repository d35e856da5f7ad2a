/**
 * The Vietnamese of react-aria's own texts (it brings none), by the group in which it keeps them. Each entry is the source of a
 * function or string, as the library compiles its languages.
 */
export const ariaTexts: Record<string, Record<string, string>> = {
  combobox: {
    focusAnnouncement:
      "(args, f) => `${f.select({ true: () => `Vào nhóm ${args.groupTitle}, có ${f.number(args.groupCount)} lựa chọn. `, other: `` }, args.isGroupChange)}${args.optionText}${f.select({ true: `, đã chọn`, other: `` }, args.isSelected)}`",
    countAnnouncement: "(args, f) => `Có ${f.number(args.optionCount)} lựa chọn.`",
    selectedAnnouncement: "(args) => `${args.optionText}, đã chọn`",
    buttonLabel: "`Hiện gợi ý`",
    listboxLabel: "`Gợi ý`",
  },
  overlays: { dismiss: "`Đóng`" },
  tag: { removeDescription: "`Nhấn Delete để xóa thẻ.`", removeButtonLabel: "`Xóa`" },
  menu: { longPressMessage: "`Nhấn giữ, hoặc nhấn Alt + mũi tên xuống để mở menu`" },
  breadcrumbs: { breadcrumbs: "`Đường dẫn`" },
  searchfield: { "Clear search": "`Xóa nội dung tìm`" },
  grid: {
    deselectedItem: "(args) => `Đã bỏ chọn ${args.item}.`",
    select: "`Chọn`",
    selectedCount: "(args, f) => `Đã chọn ${f.number(args.count)} mục.`",
    selectedAll: "`Đã chọn tất cả.`",
    selectedItem: "(args) => `Đã chọn ${args.item}.`",
    longPressToSelect: "`Nhấn giữ để chọn nhiều mục.`",
  },
  components: {
    selectPlaceholder: "`Chọn một mục`",
    tableResizer: "`Chỉnh độ rộng cột`",
    dropzoneLabel: "`Vùng thả tệp`",
    colorSwatchPicker: "`Bảng màu`",
  },
};
