// Change: tables are in a box of their own that scrolls and can be reached with the keyboard; folds
// are the browser's own, whose text its search finds.
// Swizzle: wrap.
import MDXComponents from '@theme-original/MDXComponents';
import {Fold} from '@site/src/components/Fold';
import {Table} from '@site/src/components/Table';

export default {...MDXComponents, Details: Fold, table: Table};
