// Change: nothing; `scripts/pageHead` writes the structured data of all pages at build.
// Swizzle: eject. Remove when the generator escapes the titles in it.
export default function BlogPostStructuredData(): null {
  return null;
}
