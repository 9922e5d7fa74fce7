import { rankName } from '@longhand/contract/name-match';
import type { SearchExcerpt } from '@longhand/contract/sample';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import unseen from '../ui/unseen.module.css';
import styles from './palette.module.css';
import { type Command, groups, useCommands } from './palette-commands.ts';
import { type FoundTexts, useFoundTexts, useNamed } from './palette-search.ts';

const groupMost = 8;

/** Go anywhere, open anything by its name, do the few things that have no place of their own. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.palette');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { commands, isSearching } = useNamed(typed);
  const texts = useFoundTexts(typed);
  const found = groupedBy([...commands, ...useCommands()], typed, texts);
  const options = found.flatMap((group) => group.commands);
  const chosen = options[Math.min(at, options.length - 1)];
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };

  return (
    <Dialog open bare onClose={onClose} title={t('title')}>
      <input
        className={styles.input}
        type="text"
        enterKeyHint="go"
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        value={typed}
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const to = positionAfter(event.key, at, options.length);
          if (to !== undefined) {
            event.preventDefault();
            setAt(to);
          }
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(chosen);
        }}
      />
      <div
        ref={list}
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
      >
        {found.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <div id={`${id}-${group.name}`} className={styles.group} role="presentation">
              {t(`groups.${group.name}`)}
            </div>
            {group.commands.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard, as in every combobox
              // biome-ignore lint/a11y/useFocusableInteractive: it is named by aria-activedescendant
              <div
                key={command.id}
                id={`${id}-${command.id}`}
                role="option"
                aria-selected={command === chosen}
                lang={command.lang}
                className={styles.option}
                onClick={() => run(command)}
              >
                <bdi>{command.name}</bdi>
                {command.above !== undefined && <span>{command.above}</span>}
                <Excerpt of={texts.get(command.id)?.excerpt} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.none}>{isSearching ? t('searching') : t('none')}</p>
      )}
      <p className={clsx(unseen.unseen)} role="status">
        {typed.trim() !== '' && !isSearching && t('found', { n: options.length })}
      </p>
    </Dialog>
  );
}

/** Where the words are in a text that is found by what it says. */
function Excerpt({ of: excerpt }: { of: SearchExcerpt | undefined }) {
  if (excerpt === undefined) return null;

  return (
    <p className={styles.excerpt} dir="auto">
      {excerpt.before}
      <mark>{excerpt.match}</mark>
      {excerpt.after}
    </p>
  );
}

/** Where a key leads in the list; undefined for one that is not about the list. */
function positionAfter(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (Math.min(at, length - 1) + length - 1) % length;
  if (key === 'PageDown') return Math.min(at + groupMost, length - 1);
  if (key === 'PageUp') return Math.max(at - groupMost, 0);

  return undefined;
}

type Group = { name: Command['group']; commands: Command[]; rank: number };

/** Within a group the best names first, and the group with the best name before the others. */
function groupedBy(commands: readonly Command[], typed: string, foundByWords: FoundTexts): Group[] {
  const search = typed.trim();
  const byWords = 5; // after whatever has it in its name
  const ranked = commands.flatMap((command) => {
    const rank =
      search === ''
        ? 0
        : (rankName(command.name, search, command.above) ??
          (foundByWords.has(command.id) ? byWords : null));

    return rank === null ? [] : [{ command, rank }];
  });

  return groups
    .map((name): Group => {
      const own = ranked.filter(({ command }) => command.group === name);
      own.sort((a, b) => a.rank - b.rank);
      const kept = search === '' && name !== 'texts' ? own : own.slice(0, groupMost);

      return {
        name,
        commands: kept.map(({ command }) => command),
        rank: own[0]?.rank ?? 0,
      };
    })
    .filter((group) => group.commands.length > 0)
    .sort((a, b) => a.rank - b.rank);
}
