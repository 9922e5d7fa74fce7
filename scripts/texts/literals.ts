import { type Node, type Source, walk } from './sources.ts';

/** Attributes that are read or heard. */
const spoken = [
  'title',
  'alt',
  'aria-label',
  'aria-description',
  'placeholder',
  'label',
  'hint',
  'lede',
];

/** What is the same in every language: names, keys of a keyboard, a command, whom a formula is from. */
const untranslated =
  /^(Longhand|Spotify|Google|GitHub|Microsoft|Ctrl|⌘|K|Esc|Enter|F8|npm start|Flesch 1948|CSV|JSON|XLSX|HTTP|IP)$/;

/** Words that stand in the markup of a screen instead of in the texts, a sentence each. */
export function literalWords({ file, tree }: Source): string[] {
  const found: string[] = [];
  const note = (words: unknown) => {
    if (typeof words !== 'string') return;
    const plain = words.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(plain) && !untranslated.test(plain)) found.push(plain);
  };

  const look = (below: unknown) =>
    walk(below, (node) => {
      if (node.type === 'JSXText') note(node['value']);
      if (node.type === 'JSXExpressionContainer') note(stringIn(node['expression']));
      if (node.type !== 'JSXAttribute') return;
      const { expression } = Object(node['value']);
      if (spoken.includes(nameOf(node['name'])))
        note(stringIn(node['value']) ?? stringIn(expression));
      look(expression); // for markup in it; by itself a string there is none that is read

      return false;
    });
  look(tree);

  return found.map(
    (words) => `${file} says “${words}” itself; words belong into packages/locales.`,
  );
}

function stringIn(node: unknown): unknown {
  const { type, value } = Object(node);

  return type === 'StringLiteral' ? value : undefined;
}

function nameOf(name: unknown): string {
  return String((Object(name) as Partial<Node>)['value'] ?? '');
}
