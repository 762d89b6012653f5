/** Banners or announcements have changed. */
export const supportLiveEventKinds = ["notice"] as const;
