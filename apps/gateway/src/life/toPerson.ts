const families = ["Nguyen", "Tran", "Le", "Pham", "Hoang", "Phan", "Vu", "Dang", "Bui", "Do", "Ngo", "Duong"] as const;
const given = ["Linh", "Minh", "Anh", "Huy", "Lan", "Tuan", "Mai", "Khoa", "Thao", "Long", "Ngoc", "Son"] as const;
const thaiFamilies = ["Srisuk", "Chaiyo", "Wongsa", "Thongdee", "Suwan", "Rattana", "Boonmee", "Kaewta"] as const;
const thaiGiven = ["Somchai", "Nok", "Malee", "Anan", "Kanya", "Prasert", "Ploy", "Niran", "Chai", "Dao"] as const;

const agents = [
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
] as const;

/** Somebody who does not exist, with a name of the country and an address of a network that is nobody's. */
export function toPerson(language: string, index: number, random: (limit: number) => number) {
  const [last, first] = language === "TH" ? [thaiFamilies, thaiGiven] : [families, given];
  const [family, name] = [last[random(last.length)] ?? last[0], first[random(first.length)] ?? first[0]];
  const year = 1968 + random(34);
  const two = (number: number): string => String(number).padStart(2, "0");
  return {
    name: `${name}${family}`.toLowerCase().slice(0, 11) + String(100 + index),
    holder: language === "TH" ? `${name} ${family}` : `${family} ${name}`,
    address: `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}`,
    deviceId: `life-${language}-${index}`,
    birthday: `${year}-${two(1 + random(12))}-${two(1 + random(28))}`,
    userAgent: agents[random(agents.length)] ?? agents[0],
  };
}
