// Change: tables are in a box of their own that scrolls and can be reached with the keyboard.
// Swizzle: wrap.
import MDXComponents from '@theme-original/MDXComponents';
import {Table} from '@site/src/components/Table';

export default {...MDXComponents, table: Table};
