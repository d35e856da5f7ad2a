-- Renames stages that have a former default name; a name that a company has chosen itself stays.
UPDATE pipeline_stages SET name_vn = 'Tự tìm' WHERE kind = 1 AND name_vn = 'Tìm nguồn';
UPDATE pipeline_stages SET name_vn = 'Mời nhận việc' WHERE kind = 10 AND name_vn = 'Đề nghị nhận việc';
UPDATE pipeline_stages SET name_vn = 'Đã từ chối' WHERE kind = 12 AND name_vn = 'Từ chối';
