/** Stands in for the generator's head of a page, and leaves out what it is given. */
export default function NoHead(): null {
  return null;
}
