// Change: the button says whether the list below it is open, and is disabled until the page is hydrated.
// Swizzle: wrap. Remove when the generator does so.
import React, {type ComponentProps, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

export default function CollapseButtonWrapper(
  props: ComponentProps<typeof CollapseButton>,
): ReactNode {
  const isDisabled = useIsBrowser() ? undefined : true;
  return <CollapseButton {...props} aria-expanded={!props.collapsed} aria-disabled={isDisabled} />;
}
