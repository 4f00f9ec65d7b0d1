// Change: nothing above the title; `src/components/MobileContents` is below the lead.
// Swizzle: eject.
export default function DocItemTOCMobile(): null {
  return null;
}
