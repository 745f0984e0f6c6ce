import { type ReactNode, useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { ActionButton } from './ActionButton.tsx';

type ExpandableListProps<Item> = {
  items: readonly Item[];
  /** Number of items that are visible before the list is expanded. */
  collapsedCount: number;
  /** Renders one item as a keyed `li`. */
  children: (item: Item) => ReactNode;
};

/** List that shows its first items, and all of them when it is expanded. */
export function ExpandableList<Item>({ items, collapsedCount, children }: ExpandableListProps<Item>) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <>
      <ol>{items.slice(0, isExpanded ? undefined : collapsedCount).map(children)}</ol>
      {items.length > collapsedCount && (
        <ActionButton kind="plain" onPress={() => setIsExpanded(!isExpanded)} aria-expanded={isExpanded}>
          {isExpanded ? consoleTexts.showFewer : consoleTexts.showAll({ count: items.length })}
        </ActionButton>
      )}
    </>
  );
}
