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
  /** The build file, relative to the repository. */
  file: string;
  /** The oldest Java that the framework is built for. */
  java: string;
  /** Sorted by group and artifact. */
  libraries: Library[];
}
