import type { Db } from "../db/Schema.ts";
import { createRandom } from "./random.ts";

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

/** What home's banners may say; a merchant has three of them, in its own order. */
const headlines = [
  { EN: "Tonight belongs to you", VI: "Đêm nay là của bạn" },
  { EN: "A new game every time you look", VI: "Mỗi lần ghé là một trò chơi mới" },
  { EN: "Made in our own house", VI: "Do chính nhà chúng tôi làm ra" },
  { EN: "Lights on, reels ready", VI: "Đèn đã lên, vòng quay đã sẵn" },
  { EN: "Kick off with a free demo", VI: "Khởi động bằng bản chơi thử miễn phí" },
  { EN: "Ten thousand games, one good evening", VI: "Mười nghìn trò chơi, một buổi tối vui" },
  { EN: "Play a little, smile a lot", VI: "Chơi một chút, cười thật nhiều" },
  { EN: "Your seat is still warm", VI: "Chỗ của bạn vẫn còn ấm" },
] as const;

const places = [
  { group: "/", linkage: "/hot" },
  { group: "/", linkage: "/rng" },
  { group: "/", linkage: "/inhouse" },
] as const;

const lobbyBanner = { group: "/rng", title: { EN: "Reels for every mood", VI: "Vòng quay cho mọi tâm trạng" }, linkage: "/hot" } as const;

function listSeedBanners(tenantId: string) {
  // The number is chosen so that the demo brands begin with four different ones.
  const first = createRandom(`${tenantId} banners 321`)(headlines.length);
  const home = places.flatMap((place, index) => {
    const title = headlines[(first + index) % headlines.length];
    return title === undefined ? [] : [{ ...place, title }];
  });
  return [...home, lobbyBanner];
}

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
  const bannerRows = listSeedBanners(tenantId).map(({ group, title, linkage }, position) => ({
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
