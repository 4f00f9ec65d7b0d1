// cspell:disable
/** What stands in every field of the hostile record; it must be seen, and do nothing. */
export const HOSTILE_TEXT = '<img src="x" onerror="window.pwned=1"><b class="hostile">hostile</b>';

/** Queries that break a page that takes them for anything but text. */
export const HOSTILE: Record<string, string> = {
  script: '<script>window.pwned=1</script>',
  'an image': HOSTILE_TEXT,
  quotes: `"'\`\\ &amp; %20 {{1}}`,
  '10 KB': 'quickstart '.repeat(930).trim(),
  'one long word': 'x'.repeat(2000),
  'right to left': 'מבחן של اختبار',
  emoji: '🧪 👩🏽‍🔬 test',
};
