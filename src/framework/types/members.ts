import type {Effect} from './effects';

/** What produced a member: absent for source code, else the Lombok annotation or a rule of the language. */
export type Generated =
  | '@Getter'
  | '@Setter'
  | '@Data'
  | '@Builder'
  | '@Singular'
  | '@ToString'
  | '@EqualsAndHashCode'
  | '@AllArgsConstructor'
  | '@NoArgsConstructor'
  | '@RequiredArgsConstructor'
  | '@Value'
  | 'default constructor'
  | 'enum'
  | 'record';

export interface Parameter {
  name: string;
  /** As written in the source, without the dots of varargs: `Map<String, String>`. */
  type: string;
  varargs?: true;
}

export interface Method {
  name: string;
  /** `name(Type,Type...)`, erased of parameter names; with the type's name it is unique. */
  signature: string;
  isConstructor?: true;
  line: number;
  /** Java keywords as written; what the language implies (public in an interface) is added. */
  modifiers: string[];
  annotations?: string[];
  typeParameters?: string[];
  /** Absent for a constructor. */
  returns?: string;
  parameters: Parameter[];
  throws?: string[];
  /** Method of a supertype that this one overrides or implements: `IElementActions.clear()`. */
  overrides?: string[];
  /** Method of the implementing class whose effects a call of this interface method has. */
  implementedBy?: string;
  generated?: Generated;
  /** For a step of a builder that sets a property: the value without the step, as Java code. */
  default?: string;
  /** Only for methods with a body of the action, builder, manager, parser and utility classes. */
  effects?: Effect[];
}

export interface Field {
  name: string;
  type: string;
  line: number;
  modifiers: string[];
  annotations?: string[];
  /** Initializer as javac prints it. */
  initializer?: string;
}

export interface EnumConstant {
  name: string;
  line: number;
  /** Constructor arguments: texts, numbers and booleans as values, all else as `{source}`. */
  values: (string | number | boolean | {source: string})[];
}
