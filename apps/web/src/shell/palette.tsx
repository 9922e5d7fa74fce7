import { rankName } from '@longhand/contract/name-match';
import type { SearchExcerpt } from '@longhand/contract/sample';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './palette.module.css';
import { type Command, commandGroups, useCommands } from './palette-commands.ts';
import { useConversationCommands } from './palette-conversations.ts';
import { type FoundTexts, useFoundTexts, useSearchCommands } from './palette-search.ts';

const maxPerGroup = 8;

/** The command palette: opens screens and items by name and runs actions. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.palette');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const { commands, isSearching } = useSearchCommands(typed);
  const texts = useFoundTexts(typed);
  const groups = groupCommands(
    [...commands, ...useConversationCommands(), ...useCommands()],
    typed,
    texts,
  );
  const options = groups.flatMap((group) => group.commands);
  const activeCommand = options[Math.min(activeIndex, options.length - 1)];
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (activeCommand === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeCommand]);

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };

  return (
    <Dialog open hasHiddenTitle onClose={onClose} title={t('title')}>
      <input
        className={styles.input}
        type="text"
        enterKeyHint="go"
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeCommand && `${id}-${activeCommand.id}`}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        value={typed}
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value);
          setActiveIndex(0);
        }}
        onKeyDown={(event) => {
          const nextIndex = indexAfterKey(event.key, activeIndex, options.length);
          if (nextIndex !== undefined) {
            event.preventDefault();
            setActiveIndex(nextIndex);
          }
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(activeCommand);
        }}
      />
      <div
        ref={list}
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <div id={`${id}-${group.name}`} className={styles.group} role="presentation">
              {t(`groups.${group.name}`)}
            </div>
            {group.commands.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox input handles the keyboard
              // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant refers to it
              <div
                key={command.id}
                id={`${id}-${command.id}`}
                role="option"
                aria-selected={command === activeCommand}
                lang={command.lang}
                className={styles.option}
                onClick={() => run(command)}
              >
                <bdi>{command.name}</bdi>
                {command.context !== undefined && <span>{command.context}</span>}
                <Excerpt excerpt={texts.get(command.id)?.excerpt} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.none}>{isSearching ? t('searching') : t('none')}</p>
      )}
      <p className={clsx(visuallyHidden.unseen)} role="status">
        {typed.trim() !== '' && !isSearching && t('found', { n: options.length })}
      </p>
    </Dialog>
  );
}

/** The match inside a text. */
function Excerpt({ excerpt }: { excerpt: SearchExcerpt | undefined }) {
  if (excerpt === undefined) return null;

  return (
    <p className={styles.excerpt} dir="auto">
      {excerpt.before}
      <mark>{excerpt.match}</mark>
      {excerpt.after}
    </p>
  );
}

/** The index after a navigation key; undefined for other keys. */
function indexAfterKey(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (Math.min(at, length - 1) + length - 1) % length;
  if (key === 'PageDown') return Math.min(at + maxPerGroup, length - 1);
  if (key === 'PageUp') return Math.max(at - maxPerGroup, 0);

  return undefined;
}

type CommandGroup = { name: Command['group']; commands: Command[]; rank: number };

/** Ranks commands within each group, and groups by their best command. */
function groupCommands(
  commands: readonly Command[],
  typed: string,
  contentMatches: FoundTexts,
): CommandGroup[] {
  const search = typed.trim();
  const contentRank = 5; // after all name matches
  const ranked = commands.flatMap((command) => {
    const rank =
      search === ''
        ? 0
        : (rankName(command.name, search, command.context) ??
          (contentMatches.has(command.id) ? contentRank : null));

    return rank === null ? [] : [{ command, rank }];
  });

  return commandGroups
    .map((name): CommandGroup => {
      const own = ranked.filter(({ command }) => command.group === name);
      own.sort((a, b) => a.rank - b.rank);
      const visible = search === '' && name !== 'texts' ? own : own.slice(0, maxPerGroup);

      return {
        name,
        commands: visible.map(({ command }) => command),
        rank: own[0]?.rank ?? 0,
      };
    })
    .filter((group) => group.commands.length > 0)
    .sort((a, b) => a.rank - b.rank);
}
