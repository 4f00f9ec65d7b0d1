// Change: tabs keep their elements when the page is hydrated, and with them the focus and the first
// click. The original draws them anew then: facebook/docusaurus#5653. Tabs and panels have names, name
// each other, and answer to all keys of the ARIA pattern; the browser's search finds the text of a
// closed panel, and opens it. A panel begins with the name of its tab, which style sheets show on paper
// and without JavaScript, and by which our own search opens it.
// Swizzle: eject (the key that does so is in its only component). Remove when the generator does all
// of it.
// cspell:ignore beforematch onbeforematch
/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- the theme's elements */
import React, {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
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

/** The keys that move the focus, and to which of so many tabs. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The name of a list of tabs, from the id of its group: "build tool". */
const nameOf = (groupId: string | undefined): string | undefined =>
  // A word of so few letters is an abbreviation: CI, IDE.
  groupId && (groupId.length <= 3 ? groupId.toUpperCase() : groupId.replaceAll('-', ' '));

type TabListProps = TabsProps & ReturnType<typeof useTabs> & {id: string};

function TabList({
  id,
  className,
  block,
  groupId,
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
    const move = MOVES[event.key];
    // With one of these keys it is a command of the browser.
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      // The page does not scroll.
      event.preventDefault();
      select(event.currentTarget, value);
    } else if (move) {
      event.preventDefault();
      (list.current!.children[move(index, tabValues.length)] as HTMLElement).focus();
    }
  }

  return (
    <ul
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      aria-label={nameOf(groupId)}
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}, index) => (
        <li
          role="tab"
          id={`${id}tab${index}`}
          aria-controls={`${id}panel${index}`}
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

interface PanelProps {
  /** Id of its list; with the index, that of the panel and of its tab. */
  id: string;
  index: number;
  panel: ReturnType<typeof sanitizeTabsChildren>[number];
  isSelected: boolean;
  /** Called when the browser's search found a text in the panel, which is closed. */
  onFound: () => void;
}

/** What belongs to a tab. The search of the browser finds its text when it is closed, too. */
function Panel({id, index, panel, isSelected, onFound}: PanelProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React writes any value as an empty one, which hides the text from the search.
    if (!isSelected && 'onbeforematch' in document.body) {
      element.current!.setAttribute('hidden', 'until-found');
    }
  }, [isSelected]);
  useEffect(() => {
    const panelElement = element.current!;
    // Before the browser scrolls to the text.
    const select = () => flushSync(onFound);
    panelElement.addEventListener('beforematch', select);
    return () => panelElement.removeEventListener('beforematch', select);
  }, [onFound]);
  return (
    <div
      ref={element}
      role="tabpanel"
      id={`${id}panel${index}`}
      aria-labelledby={`${id}tab${index}`}
      className={panel.props.className}
      hidden={!isSelected}
    >
      <span
        className="bk-panel-name"
        data-name={panel.props.label ?? panel.props.value}
        data-tab={panel.props.value}
      />
      {panel.props.children}
    </div>
  );
}

export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const panels = sanitizeTabsChildren(props.children);
  const tabs = useTabs({...props, children: panels});
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}
      data-kind="tabs"
      data-tabs={props.queryString === true ? props.groupId : undefined}
    >
      <TabList {...props} {...tabs} id={id} />
      <div className="margin-top--md">
        {panels.map((panel, index) => (
          <Panel
            key={panel.props.value}
            id={id}
            index={index}
            panel={panel}
            isSelected={panel.props.value === tabs.selectedValue}
            onFound={() => tabs.selectValue(panel.props.value)}
          />
        ))}
      </div>
    </div>
  );
}
