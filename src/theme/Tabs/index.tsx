// Change: tabs keep their elements when the page is hydrated, and with them the focus and the first
// click. The original draws them anew then: facebook/docusaurus#5653. A panel begins with the name of
// its tab, which style sheets show on paper and without JavaScript, and by which the search opens it.
// Swizzle: eject (the key that does so is in its only component). Remove when the generator drops it.
/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- the theme's elements */
import React, {cloneElement, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  type TabsProps,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';

/** The keys that move the focus, and by how many tabs. */
const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

type TabListProps = TabsProps & ReturnType<typeof useTabs>;

function TabList({
  className,
  block,
  selectedValue,
  selectValue,
  tabValues,
}: TabListProps): ReactNode {
  const isBrowser = useIsBrowser();
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(tab: HTMLElement, value: string): void {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string, index: number): void {
    const step = STEPS[event.key];
    if (event.key === 'Enter') {
      select(event.currentTarget, value);
    } else if (step !== undefined) {
      const next = (index + step + tabValues.length) % tabValues.length;
      (list.current!.children[next] as HTMLElement).focus();
    }
  }

  return (
    <ul
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}, index) => (
        <li
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          aria-disabled={isBrowser ? undefined : true}
          key={value}
          onKeyDown={(event) => onKeyDown(event, value, index)}
          onClick={(event) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx('tabs__item', attributes?.['className'] as string | undefined, {
            'tabs__item--active': selectedValue === value,
          })}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

export default function Tabs(props: Props): ReactNode {
  const children = sanitizeTabsChildren(props.children);
  const tabs = useTabs({...props, children});
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}
      data-kind="tabs"
      data-tabs={props.queryString === true ? props.groupId : undefined}
    >
      <TabList {...props} {...tabs} />
      <div className="margin-top--md">
        {[children]
          .flat()
          .map(
            (panel, index) =>
              panel &&
              cloneElement(
                panel,
                {key: index, hidden: panel.props.value !== tabs.selectedValue},
                <span
                  className="bk-panel-name"
                  data-name={panel.props.label ?? panel.props.value}
                  data-tab={panel.props.value}
                />,
                panel.props.children,
              ),
          )}
      </div>
    </div>
  );
}
