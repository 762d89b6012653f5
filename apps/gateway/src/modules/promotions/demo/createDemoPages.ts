import { randomUUID } from "node:crypto";
import {
  type ActivityTrigger,
  everyoneRules,
  type ModId,
  newPlayerCategory,
  toDecimal,
  toMoney,
} from "@marquee/contract";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { createRandom } from "../../../demo/random.ts";
import { getStakes } from "../../../tenants/stakes.ts";
import { insertBatch } from "../codeStore.ts";
import { insertPage, lockPageList, type PageColumns } from "../pageStore.ts";

type SeedText = Readonly<Record<"EN" | "VI" | "TH" | "CN", string>>;

interface DemoPage {
  /** The module without which a merchant does not have it; null for none. One by a code is for brands whose demo has a code. */
  readonly needs: ModId | null;
  /** What its picture shows. */
  readonly picture: string;
  readonly category: typeof newPlayerCategory | null;
  readonly title: SeedText;
  readonly html: SeedText;
  readonly activity: {
    readonly trigger: ActivityTrigger;
    readonly leastBets: bigint;
    readonly mostBets: bigint;
  } | null;
  /** In how many days it begins; 0 where it has begun. */
  readonly inDays: number;
}

const pages: readonly DemoPage[] = [
  {
    needs: null,
    picture: "welcome",
    category: newPlayerCategory,
    // RG-27: its title says what it gives.
    title: {
      EN: "Sign-up bonus {amount}",
      VI: "Thưởng đăng ký {amount}",
      TH: "โบนัสสมัครสมาชิก {amount}",
      CN: "注册奖金 {amount}",
    },
    html: {
      EN: "<p>Join us, and a first bonus waits for you here.</p><ul><li>Claim it once, on this page.</li><li>Stake it as often as the terms say, and what is left of it is yours.</li></ul>",
      VI: "<p>Đăng ký, và một khoản thưởng đầu tiên chờ bạn ở đây.</p><ul><li>Nhận một lần, ngay trên trang này.</li><li>Cược đủ số lần theo điều khoản, phần còn lại là của bạn.</li></ul>",
      TH: "<p>สมัครสมาชิก แล้วโบนัสแรกรอคุณอยู่ที่นี่</p><ul><li>รับได้หนึ่งครั้งในหน้านี้</li><li>เดิมพันครบตามเงื่อนไข ส่วนที่เหลือเป็นของคุณ</li></ul>",
      CN: "<p>注册后，首份奖金就在这里等您。</p><ul><li>在本页领取一次。</li><li>按条款投注足额后，剩余部分归您所有。</li></ul>",
    },
    activity: { trigger: "REGISTRATION", leastBets: 1n, mostBets: 1n },
    inDays: 0,
  },
  {
    needs: null,
    picture: "best-mission",
    category: null,
    title: {
      EN: "Tell us your best win",
      VI: "Kể về ván thắng đẹp nhất",
      TH: "เล่าชัยชนะที่ดีที่สุดของคุณ",
      CN: "分享您的最佳赢局",
    },
    html: {
      EN: "<p>Send us a picture of the best win of your week. Our team picks what it likes, and gives a bonus for it.</p><ol><li>Press Apply, write a line and add up to three pictures.</li><li>You get our answer in your inbox.</li><li>Claim your bonus here.</li></ol>",
      VI: "<p>Gửi cho chúng tôi ảnh ván thắng đẹp nhất trong tuần. Đội ngũ của chúng tôi chọn ảnh yêu thích và tặng thưởng.</p><ol><li>Nhấn Đăng ký, viết vài chữ và thêm tối đa ba ảnh.</li><li>Bạn nhận trả lời trong hộp thư.</li><li>Nhận thưởng tại đây.</li></ol>",
      TH: "<p>ส่งภาพชัยชนะที่ดีที่สุดในสัปดาห์ของคุณ ทีมงานจะเลือกภาพที่ชอบและให้โบนัส</p><ol><li>กดสมัคร เขียนข้อความสั้น ๆ และเพิ่มรูปได้สูงสุดสามรูป</li><li>คำตอบจะอยู่ในกล่องข้อความของคุณ</li><li>รับโบนัสที่นี่</li></ol>",
      CN: "<p>发来您本周最佳赢局的图片。我们的团队会挑选喜欢的图片并赠送奖金。</p><ol><li>点按申请，写一句话，最多添加三张图片。</li><li>答复会发到您的收件箱。</li><li>在此领取奖金。</li></ol>",
    },
    activity: { trigger: "APPLICATION", leastBets: 5n, mostBets: 100n },
    inDays: 0,
  },
  {
    needs: null,
    picture: "birthday",
    category: null,
    title: { EN: "Birthday gift", VI: "Quà sinh nhật", TH: "ของขวัญวันเกิด", CN: "生日礼金" },
    html: {
      EN: "<p>A gift for your birthday: claim it within a week of the day. For members who are 21 or older.</p>",
      VI: "<p>Món quà cho ngày sinh nhật: nhận trong vòng một tuần kể từ ngày đó. Dành cho thành viên từ 21 tuổi.</p>",
      TH: "<p>ของขวัญสำหรับวันเกิด รับได้ภายในหนึ่งสัปดาห์นับจากวันเกิด สำหรับสมาชิกอายุ 21 ปีขึ้นไป</p>",
      CN: "<p>送给您的生日礼物：自生日起一周内可领取。仅限年满 21 岁的会员。</p>",
    },
    activity: { trigger: "BIRTHDAY", leastBets: 20n, mostBets: 20n },
    inDays: 0,
  },
  {
    needs: null,
    picture: "festival",
    category: newPlayerCategory,
    title: { EN: "Festival of lights", VI: "Lễ hội ánh sáng", TH: "เทศกาลแห่งแสง", CN: "灯火节" },
    html: {
      EN: "<p>A week of tables and reels under the lanterns. What there is to win is told here when it begins.</p>",
      VI: "<p>Một tuần với bàn chơi và vòng quay dưới ánh đèn lồng. Phần thưởng sẽ được công bố ở đây khi lễ hội bắt đầu.</p>",
      TH: "<p>หนึ่งสัปดาห์ของโต๊ะและวงล้อใต้แสงโคม ของรางวัลจะประกาศที่นี่เมื่อเริ่มงาน</p>",
      CN: "<p>灯笼下的一周牌桌与转轴。奖品将在开始时于此公布。</p>",
    },
    activity: null,
    inDays: 3,
  },
  {
    needs: "SLZALO3",
    picture: "welcome",
    category: newPlayerCategory,
    title: {
      EN: "Link Zalo and get a bonus",
      VI: "Liên kết Zalo nhận thưởng",
      TH: "เชื่อมต่อ Zalo รับโบนัส",
      CN: "绑定 Zalo 领奖金",
    },
    html: {
      EN: "<p>Link your Zalo account in the security centre, and claim the bonus here. A Zalo account brings it once.</p>",
      VI: "<p>Liên kết tài khoản Zalo trong trung tâm bảo mật rồi nhận thưởng tại đây. Mỗi tài khoản Zalo chỉ nhận một lần.</p>",
      TH: "<p>เชื่อมต่อบัญชี Zalo ในศูนย์ความปลอดภัย แล้วรับโบนัสที่นี่ บัญชี Zalo หนึ่งบัญชีรับได้หนึ่งครั้ง</p>",
      CN: "<p>在安全中心绑定您的 Zalo 账号，即可在此领取奖金。每个 Zalo 账号仅限一次。</p>",
    },
    activity: { trigger: "ZALO", leastBets: 131n, mostBets: 131n },
    inDays: 0,
  },
  {
    needs: "PROMOCODE3",
    picture: "gift",
    category: null,
    title: {
      EN: "A code for our readers",
      VI: "Mã dành cho độc giả",
      TH: "โค้ดสำหรับผู้อ่านของเรา",
      CN: "读者专享优惠码",
    },
    html: {
      EN: "<p>Enter the code <strong>{code}</strong> below, read the terms, and claim the bonus. Each member can use it once.</p>",
      VI: "<p>Nhập mã <strong>{code}</strong> bên dưới, đọc điều khoản rồi nhận thưởng. Mỗi hội viên chỉ dùng một lần.</p>",
      TH: "<p>กรอกโค้ด <strong>{code}</strong> ด้านล่าง อ่านเงื่อนไข แล้วรับโบนัส สมาชิกแต่ละคนใช้ได้หนึ่งครั้ง</p>",
      CN: "<p>在下方输入优惠码 <strong>{code}</strong>，阅读条款后领取奖金。每位会员限用一次。</p>",
    },
    activity: { trigger: "CODE", leastBets: 10n, mostBets: 10n },
    inDays: 0,
  },
];

const hosts = ["RNG", "LIVE", "PVP", "ESPORTS", "SPORTS", "FISH"] as const;
const day = 86_400_000;
/** For how many members the code of a demo is. */
const codeCount = 500;

const none = {
  trigger: null,
  currency: null,
  least: null,
  most: null,
  factor: null,
  max_stake: null,
  max_convert: null,
  days: null,
  sticky: false,
  ends_with_withdrawal: false,
  once_per_person: false,
} as const;

/** Stores pages of promotions, where there are none; each merchant has other pictures. */
export const createDemoPages: CreateDemo = async (db, { id: tenantId, currency, modules }, _, { promoCode }) => {
  if (!modules.has("PROMO3") || (await lockPageList(db, tenantId)).length > 0) return;
  const bet = toMoney(getStakes(currency).minBet);
  // The number is chosen so that the demo brands begin with different ones.
  const first = createRandom(`${tenantId} promotions 5`)(hosts.length);
  const own = pages.filter(
    ({ needs, activity }) =>
      (needs === null || modules.has(needs)) && (activity?.trigger !== "CODE" || promoCode !== undefined),
  );
  for (const [position, { picture, category, title, html, activity, inDays }] of own.entries()) {
    const host = hosts[(first + position) % hosts.length] ?? "RNG";
    const codes = ["EN", "VI", "TH", "CN"] as const;
    const gives = `${Number(toDecimal(bet * (activity?.mostBets ?? 0n)))}${currency}`;
    const toTitle = (code: (typeof codes)[number]): string => title[code].replace("{amount}", gives);
    const columns: PageColumns = {
      is_on: true,
      categories: category === null ? [] : [category],
      texts: JSON.stringify(
        Object.fromEntries(
          codes.map((code) => [code, { title: toTitle(code), html: html[code].replace("{code}", promoCode ?? "") }]),
        ),
      ),
      picture: `/art/promotions/${host}-${picture}-${position + 1}.svg`,
      phone_picture: null,
      audience: JSON.stringify(everyoneRules),
      segment_id: null,
      starts_at: inDays === 0 ? null : new Date(Date.now() + inDays * day),
      ends_at: null,
      promotion_id: null,
      ...(activity === null
        ? none
        : {
            trigger: activity.trigger,
            currency,
            least: bet * activity.leastBets,
            most: bet * activity.mostBets,
            factor: 10,
            max_stake: null,
            max_convert: null,
            sticky: false,
            ends_with_withdrawal: false,
            days: 7,
            // A visitor with several accounts may claim it with each.
            once_per_person: false,
          }),
    };
    const id = randomUUID();
    await insertPage(db, { tenantId, id, position }, columns);
    if (activity?.trigger !== "CODE" || promoCode === undefined) continue;
    const worth = bet * activity.mostBets * BigInt(codeCount);
    const batch = { pageId: id, promotionId: null, name: title.EN, word: promoCode, count: codeCount, currency, worth };
    await insertBatch(db, tenantId, { id: randomUUID(), ...batch, by: "demo", aloneBy: null });
  }
};
