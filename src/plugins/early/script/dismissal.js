/*
 * A dismissal is for one announcement: with another id the generator would keep the bar hidden for
 * one more visit, because it hides the bar before it compares the ids.
 */
try {
  if (localStorage.getItem(SETTINGS.announcementIdKey) !== SETTINGS.announcementId) {
    localStorage.removeItem(SETTINGS.announcementDismissKey);
  }
} catch {
  // A browser that refuses its storage has no dismissal.
}
