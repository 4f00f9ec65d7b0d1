import type {EnumConstant, Field, Generated, Method} from './members';

type TypeKind = 'class' | 'interface' | 'enum' | 'annotation' | 'record';

export interface ApiType {
  /** With the outer type's name where it is nested: `MouseAction.ActionType`. Not unique: see `package`. */
  name: string;
  package: string;
  /** Relative to the facts' `root`: `actions/elements/ElementActions.java`. */
  file: string;
  line: number;
  kind: TypeKind;
  modifiers: string[];
  typeParameters?: string[];
  extends?: string;
  implements?: string[];
  /** Name of the outer type of a nested one. */
  outer?: string;
  /** Simple name to qualified name of every type that the members' signatures use, `java.lang` left out. */
  uses?: Record<string, string>;
  enumConstants?: EnumConstant[];
  /** Constants and other visible fields; the setting classes' private fields too, as they are the file's keys. */
  fields?: Field[];
  methods?: Method[];
  /** Public methods of supertypes of this tree that the type has without declaring them: owner to names. */
  inherited?: Record<string, string[]>;
  generated?: Generated;
}

/** The whole of `api.json`. */
export interface Api {
  /** Tag and commit of the framework that this was read from. */
  tag: string;
  commit: string;
  /** Folder of the repository to which every `file` is relative. */
  root: string;
  /** Types that are not nested. */
  topLevelTypes: number;
  types: ApiType[];
}
