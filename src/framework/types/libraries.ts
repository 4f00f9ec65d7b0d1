/** A library that the framework's build file names. */
export interface Library {
  group: string;
  artifact: string;
  version: string;
  /** Maven's scope: what is `compile` comes along with the framework. */
  scope: string;
}

/** The whole of `libraries.json`. */
export interface Libraries {
  tag: string;
  commit: string;
  /** Day of the commit, which is the day of the release: `2025-10-07`. */
  date: string;
  /** The build file, relative to the repository. */
  file: string;
  /** The oldest Java that the framework is built for. */
  java: string;
  /** Sorted by group and artifact. */
  libraries: Library[];
}
