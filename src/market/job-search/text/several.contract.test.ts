import { describe, expect } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { writeSearchRows } from "../index/search-row.ts";
import { asOf, onEachSearch } from "../testing/job-index-subjects.ts";

onEachSearch(20, ({ it, ask, made, database, settle }) => {
  describe("several things at once", () => {
    it("stand anywhere in an ad, in any order; the title comes first, then skills, then texts", async () => {
      const { companyId, ids } = await made([
        { title: "Thợ gốmq biết Figma" },
        { title: "Thợ gốmq", skills: ["Figma"] },
        { title: "Thợ gốmq", description: "<p>Vẽ bằng Figma hằng ngày</p>" },
        { title: "Trợ lý", description: "<p>Thạo Figma. Làm cùng thợ gốmq</p>" },
        { title: "Thợ gốmq" },
        { title: "Người vẽ", skills: ["Figma"] },
      ]);
      const says = ids.slice(0, 4);
      for (const keyword of ["thợ gốmq figma", "figma thợ gốmq", "tho gomq figma"])
        expect((await ask({ keyword, companyId })).ids, keyword).toEqual(says);
    });

    it("a compound of words side by side is one thing while the market writes it so", async () => {
      const { companyId, ids } = await made([
        { title: "Kiểm kê vảiq" },
        { title: "Kiểm kê vảiq" },
        { title: "Kiểm kê vảiq" },
        { title: "Kiểm kê", description: "<p>Kho có vảiq và chỉ</p>" },
      ]);
      expect((await ask({ keyword: "kiểm kê vảiq", companyId })).ids).toEqual(ids.slice(0, 3).toReversed());
    });

    it("facts are attributes of a job, or are said by it", async () => {
      const { companyId, ids } = await made([
        { title: "Thợ đanq", locationIds: [22], jobType: 1 },
        { title: "Thợ đanq", locationIds: [22], jobType: 0 },
        { title: "Thợ đanq", locationIds: [27], jobType: 1 },
      ]);
      const found = await ask({ keyword: "thợ đanq part time ở hà nội", companyId });
      expect(found.ids).toEqual([ids[0]]);
      expect(found.searched).toBe("thợ đanq");
      expect(found.understood.map(({ kind, id, text }) => [kind, id, text])).toEqual([
        ["job_type", 1, "part time"],
        ["place", 22, "hà nội"],
      ]);
      expect((await ask({ keyword: "thợ đanq toàn thời gian", companyId })).ids).toEqual([ids[1]]);
    });

    it("a fact in quotes is plain words", async () => {
      const { companyId, ids } = await made([
        { title: "Thợ rènq", locationIds: [22] },
        { title: "Thợ rènq", locationIds: [27], description: "<p>Xưởng ở phố Hà Nội</p>" },
      ]);
      const found = await ask({ keyword: 'thợ rènq "hà nội"', companyId });
      expect(found).toMatchObject({ ids: [ids[1]], understood: [] });
    });

    it("pay and an order are those of the query, unless it has its own", async () => {
      const { companyId, ids } = await made([
        { title: "Thợ khắcq", salary: { min: 10_000_000, max: 12_000_000 } },
        { title: "Thợ khắcq", salary: { min: 20_000_000, max: 25_000_000 } },
        { title: "Thợ khắcq", salary: { min: 30_000_000, max: 40_000_000 } },
      ]);
      const least = await ask({ keyword: "thợ khắcq lương 20 triệu", companyId });
      expect(new Set(least.ids)).toEqual(new Set(ids.slice(1)));
      expect((await ask({ keyword: "thợ khắcq dưới 15 triệu", companyId })).ids).toEqual([ids[0]]);
      expect((await ask({ keyword: "thợ khắcq lương cao", companyId })).ids).toEqual(ids.toReversed());
      const own = await ask({ keyword: "thợ khắcq lương 20 triệu", salaryMin: 30_000_000, companyId });
      expect(own.ids).toEqual([ids[2]]);
    });

    it("days are those of the query, unless it has its own", async () => {
      const { companyId, ids } = await made([{ title: "Thợ nhuộmq" }, { title: "Thợ nhuộmq", at: asOf }]);
      const found = await ask({ keyword: "thợ nhuộmq tuần này", companyId });
      expect(found.ids).toEqual(ids.slice(1));
      expect(found.understood).toMatchObject([{ kind: "posted", id: 168, plain: 'thợ nhuộmq "tuần này"' }]);
      const own = await ask({ keyword: "thợ nhuộmq tuần này", postedWithin: "any", companyId });
      expect(own.total).toBe(2);
    });

    it("work without experience is that of the field, or said", async () => {
      const { companyId, ids } = await made([
        { title: "Thợ thêuq", experience: 0 },
        { title: "Thợ thêuq", experience: 3, description: "<p>Nhận cả sinh viên mới tốt nghiệp</p>" },
        { title: "Thợ thêuq", experience: 3 },
      ]);
      for (const keyword of [
        "thợ thêuq mới ra trường",
        "fresh graduate thợ thêuq",
        "thợ thêuq không cần kinh nghiệm",
      ])
        expect((await ask({ keyword, companyId })).ids, keyword).toEqual(ids.slice(0, 2));
    });

    it("a rank is said by the title or by the level of a job, and not by its texts", async () => {
      const description = "<p>Dùng Figma và Blender</p>";
      const { companyId, ids } = await made([
        { title: "Trưởng phòng vẽ", jobLevel: 1, description },
        { title: "Người vẽ", jobLevel: 4, description },
        { title: "Người vẽ", jobLevel: 1, description: `${description}<p>Báo cáo trưởng phòng</p>` },
      ]);
      const found = await ask({ keyword: "trưởng phòng figma blender", companyId });
      expect(new Set(found.ids)).toEqual(new Set(ids.slice(0, 2)));
    });

    it("beside other things a trade is said by another name of its field", async () => {
      const { companyId, ids } = await made([
        { title: "Việc khác", description: "<p>Làm data engineering với Kafka</p>" },
        { title: "Việc khác", description: "<p>Làm data engineering</p>" },
      ]);
      expect((await ask({ keyword: "data engineer kafka", companyId })).ids).toEqual(ids.slice(0, 1));
      expect((await ask({ keyword: "data engineer", companyId })).ids).toEqual([]);
    });

    it("a compound is looser beside a fact than alone", async () => {
      const apart = { title: "Lễ tân", description: "<p>Gần bệnh viện lớn</p>", locationIds: [22] };
      const { companyId, ids } = await made([
        ...Array.from({ length: 3 }, () => ({ title: "Lễ tân bệnh viện", locationIds: [22] })),
        ...Array.from({ length: 14 }, () => apart),
      ]);
      expect((await ask({ keyword: "lễ tân bệnh viện", companyId })).total).toBe(3);
      expect((await ask({ keyword: "lễ tân bệnh viện hà nội", companyId })).total).toBe(ids.length);
    });

    it("three phrases in a line are several things", async () => {
      const { companyId, ids } = await made([
        ...Array.from({ length: 3 }, () => ({
          title: "Lễ tân",
          description: "<p>Bệnh viện chuyên viên</p>",
        })),
        ...Array.from({ length: 14 }, () => ({
          title: "Chuyên viên lễ tân",
          description: "<p>Bệnh viện</p>",
        })),
      ]);
      const found = await ask({ keyword: "lễ tân bệnh viện chuyên viên", companyId });
      expect(found.ids).toEqual(expect.arrayContaining(ids.slice(3)));
    });

    it("with few hits, the search without the thing that keeps most is shown, with its number", async () => {
      const { companyId, ids } = await made([
        { title: "Thợ mộcq", description: "<p>Cần Figma và Blender</p>" },
        { title: "Thợ mộcq", description: "<p>Cần Blender</p>" },
        { title: "Thợ mộcq", description: "<p>Cần Blender</p>" },
        { title: "Thợ mộcq", description: "<p>Cần Figma</p>" },
      ]);
      const found = await ask({ keyword: "thợ mộcq figma blender", companyId });
      expect(found.ids).toEqual([ids[0]]);
      expect(found.left).toEqual({ words: "figma", keyword: "thợ mộcq blender", total: 3 });
      expect(new Set(found.related)).toEqual(new Set([ids[1], ids[2]]));
      // Without the only thing that is searched, every job of the place would be found.
      expect((await ask({ keyword: "khôngcóq hà nội", companyId })).left).toBeNull();
    });

    it("few hits of one thing have related jobs by one of its concepts, which is said", async () => {
      const { companyId, ids } = await made([{ title: "Lễ tân" }, { title: "Gác cổng" }]);
      const found = await ask({ keyword: "kỹ thuật viên lễ tân", companyId });
      expect(found).toMatchObject({ ids: [], related: [ids[0]], relatedBy: "lễ tân" });
    });

    it("places that an administrator adds are read within seconds", async () => {
      const { db } = database();
      const names = { state: "Xanaduq", state_vn: "Xứ Xanaduq", slug: "xanaduq", slug_vn: "xu-xanaduq" };
      const { companyId, ids } = await made([{ title: "Thợ lặnq" }, { title: "Thợ lặnq" }]);
      const found = () => ask({ keyword: "thợ lặnq ở xndq", companyId });
      expect((await found()).understood).toEqual([]);
      const kind = { kind: "foreign_city", admin: "current", aliases: ["Xndq"], edited_at: asOf };
      const { id } = await db
        .insertInto("locations")
        .values(Object.assign({ id: 9000, members: [9000] }, names, kind))
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .updateTable("jobs")
        .set({ location_ids: [id] })
        .where("id", "=", ids[1]!)
        .execute();
      await inTransaction(database(), (tx) => writeSearchRows(tx, ids));
      await settle();
      await expect.poll(async () => (await found()).ids, { timeout: 5000 }).toEqual([ids[1]]);
      expect((await found()).understood).toMatchObject([{ kind: "place", id, text: "xndq" }]);
    });

    it("says when only texts name the keyword", async () => {
      const { companyId } = await made([{ title: "Phụ việc", description: "<p>Cạnh lò nungq gốm</p>" }]);
      expect((await ask({ keyword: "lò nungq", companyId })).onlyTexts).toBe(true);
      await made([{ title: "Thợ lò nungq" }]);
      expect((await ask({ keyword: "lò nungq" })).onlyTexts).toBe(false);
    });
  });
});
