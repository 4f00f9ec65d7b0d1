/*
 * Removes the dismissal of an earlier announcement. The generator hides the bar before it compares
 * the ids, so a new announcement would stay hidden for one more visit.
 */
try {
  if (localStorage.getItem(SETTINGS.announcementIdKey) !== SETTINGS.announcementId) {
    localStorage.removeItem(SETTINGS.announcementDismissKey);
  }
} catch {
  // The storage is blocked, so there is no dismissal.
}
