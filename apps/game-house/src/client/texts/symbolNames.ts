import type { HouseTheme } from "@marquee/contract";

/** The languages that games speak. */
export type GameLanguage = "en" | "vi" | "th" | "zh" | "id" | "fil";

/** Names of the four precious and four plain symbols of each theme, in the order A–D, a–d. */
export const symbolNames: Readonly<Record<GameLanguage, Readonly<Record<HouseTheme, readonly string[]>>>> = {
  en: {
    gems: ["Ruby", "Emerald", "Sapphire", "Amethyst", "Topaz", "Pearl", "Rose quartz", "Turquoise"],
    fruits: ["Seven", "Bell", "Melon", "Grapes", "Plum", "Orange", "Lemon", "Cherries"],
    sea: ["Trident", "Pearl shell", "Starfish", "Anchor", "Fish", "Coral", "Sea snail", "Bubbles"],
    lanterns: ["Golden carp", "Lotus", "Fan", "Drum", "Tea", "Blossom", "Bamboo", "Cloud"],
    sports: ["Cup", "Medal", "Football", "Boxing glove", "Basketball", "Tennis ball", "Target", "Flag"],
    night: ["Moon", "Owl", "Shooting star", "Crystal ball", "Mushroom", "Candle", "Key", "Leaf"],
  },
  vi: {
    gems: [
      "Hồng ngọc",
      "Ngọc lục bảo",
      "Lam ngọc",
      "Thạch anh tím",
      "Hoàng ngọc",
      "Ngọc trai",
      "Thạch anh hồng",
      "Ngọc lam",
    ],
    fruits: ["Số bảy", "Chuông", "Dưa hấu", "Nho", "Mận", "Cam", "Chanh", "Anh đào"],
    sea: ["Đinh ba", "Vỏ trai", "Sao biển", "Mỏ neo", "Cá", "San hô", "Ốc biển", "Bong bóng"],
    lanterns: ["Cá chép vàng", "Hoa sen", "Quạt", "Trống", "Trà", "Hoa đào", "Tre", "Mây"],
    sports: ["Cúp", "Huy chương", "Bóng đá", "Găng đấm bốc", "Bóng rổ", "Bóng quần vợt", "Bia bắn", "Cờ"],
    night: ["Trăng", "Cú mèo", "Sao băng", "Cầu pha lê", "Nấm", "Nến", "Chìa khóa", "Chiếc lá"],
  },
  th: {
    gems: ["ทับทิม", "มรกต", "ไพลิน", "แอเมทิสต์", "บุษราคัม", "ไข่มุก", "โรสควอตซ์", "เทอร์ควอยซ์"],
    fruits: ["เลขเจ็ด", "ระฆัง", "แตงโม", "องุ่น", "พลัม", "ส้ม", "เลมอน", "เชอร์รี"],
    sea: ["ตรีศูล", "หอยมุก", "ปลาดาว", "สมอ", "ปลา", "ปะการัง", "หอยทะเล", "ฟองน้ำ"],
    lanterns: ["ปลาคาร์ปทอง", "ดอกบัว", "พัด", "กลอง", "ชา", "ดอกไม้", "ไผ่", "เมฆ"],
    sports: ["ถ้วยรางวัล", "เหรียญรางวัล", "ลูกฟุตบอล", "นวมชกมวย", "ลูกบาสเกตบอล", "ลูกเทนนิส", "เป้า", "ธง"],
    night: ["พระจันทร์", "นกฮูก", "ดาวตก", "ลูกแก้ว", "เห็ด", "เทียน", "กุญแจ", "ใบไม้"],
  },
  zh: {
    gems: ["红宝石", "祖母绿", "蓝宝石", "紫水晶", "黄玉", "珍珠", "粉晶", "绿松石"],
    fruits: ["幸运七", "铃铛", "西瓜", "葡萄", "李子", "橙子", "柠檬", "樱桃"],
    sea: ["三叉戟", "珍珠贝", "海星", "船锚", "鱼", "珊瑚", "海螺", "气泡"],
    lanterns: ["金鲤", "莲花", "扇子", "鼓", "茶", "花", "竹", "云"],
    sports: ["奖杯", "奖牌", "足球", "拳击手套", "篮球", "网球", "靶", "旗"],
    night: ["月亮", "猫头鹰", "流星", "水晶球", "蘑菇", "蜡烛", "钥匙", "叶子"],
  },
  id: {
    gems: ["Rubi", "Zamrud", "Safir", "Ametis", "Topas", "Mutiara", "Kuarsa mawar", "Pirus"],
    fruits: ["Tujuh", "Lonceng", "Semangka", "Anggur", "Plum", "Jeruk", "Lemon", "Ceri"],
    sea: ["Trisula", "Kerang mutiara", "Bintang laut", "Jangkar", "Ikan", "Karang", "Siput laut", "Gelembung"],
    lanterns: ["Ikan mas emas", "Teratai", "Kipas", "Gendang", "Teh", "Bunga", "Bambu", "Awan"],
    sports: ["Piala", "Medali", "Bola sepak", "Sarung tinju", "Bola basket", "Bola tenis", "Sasaran", "Bendera"],
    night: ["Bulan", "Burung hantu", "Bintang jatuh", "Bola kristal", "Jamur", "Lilin", "Kunci", "Daun"],
  },
  fil: {
    gems: ["Rubi", "Esmeralda", "Sapiro", "Amatista", "Topasyo", "Perlas", "Rosas na kuwarso", "Turkesa"],
    fruits: ["Siyete", "Kampana", "Pakwan", "Ubas", "Plum", "Dalandan", "Limon", "Seresa"],
    sea: ["Trident", "Kabibe ng perlas", "Bituing-dagat", "Angkla", "Isda", "Korales", "Susong-dagat", "Mga bula"],
    lanterns: ["Gintong karpa", "Lotus", "Pamaypay", "Tambol", "Tsaa", "Bulaklak", "Kawayan", "Ulap"],
    sports: [
      "Kopa",
      "Medalya",
      "Bola ng putbol",
      "Guwantes ng boksing",
      "Bola ng basketbol",
      "Bola ng tenis",
      "Target",
      "Bandila",
    ],
    night: ["Buwan", "Kuwago", "Bulalakaw", "Bolang kristal", "Kabute", "Kandila", "Susi", "Dahon"],
  },
};

/** Names of games: the theme's, then the model's. */
export const titles: Readonly<
  Record<
    GameLanguage,
    { readonly themes: Readonly<Record<HouseTheme, string>>; readonly models: Readonly<Record<string, string>> }
  >
> = {
  en: {
    themes: {
      gems: "Velvet Gems",
      fruits: "Market Fruits",
      sea: "Harbour Deep",
      lanterns: "Lantern Street",
      sports: "Match Day",
      night: "Midnight Wood",
    },
    models: {
      classic: "Five Lines",
      voyage: "Free Voyage",
      lantern: "Thousand Ways",
      tumble: "Tumble",
      treasure: "Coin Hold",
    },
  },
  vi: {
    themes: {
      gems: "Đá quý nhung",
      fruits: "Chợ trái cây",
      sea: "Đáy cảng",
      lanterns: "Phố đèn lồng",
      sports: "Ngày hội thể thao",
      night: "Rừng nửa đêm",
    },
    models: {
      classic: "Năm dòng",
      voyage: "Hải trình miễn phí",
      lantern: "Ngàn cách",
      tumble: "Thác đổ",
      treasure: "Giữ xu",
    },
  },
  th: {
    themes: {
      gems: "อัญมณีกำมะหยี่",
      fruits: "ผลไม้ตลาดสด",
      sea: "ใต้อ่าวลึก",
      lanterns: "ถนนโคมไฟ",
      sports: "วันแข่งขัน",
      night: "ป่าเที่ยงคืน",
    },
    models: { classic: "ห้าไลน์", voyage: "ฟรีสปิน", lantern: "พันวิธี", tumble: "ร่วงหล่น", treasure: "เก็บเหรียญ" },
  },
  zh: {
    themes: {
      gems: "丝绒宝石",
      fruits: "集市水果",
      sea: "海港深处",
      lanterns: "灯笼街",
      sports: "比赛日",
      night: "午夜森林",
    },
    models: { classic: "五线", voyage: "免费旋转", lantern: "千路", tumble: "连落", treasure: "锁定金币" },
  },
  id: {
    themes: {
      gems: "Permata Beludru",
      fruits: "Buah Pasar",
      sea: "Dasar Pelabuhan",
      lanterns: "Jalan Lentera",
      sports: "Hari Pertandingan",
      night: "Hutan Tengah Malam",
    },
    models: {
      classic: "Lima Garis",
      voyage: "Pelayaran Gratis",
      lantern: "Seribu Cara",
      tumble: "Jatuhan",
      treasure: "Tahan Koin",
    },
  },
  fil: {
    themes: {
      gems: "Pelus na Hiyas",
      fruits: "Prutas ng Palengke",
      sea: "Lalim ng Daungan",
      lanterns: "Kalye ng Parol",
      sports: "Araw ng Laban",
      night: "Gubat ng Hatinggabi",
    },
    models: {
      classic: "Limang Linya",
      voyage: "Libreng Paglalayag",
      lantern: "Sanlibong Paraan",
      tumble: "Pagbagsak",
      treasure: "Hawak na Barya",
    },
  },
};
