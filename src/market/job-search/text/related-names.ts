import { usualWords } from "./concepts.ts";
import { keyOf, type Phrase } from "./phrases.ts";
import { wordsOf } from "./words.ts";

/**
 * Names of one field of work, `=` between them. Beside other things an ad says one by another: an ad with "data engineering" and
 * "Kafka" is one for "data engineer kafka". Alone, each is searched as it is.
 */
const groups: readonly string[] = [
  "accountant=accounting=kế toán",
  "auditor=audit=auditing=kiểm toán",
  "data engineer=data engineering=kỹ sư dữ liệu",
  "data scientist=data science=khoa học dữ liệu",
  "data analyst=data analysis=data analytics=phân tích dữ liệu",
  "business analyst=business analysis=phân tích nghiệp vụ",
  "project manager=project management=quản lý dự án=quản trị dự án",
  "product manager=product management=quản lý sản phẩm",
  "product owner=product ownership",
  "recruiter=recruitment=recruiting=talent acquisition",
  "headhunter=headhunt=headhunting=head hunter",
  "designer=design=thiết kế",
  "graphic designer=graphic design=thiết kế đồ họa=đồ họa",
  "interior designer=interior design=thiết kế nội thất=nội thất",
  "architect=architecture=kiến trúc sư=kiến trúc",
  "ui ux=ux ui=ux designer=ui designer=uiux",
  "video editor=video editing=dựng phim=dựng video=edit video",
  "content marketing=content creator=content writer=sáng tạo nội dung",
  "marketing=tiếp thị",
  "brand manager=brand management=brand marketing=quản lý thương hiệu",
  "mechanical engineer=mechanical engineering=mechanical=kỹ sư cơ khí=cơ khí",
  "electrical engineer=electrical engineering=electrical=kỹ sư điện=kỹ thuật điện=điện công nghiệp",
  "civil engineer=civil engineering=kỹ sư xây dựng",
  "embedded engineer=embedded=kỹ sư nhúng=nhúng",
  "automation=tự động hóa=tự động",
  "technician=kỹ thuật viên=nhân viên kỹ thuật",
  "maintenance=bảo trì=bảo dưỡng",
  "manufacturing=production=sản xuất",
  "developer=software engineer=software developer=programmer=lập trình viên=lập trình",
  "mobile developer=mobile=lập trình di động=android developer=ios developer",
  "tester=testing=kiểm thử=test engineer=qa engineer=manual tester=manual testing",
  "network engineer=network administrator=network admin=quản trị mạng=kỹ sư mạng",
  "system administrator=system admin=system administration=quản trị hệ thống",
  "information security=cybersecurity=cyber security=bảo mật=an toàn thông tin=an ninh mạng",
  "information technology=công nghệ thông tin",
  "admin=administrative=administration=hành chính=nhân viên hành chính=nhân viên văn phòng",
  "legal=lawyer=pháp lý=pháp chế=luật sư",
  "bank=banking=ngân hàng",
  "credit=tín dụng",
  "e commerce=ecommerce=thương mại điện tử",
  "doctor=physician=bác sĩ",
  "nurse=nursing=điều dưỡng=y tá",
  "pharmacist=pharmacy=dược sĩ",
  "hospital=clinic=bệnh viện=phòng khám",
  "hotel=hospitality=khách sạn=resort",
  "restaurant=nhà hàng",
  "chef=cook=đầu bếp=bếp trưởng=phụ bếp=bếp",
  "waiter=waitress=nhân viên phục vụ=phục vụ",
  "teacher=lecturer=giáo viên=giảng viên",
  "consultant=consulting=tư vấn viên=nhân viên tư vấn=chuyên viên tư vấn",
  "education=giáo dục=đào tạo",
  "telesales=bán hàng qua điện thoại=tư vấn qua điện thoại",
  "salesman=nhân viên kinh doanh=chuyên viên kinh doanh=nhân viên bán hàng=sales executive=sales staff",
  "garment=apparel=may mặc=dệt may",
  "temporary=seasonal=thời vụ",
  "night shift=ca đêm=làm đêm",
  "autocad=cad",
  "3ds max=3d max=3dmax",
  "photoshop=pts",
  "spring boot=spring",
];

let cached: Map<string, Phrase[]> | null = null;

/** Returns other names of the same field of work. */
export function relatedNames(words: Phrase): readonly Phrase[] {
  cached ??= namesByKey();
  return cached.get(keyOf(words)) ?? [];
}

function namesByKey(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const group of groups) {
    const names = group.split("=").map((name) => usualWords(wordsOf(name)));
    for (const name of names)
      found.set(keyOf(name), [...(found.get(keyOf(name)) ?? []), ...names.filter((other) => other !== name)]);
  }
  return found;
}
