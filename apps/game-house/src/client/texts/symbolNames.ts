import type { HouseTheme } from "@marquee/contract";

type Language = "en" | "vi";

/** Names of the four precious and four plain symbols of each theme, in the order A–D, a–d. */
export const symbolNames: Readonly<Record<Language, Readonly<Record<HouseTheme, readonly string[]>>>> = {
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
};

/** Names of games: the theme's, then the model's. */
export const titles: Readonly<
  Record<
    Language,
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
};
