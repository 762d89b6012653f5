// In a file of its own: a first page needs them, and no list of all pages.

/** The addresses that show home (RT-01, RT-02). */
export const homePaths = ["/", "/index", "/index.html", "/home", "/register", "/register.html"] as const;
