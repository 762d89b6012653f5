/** The account at Geetest and the project at Firebase that tests have. */
export const accounts = {
  geetestId: "647f5ed2ed8acb4be36784e01556bb71",
  geetestKey: "b09a7aafbfd83f73b35a9b530d0337bf",
  firebaseProject: "marquee-test",
  firebaseApiKey: "web-key-of-these-tests",
} as const;
