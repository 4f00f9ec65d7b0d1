// Change: tables stand in a box of their own that scrolls and can be reached with the keyboard;
// the components of the API reference need no import.
// Swizzle: wrap.
import MDXComponents from '@theme-original/MDXComponents';
import {ErrorMessage} from '@site/src/components/ErrorMessage';
import {MethodMeta} from '@site/src/components/MethodMeta';
import {MethodSheet, Param, Returns, Throws} from '@site/src/components/MethodSheet';
import {Table} from '@site/src/components/Table';
import {TypeOverview} from '@site/src/components/TypeOverview';

export default {
  ...MDXComponents,
  table: Table,
  ErrorMessage,
  MethodMeta,
  MethodSheet,
  Param,
  Returns,
  Throws,
  TypeOverview,
};
