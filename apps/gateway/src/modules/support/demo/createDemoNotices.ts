import { type AudienceRules, everyoneRules } from "@marquee/contract";
import type { Db } from "../../../db/Db.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { createRandom } from "../../../demo/random.ts";
import { tables } from "../tables.ts";

/** A text in every language that a demo brand offers. */
type SeedText = Readonly<Record<"EN" | "VI" | "TH" | "CN", string>>;

interface DemoNotice {
  readonly type: "PL" | "PU";
  /** Everyone where nothing is said. */
  readonly who?: AudienceRules["who"];
  readonly title: SeedText;
  readonly content: SeedText;
}

const notices: readonly DemoNotice[] = [
  {
    type: "PL",
    title: { EN: "Welcome", VI: "Chào mừng bạn", TH: "ยินดีต้อนรับ", CN: "欢迎" },
    content: {
      EN: "<p>Every new member starts with a welcome bonus. It is in your balance as soon as you have registered.</p>",
      VI: "<p>Mỗi thành viên mới được nhận tiền thưởng chào mừng. Tiền có trong số dư ngay khi bạn đăng ký xong.</p>",
      TH: "<p>สมาชิกใหม่ทุกคนได้รับโบนัสต้อนรับ ซึ่งอยู่ในยอดเงินทันทีที่สมัครเสร็จ</p>",
      CN: "<p>每位新会员都有一笔欢迎奖金，注册完成后即计入余额。</p>",
    },
  },
  {
    type: "PL",
    title: {
      EN: "10,000 games, one search",
      VI: "10.000 trò chơi, một ô tìm kiếm",
      TH: "10,000 เกม ค้นหาในช่องเดียว",
      CN: "10,000 款游戏，一搜即得",
    },
    content: {
      EN: "<p>Type a few letters of a name, or choose a provider to see all of its games. Press the heart to keep a favourite.</p>",
      VI: "<p>Nhập vài chữ trong tên trò chơi, hoặc chọn một nhà cung cấp để xem tất cả trò chơi của họ. Nhấn vào trái tim để lưu trò chơi yêu thích.</p>",
      TH: "<p>พิมพ์ชื่อเกมไม่กี่ตัวอักษร หรือเลือกค่ายเพื่อดูเกมทั้งหมดของค่ายนั้น กดหัวใจเพื่อเก็บเกมโปรดไว้</p>",
      CN: "<p>输入名称中的几个字，或选择一家游戏商查看其全部游戏。点按爱心即可收藏。</p>",
    },
  },
  {
    type: "PL",
    title: {
      EN: "Unfinished rounds are kept",
      VI: "Ván chơi dở được giữ lại",
      TH: "รอบที่ยังไม่จบจะถูกเก็บไว้",
      CN: "未完成的局会保留",
    },
    content: {
      EN: "<p>If the connection is lost during a round, open the game again. The round ends with the outcome that it had.</p>",
      VI: "<p>Nếu mất kết nối giữa ván, hãy mở lại trò chơi. Ván chơi kết thúc với đúng kết quả đã có.</p>",
      TH: "<p>หากการเชื่อมต่อหลุดระหว่างรอบ ให้เปิดเกมอีกครั้ง รอบนั้นจะจบด้วยผลเดิม</p>",
      CN: "<p>如果游戏中途断线，请重新打开游戏。该局会按原有结果结束。</p>",
    },
  },
  {
    type: "PU",
    who: "MEMBERS",
    title: { EN: "Play with a plan", VI: "Chơi có kế hoạch", TH: "เล่นอย่างมีแผน", CN: "有计划地玩" },
    content: {
      EN: "<p>Decide before you start how much and how long you will play. The game shows your time in play and your net result all along.</p>",
      VI: "<p>Trước khi chơi, hãy quyết định bạn sẽ chơi bao nhiêu tiền và trong bao lâu. Trò chơi luôn hiện thời gian chơi và kết quả thắng thua của bạn.</p>",
      TH: "<p>ตัดสินใจก่อนเริ่มว่าจะเล่นเท่าไรและนานแค่ไหน เกมจะแสดงเวลาและยอดสุทธิของคุณตลอดเวลา</p>",
      CN: "<p>开始前先决定玩多少、玩多久。游戏会一直显示您的游戏时间和净输赢。</p>",
    },
  },
];

/** What home's banners may say; a merchant has three of them, in its own order. */
const headlines = [
  { EN: "Tonight belongs to you", VI: "Đêm nay là của bạn", TH: "ค่ำคืนนี้เป็นของคุณ", CN: "今夜属于您" },
  {
    EN: "A new game every time you look",
    VI: "Mỗi lần ghé là một trò chơi mới",
    TH: "เกมใหม่ทุกครั้งที่แวะมา",
    CN: "每次光临，都有新游戏",
  },
  {
    EN: "Games of our own making",
    VI: "Trò chơi do chính chúng tôi tạo ra",
    TH: "สร้างสรรค์โดยเราเอง",
    CN: "自家匠心之作",
  },
  {
    EN: "Lights on, reels ready",
    VI: "Đèn đã lên, vòng quay đã sẵn",
    TH: "ไฟสว่าง วงล้อพร้อมหมุน",
    CN: "灯火已亮，转轴就绪",
  },
  {
    EN: "Kick off with a free demo",
    VI: "Bắt đầu bằng lượt chơi thử miễn phí",
    TH: "เริ่มต้นด้วยการทดลองเล่นฟรี",
    CN: "先来一局免费试玩",
  },
  {
    EN: "Ten thousand games, one good evening",
    VI: "Mười nghìn trò chơi, một buổi tối vui",
    TH: "หมื่นเกม ในค่ำคืนดี ๆ หนึ่งคืน",
    CN: "万款游戏，一个美好的夜晚",
  },
  {
    EN: "Play a little, smile a lot",
    VI: "Chơi một chút, cười thật nhiều",
    TH: "เล่นสักนิด ยิ้มได้นาน",
    CN: "玩一点，多笑一点",
  },
  { EN: "Your seat is still warm", VI: "Chỗ của bạn vẫn còn ấm", TH: "ที่นั่งของคุณยังอุ่นอยู่", CN: "您的座位还留有余温" },
] as const;

const places = [
  { group: "/", linkage: "/hot" },
  { group: "/", linkage: "/rng" },
  { group: "/", linkage: "/inhouse" },
] as const;

const lobbyBanner = {
  group: "/rng",
  title: {
    EN: "Reels for every mood",
    VI: "Vòng quay cho mọi tâm trạng",
    TH: "วงล้อสำหรับทุกอารมณ์",
    CN: "总有一款合您心情",
  },
  linkage: "/hot",
} as const;

function listDemoBanners(tenantId: string) {
  // The number is chosen so that the demo brands begin with four different ones.
  const first = createRandom(`${tenantId} banners 321`)(headlines.length);
  const home = places.flatMap((place, index) => {
    const title = headlines[(first + index) % headlines.length];
    return title === undefined ? [] : [{ ...place, title }];
  });
  return [...home, lobbyBanner];
}

const hour = 3_600_000;

/** Stores a merchant's demo announcements and banners, where it has none. */
export async function createDemoNotices(db: Db, { id: tenantId }: Tenant): Promise<void> {
  const find = (table: "notices" | "banners") =>
    tables(db).selectFrom(table).select("id").where("tenant_id", "=", tenantId).limit(1).executeTakeFirst();
  if ((await find("notices")) !== undefined || (await find("banners")) !== undefined) return;
  const now = Date.now();
  const noticeRows = notices.map(({ type, who = "EVERYONE", title, content }, index) => ({
    tenant_id: tenantId,
    id: `seed-${index + 1}`,
    type,
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    level: 1,
    audience: JSON.stringify({ ...everyoneRules, who }),
    at: new Date(now - index * 20 * hour),
  }));
  const bannerRows = listDemoBanners(tenantId).map(({ group, title, linkage }, position) => ({
    tenant_id: tenantId,
    id: `seed-${position + 1}`,
    group_name: group,
    picture: `/art/banners/${tenantId}-${position + 1}.svg`,
    title: JSON.stringify(title),
    linkage_type: "INNER",
    linkage,
    position,
  }));
  await tables(db).insertInto("notices").values(noticeRows).execute();
  await tables(db).insertInto("banners").values(bannerRows).execute();
}
