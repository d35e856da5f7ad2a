/** Other names of places in ads, in addition to the aliases of the location rows (by location id). */
export const otherNames: Readonly<Record<number, readonly string[]>> = {
  2: ["Baria Vung Tau", "BR-VT", "Bà Rịa", "Ba Ria", "TP Vũng Tàu"],
  7: ["Qui Nhơn"],
  8: ["Binhduong", "VSIP 1", "VSIP 2", "VSIP II"],
  12: ["TP.CT"],
  14: ["TP. Đà Nẵng", "Đà Nãng"],
  15: ["Đak Lak", "Đăk Lăk", "Darlac", "Buon Ma Thuot", "Ban Mê Thuột", "BMT"],
  17: ["Dongnai"],
  22: ["Ha Noi City", "Hà nôi", "Hn"],
  25: ["Hai Phong City"],
  27: [
    "Hochiminh",
    "Hochiminh City",
    "TP Hồ Chí Minh",
    "HCM City",
    "TpHCM",
    "Thành phố Thủ Đức",
    "HCMC",
    "Sai Gon",
  ],
  32: ["Kon-Tum"],
  34: ["Bảo Lộc"],
  39: [
    "Toàn quốc",
    "Nationwide",
    "Cả nước",
    "Khắp cả nước",
    "Nhiều tỉnh thành",
    "Nhiều nơi",
    "63 tỉnh thành",
    "Thành phố khác",
    "Nơi khác",
    "KV Đông Nam Bộ",
    "KV Bắc Trung Bộ",
    "KV Nam Trung Bộ",
    "Đồng Bằng Sông Cửu Long",
    "Miền Bắc",
    "Miền Trung",
    "Miền Nam",
    "Tây Nguyên",
  ],
  40: ["Quốc tế", "Nước ngoài", "Overseas", "International", "Abroad", "Oversea"],
  54: ["Thừa Thiên-Huế", "Huế City", "TP Huế"],
  61: ["Tokyo To", "Tōkyō"],
  63: ["Đăk Nông", "Đak Nông"],
};

/** Well-known districts and towns by location id; names that several provinces share are left out. */
export const districts: Readonly<Record<number, readonly string[]>> = {
  22: [
    ..."Ba Đình,Hoàn Kiếm,Tây Hồ,Long Biên,Cầu Giấy,Đống Đa,Hai Bà Trưng,Hoàng Mai,Thanh Xuân,Hà Đông".split(
      ",",
    ),
    ..."Nam Từ Liêm,Bắc Từ Liêm,Từ Liêm,Sóc Sơn,Đông Anh,Gia Lâm,Thanh Trì,Mê Linh,Sơn Tây,Ba Vì".split(","),
    ..."Phúc Thọ,Đan Phượng,Hoài Đức,Quốc Oai,Thạch Thất,Chương Mỹ,Thanh Oai,Thường Tín,Phú Xuyên".split(","),
    ..."Ứng Hòa,Mỹ Đức,Mỹ Đình,Hòa Lạc,Times City,Royal City,Ocean Park".split(","),
  ],
  27: [
    ..."Thủ Đức,Gò Vấp,Bình Thạnh,Tân Bình,Tân Phú,Phú Nhuận,Bình Tân,Củ Chi,Hóc Môn,Bình Chánh".split(","),
    ..."Nhà Bè,Cần Giờ,Tân Sơn Nhất,Thảo Điền,Phú Mỹ Hưng,Quang Trung Software City,Thu Duc City".split(","),
    ...Array.from({ length: 12 }, (_, i) => `Quận ${i + 1}`),
    ...Array.from({ length: 12 }, (_, i) => `District ${i + 1}`),
    ...Array.from({ length: 12 }, (_, i) => `Dist ${i + 1}`),
    ...Array.from({ length: 12 }, (_, i) => `Q${i + 1}`),
    ...Array.from({ length: 12 }, (_, i) => `Q ${i + 1}`),
    ..."Một,Hai,Ba,Bốn,Tư,Năm,Sáu,Bảy,Tám,Chín,Mười,Mười Một,Mười Hai"
      .split(",")
      .map((name) => `Quận ${name}`),
  ],
  14: [..."Hải Châu,Thanh Khê,Sơn Trà,Ngũ Hành Sơn,Liên Chiểu,Cẩm Lệ,Hòa Vang,Hòa Cầm,Hòa Khánh".split(",")],
  8: "Dĩ An,Thuận An,Bến Cát,Tân Uyên,Bàu Bàng,Dầu Tiếng,Phú Giáo,Sóng Thần,Mỹ Phước".split(","),
  17: "Long Khánh,Long Thành,Nhơn Trạch,Trảng Bom,Vĩnh Cửu,Định Quán,Xuân Lộc,Amata".split(","),
  12: "Ninh Kiều,Bình Thủy,Cái Răng,Ô Môn,Thốt Nốt".split(","),
  25: "Hồng Bàng,Lê Chân,Ngô Quyền,Kiến An,Đồ Sơn,Thủy Nguyên,Tràng Duệ".split(","),
  5: "Từ Sơn,Quế Võ,Tiên Du,Yên Phong".split(","),
  3: "Việt Yên,Hiệp Hòa,Quang Châu".split(","),
  29: "Mỹ Hào,Văn Lâm,Yên Mỹ,Văn Giang,Phố Nối".split(","),
  37: "Đức Hòa,Bến Lức,Cần Giuộc,Tân An".split(","),
  58: "Vĩnh Yên,Phúc Yên,Bình Xuyên".split(","),
  2: "Phú Mỹ,Châu Đức,Xuyên Mộc,Côn Đảo".split(","),
  21: "Phủ Lý,Duy Tiên,Đồng Văn".split(","),
  52: "Phổ Yên,Sông Công".split(","),
  46: "Móng Cái,Cẩm Phả,Uông Bí".split(","),
};

/** Names in which a place's name is only a street, a building or a person. */
export const notPlaces = [
  ..."xa lộ Hà Nội,đường Hà Nội,Điện Biên Phủ,Nguyễn Huệ,Lê Huệ,sân bay quốc tế,trường quốc tế,cảng quốc tế".split(
    ",",
  ),
  ..."trung tâm quốc tế,Sài Gòn Trade Center,Saigon Trade Center,Saigon Centre,Saigon Tower,Vincom Đồng Khởi".split(
    ",",
  ),
  ..."Ha Noi Tower,Hanoi Tower,Hanoi Highway,Xa lo Ha Noi,Singapore Industrial Park,Thái Bình Dương".split(
    ",",
  ),
  ..."đại học quốc tế,bệnh viện quốc tế,international school,international airport,cầu Sài Gòn".split(","),
];

/** Countries and cities abroad, as ads of this market and its neighbours write them. */
export const abroad = [
  ..."Nhật Bản,Nhật,Japan,Hàn Quốc,Korea,South Korea,Trung Quốc,China,Đài Loan,Taiwan,Hong Kong,Thái Lan".split(
    ",",
  ),
  ..."Thailand,Lào,Laos,Campuchia,Cambodia,Kratie,Phnom Penh,Myanmar,Malaysia,Kuala Lumpur,Indonesia".split(
    ",",
  ),
  ..."Jakarta,Philippines,Manila,Ấn Độ,India,Mỹ,USA,United States,US,Canada,Anh Quốc,UK,United Kingdom".split(
    ",",
  ),
  ..."England,London,Úc,Australia,Sydney,Melbourne,New Zealand,Đức,Germany,Berlin,Pháp,France,Paris".split(
    ",",
  ),
  ..."Châu Âu,Europe,EU,Dubai,UAE,Nga,Russia,Armenia,Yerevan,Osaka,Seoul,Busan,Beijing,Shanghai".split(","),
  ..."Shenzhen,Taipei,Vientiane,Viêng Chăn,Lao,Ba Lan,Poland,Romania,Rumani,Hungary,Ireland,Netherlands".split(
    ",",
  ),
  ..."Toronto,Vancouver,Montreal,Ontario,Quebec,Calgary,Ottawa,New York,San Francisco,Los Angeles".split(","),
  ..."Seattle,Boston,Chicago,Austin,Dallas,Houston,Atlanta,Denver,San Diego,San Jose,California,Texas".split(
    ",",
  ),
  ..."Florida,New Jersey,Washington,Virginia,Massachusetts,Illinois,Georgia,Brisbane,Perth,Queensland".split(
    ",",
  ),
  ..."Victoria,New South Wales,Bay Area,Mexico,Brazil,Châu Phi,Africa,Angola,Qatar,Saudi Arabia".split(","),
  ..."Ả Rập,Đức Quốc,Đan Mạch,Denmark,Thụy Sĩ,Switzerland,Spain,Tây Ban Nha,Italy,Ý,Israel,Turkey".split(","),
  ..."Yangon,Bali,Nagoya,Yokohama,Fukuoka,Kyoto,Hiroshima,Saitama,Chiba,Kanagawa,Gunma,Hokkaido".split(","),
  ..."Portugal,Lisbon,Greece,Athens,Bulgaria,Sofia,Sweden,Stockholm,Madrid,Barcelona,Milan,Brussels".split(
    ",",
  ),
  ..."Estonia,Tallinn,Lithuania,Vilnius,Latvia,Riga,Bucharest,Amsterdam,Canberra,Adelaide,Hobart".split(","),
  ..."European Union,Worldwide,Attapeu,Phnompenh,Bồ Đào Nha,Hà Lan,Thụy Điển,Na Uy,Norway,Finland".split(","),
  ..."Michigan,Maryland,Utah,Ohio,Pennsylvania,Arizona,Colorado,North Carolina,Palo Alto,Sunnyvale".split(
    ",",
  ),
  ..."Timor,Mozambique,Haiti,Peru,Peurto Rico,Burundi,Cameroon,Đông Timor,Mông Cổ,Mongolia".split(","),
];

/** Phrases for work from anywhere. */
export const remoteWords = [
  ..."remote,làm việc từ xa,từ xa,work from home,wfh,làm tại nhà,làm việc tại nhà,anywhere,online".split(","),
];
