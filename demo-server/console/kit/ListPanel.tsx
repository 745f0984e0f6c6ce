import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as noticeTexts from '#i18n/es-MX/notices';
import { Icon } from '#kit/art/Icon.tsx';
import { Choice } from './Choice.tsx';
import styles from './ListPanel.module.css';
import { SearchField } from './SearchField.tsx';

/** Rows that are rendered; the search finds the others. */
const MAX_ROWS = 400;

/** Returns a text as the search compares it: without case, accents and spaces around it. */
const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

type ListPanelProps<Item> = {
  /** Undefined while they load: then there is neither a row nor the text of an empty list. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  /** Text that is shown instead of an empty list. */
  empty: string;
  /** Renders the content of a row. `mark` is the dot of a new item, null for others. */
  children: (item: Item, mark: ReactNode) => ReactNode;
  /** Heading with an icon; `action` is at its right. Without it the list is part of a panel that has its own. */
  heading?: { readonly id: string; readonly title: string; readonly icon: string; readonly action?: ReactNode };
  /** Returns what the search compares, without regard to case and accents. Without it there is no search. */
  textOf?: ((item: Item) => string) | undefined;
  /** Which items are listed. The first option is chosen at first. */
  filter?: {
    readonly label: string;
    readonly options: readonly (readonly [value: string, text: string])[];
    readonly matches: (item: Item, value: string) => boolean;
  };
  isNew?: (item: Item) => boolean;
  /** Key of the item that the script points at: it is lit and in view. */
  lit?: string | undefined;
  /** Key of the item that is chosen: it is tinted and in view. */
  current?: string;
  /** Content above and below the rows, such as a form that adds one. */
  before?: ReactNode;
  after?: ReactNode;
};

/** A list of the console: rows with a filter, a search, marks of new items, and a text when it is empty. */
export function ListPanel<Item>({
  items,
  keyOf,
  empty,
  children,
  heading,
  textOf,
  filter,
  isNew = () => false,
  lit,
  current,
  before,
  after,
}: ListPanelProps<Item>) {
  const titleId = useId();
  const [searched, setSearched] = useState('');
  const [chosen, setChosen] = useState(filter?.options[0]?.[0] ?? '');
  const wanted = textOf ? plainText(searched) : '';
  const found = (items ?? []).filter(
    (item) =>
      (filter === undefined || filter.matches(item, chosen)) &&
      (wanted === '' || plainText(textOf?.(item) ?? '').includes(wanted)),
  );
  const hidden = Math.max(0, found.length - MAX_ROWS);
  return (
    <section className={styles.panel} {...(heading && { id: heading.id, 'aria-labelledby': titleId })}>
      {heading && (
        <header className={styles.head}>
          <Icon of={heading.icon} size={22} />
          <h2 id={titleId} className={styles.title}>
            {heading.title}
          </h2>
          {heading.action}
        </header>
      )}
      {(textOf ?? filter) && (
        <div className={styles.tools}>
          {textOf && <SearchField label={technicalTexts.search} text={searched} onChange={setSearched} />}
          {filter && <FilterChoice {...filter} value={chosen} onChoose={setChosen} />}
        </div>
      )}
      <div className={styles.rows}>
        {before}
        {items && found.length === 0 && (
          <p className={styles.empty}>{wanted === '' ? empty : technicalTexts.nothingFound}</p>
        )}
        <ul>
          {found.slice(0, MAX_ROWS).map((item) => {
            const key = keyOf(item);
            const mark = isNew(item) ? (
              <span className={styles.mark} role="img" aria-label={noticeTexts.newNotice} />
            ) : null;
            return (
              <Row key={key} isLit={key === lit} isCurrent={key === current}>
                {children(item, mark)}
              </Row>
            );
          })}
        </ul>
        {hidden > 0 && <p className={styles.empty}>{technicalTexts.moreRows({ count: hidden })}</p>}
        {after}
      </div>
    </section>
  );
}

type FilterChoiceProps = {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  value: string;
  onChoose: (value: string) => void;
};

/** Two or three options beside each other; more of them in a select. */
function FilterChoice({ label, options, value, onChoose }: FilterChoiceProps) {
  if (options.length <= 3) return <Choice label={label} options={options} value={value} onChoose={onChoose} />;
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

type RowProps = { isLit: boolean; isCurrent: boolean; children: ReactNode };

function Row({ isLit, isCurrent, children }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const isPointedOut = isLit || isCurrent;
  useEffect(() => {
    if (isPointedOut) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointedOut]);
  const look = (isLit && styles.lit) || (isCurrent && styles.current) || '';
  return (
    <li ref={row} className={`${styles.row} ${look}`} data-lit={isLit || undefined}>
      {children}
    </li>
  );
}
