import type {Caller, Overview, RaisedError, Step} from './steps';

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
  | 'enum';

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
  typeParameters?: string[];
  /** Absent for a constructor. */
  returns?: string;
  parameters: Parameter[];
  throws?: string[];
  generated?: Generated;
  /** For a step of a builder that sets a property: the value without the step, as Java code. */
  default?: string;
  /** What a call does, in order. Only for public methods with a body in classes that a page may document. */
  steps?: Step[];
  overview?: Overview;
  /** The errors that reach the caller, each once. */
  errors?: RaisedError[];
  /** Of a callback: the documented methods that call it themselves. */
  calledBy?: Caller[];
}

export interface Field {
  name: string;
  type: string;
  line: number;
  modifiers: string[];
  /** Initializer as javac prints it. */
  initializer?: string;
}

export interface EnumConstant {
  name: string;
  line: number;
  /** Constructor arguments: texts, numbers and booleans as values, all else as `{source}`. */
  values: (string | number | boolean | {source: string})[];
}
