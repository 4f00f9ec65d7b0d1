// Change: tables stand in a box of their own that scrolls and can be reached with the keyboard;
// the components of the API reference need no import.
// Swizzle: wrap.
import MDXComponents from '@theme-original/MDXComponents';
import {Constant, EnumConstants} from '@site/src/components/EnumConstants';
import {ErrorEntry} from '@site/src/components/ErrorEntry';
import {ErrorMessage} from '@site/src/components/ErrorMessage';
import {InheritedMethods} from '@site/src/components/InheritedMethods';
import {MethodHead} from '@site/src/components/MethodHead';
import {MethodSheet, Param, Returns, Throws} from '@site/src/components/MethodSheet';
import {Properties, Property} from '@site/src/components/Properties';
import {SignatureCard} from '@site/src/components/SignatureCard';
import {Table} from '@site/src/components/Table';
import {TypeOverview} from '@site/src/components/TypeOverview';

export default {
  ...MDXComponents,
  table: Table,
  Constant,
  EnumConstants,
  ErrorEntry,
  ErrorMessage,
  InheritedMethods,
  MethodHead,
  MethodSheet,
  Param,
  Properties,
  Property,
  Returns,
  SignatureCard,
  Throws,
  TypeOverview,
};
