const window = "the length of the window is part of the rule, and the texts of the rule name it";
const choice = "names a choice of packages/contract/src/protection/choices.ts";
const pause = "the functions note_play and get_play_room of the database hold it";

/** English texts that hold a number with its unit, and why no setting and no constant fills it in. */
export const typedNumbers: Readonly<Record<string, string>> = {
  "1 day": "names a choice of the form beside it",
  "1 hour": "names a choice of the form beside it",
  "1 month (31 days)": "what the word month means for a limit",
  "1 year": choice,
  "15 minutes less": "the step of the slider beside it",
  "15 minutes more": "the step of the slider beside it",
  "24 hours": choice,
  "3 years": choice,
  "30 days": choice,
  "31 days": "what the word month means for a limit",
  "5 years": choice,
  "6 months": choice,
  "6 weeks": choice,
  "7 days": choice,
  "A large sum within 24 hours": window,
  "From 1 to 1440 minutes": "the minutes of a day",
  "From 1 to 3650 days, or empty.": "the bounds of the schema, ten years",
  "Games close after this time. You can play again after a break of 30 minutes.": pause,
  "It goes by e-mail or phone to members who asked for offers. Members who are taking a break from playing get none, and nobody gets more than three in 24 hours.":
    window,
  "At most {0} more in 24 hours": window,
  "Large sum in 24 hours": window,
  "Left for 24 hours": window,
  "Many withdrawals in 24 hours": window,
  "Maximum in 24 hours, in {currency}": window,
  "Most that one account sends in 24 hours, in {currency}": window,
  "Most transfers of one account in 24 hours": window,
  "Of them in the last 30 days": window,
  "Several withdrawals within 24 hours": window,
  "The amount is more than you can send in 24 hours.": window,
  "The amount is more than you can withdraw in 24 hours.": window,
  "You can send <0/> now, at most <1/> more in 24 hours.": window,
  "You have sent as many transfers as are allowed in 24 hours.": window,
  "The time you set for playing is over. Take a break of 30 minutes.": pause,
  "We check with the payment provider and answer within 72 hours.": "a promise to the member; no job waits for it",
  "{recentRegistrations, plural, one {# of them in the last 30 days.} other {# of them in the last 30 days.}}": window,
};
