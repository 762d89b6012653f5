import type { Db } from "../db/Schema.ts";

interface SeedNotice {
  readonly type: "PL" | "PU";
  readonly title: { readonly EN: string; readonly VI: string };
  readonly content: { readonly EN: string; readonly VI: string };
}

const notices: readonly SeedNotice[] = [
  {
    type: "PL",
    title: { EN: "Welcome to the floor", VI: "Chào mừng bạn đến với sảnh" },
    content: {
      EN: "<p>Every new member starts with a welcome credit. It is in your balance as soon as you have registered.</p>",
      VI: "<p>Mỗi thành viên mới bắt đầu với khoản tiền chào mừng. Tiền có trong số dư ngay khi bạn đăng ký xong.</p>",
    },
  },
  {
    type: "PL",
    title: { EN: "Ten thousand tiles, one search", VI: "Mười nghìn trò chơi, một ô tìm kiếm" },
    content: {
      EN: "<p>Type a few letters of a name, or choose a studio to see all of its games. Stars keep your favourites.</p>",
      VI: "<p>Gõ vài chữ của tên trò chơi, hoặc chọn một nhà phát triển để xem tất cả. Dấu sao giữ lại trò bạn thích.</p>",
    },
  },
  {
    type: "PL",
    title: { EN: "Rounds are never lost", VI: "Không ván chơi nào bị mất" },
    content: {
      EN: "<p>If your connection breaks during a round, open the game again: it goes on where it stood, with the same outcome.</p>",
      VI: "<p>Nếu mất kết nối giữa ván, hãy mở lại trò chơi: ván sẽ tiếp tục từ chỗ dừng, với đúng kết quả đó.</p>",
    },
  },
  {
    type: "PU",
    title: { EN: "Play with a plan", VI: "Chơi có kế hoạch" },
    content: {
      EN: "<p>Decide before you start how much and how long. The game shows your time and your net position all along.</p>",
      VI: "<p>Hãy quyết định trước khi chơi: bao nhiêu tiền và bao lâu. Trò chơi luôn hiện thời gian và kết quả của bạn.</p>",
    },
  },
];

const banners = [
  { group: "/", title: { EN: "Tonight belongs to you", VI: "Đêm nay là của bạn" }, linkage: "/rng" },
  { group: "/", title: { EN: "A new game every time you look", VI: "Mỗi lần ghé là một trò chơi mới" }, linkage: "/hot" },
  { group: "/", title: { EN: "Made in our own house", VI: "Do chính nhà chúng tôi làm ra" }, linkage: "/inhouse" },
  { group: "/rng", title: { EN: "Reels for every mood", VI: "Vòng quay cho mọi tâm trạng" }, linkage: "/hot" },
] as const;

const hour = 3_600_000;

/** Stores the first announcements and banners of one merchant. */
export async function seedNotices(db: Db, tenantId: string): Promise<void> {
  const now = Date.now();
  const noticeRows = notices.map(({ type, title, content }, index) => ({
    tenant_id: tenantId,
    id: `seed-${index + 1}`,
    type,
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    level: 1,
    at: new Date(now - index * 20 * hour),
  }));
  const bannerRows = banners.map(({ group, title, linkage }, position) => ({
    tenant_id: tenantId,
    id: `seed-${position + 1}`,
    group_name: group,
    picture: `/art/banners/${tenantId}-${position + 1}.svg`,
    title: JSON.stringify(title),
    linkage_type: "INNER",
    linkage,
    position,
  }));
  await db.insertInto("notices").values(noticeRows).execute();
  await db.insertInto("banners").values(bannerRows).execute();
}
